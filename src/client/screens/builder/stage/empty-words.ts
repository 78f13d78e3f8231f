/** What the empty stage says. */
export function emptyWords(isMaking: boolean, hasFailed: boolean): { title: string; text: string } {
  if (isMaking) return { title: 'Your page takes shape here', text: 'Section by section, while you watch.' }
  if (hasFailed)
    return {
      title: 'No page yet',
      text: 'The last attempt brought nothing to show. Your message is kept in the chat; try it again from there.',
    }
  return {
    title: 'Your page takes shape here',
    text: 'Section by section, while you watch. Each version is kept, and what you did not ask to change stays as it is.',
  }
}
