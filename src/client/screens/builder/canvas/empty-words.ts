/** What the empty canvas says. */
export function emptyWords(isMaking: boolean, last: 'none' | 'failed' | 'discarded'): { title: string; text: string } {
  if (isMaking) return { title: 'Your page takes shape here', text: 'Section by section, while you watch.' }
  if (last === 'discarded')
    return {
      title: 'Nothing is shown',
      text: 'The stopped page was discarded. It can be reached for a day: switch to its version in the chat.',
    }
  if (last === 'failed')
    return {
      title: 'No page yet',
      text: 'The last attempt brought nothing to show. Your message is kept in the chat; try it again from there.',
    }
  return {
    title: 'Your page takes shape here',
    text: 'Section by section, while you watch. Each version is kept, and what you did not ask to change stays as it is.',
  }
}
