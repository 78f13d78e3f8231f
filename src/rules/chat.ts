/** Longest prompt that is accepted, in characters; longer ones are answered with 413. */
export const promptMaxLength = 20_000

/** A page larger than this is not sent along or stored, in characters: its pictures stand in it. */
export const pageMaxLength = 5_000_000

/** The ids of its elements take this many characters at most; a page that was taken apart more often has none. */
export const elementIdsMax = 20_000

export const homePage = 'Home'

/** Why a prompt cannot be sent, or null when it can. */
export function promptProblem(prompt: string): string | null {
  if (prompt.trim() === '') return 'Describe what you want first.'
  if (prompt.length > promptMaxLength)
    return (
      `This prompt has ${prompt.length.toLocaleString('en')} characters; at most ` +
      `${promptMaxLength.toLocaleString('en')} can be sent. Nothing was lost: shorten it and send again.`
    )
  return null
}

/** How many earlier messages go along with a prompt, and how much of each; the engine cuts them further. */
export const sentMessages = 40
export const sentMessageMaxLength = 20_000

/** The most that the other pages of a project may add to a request, in pages and in characters; they only lend their look. */
const otherPagesMax = 50
const otherPagesMaxLength = 500_000

/** The other pages that go along with a prompt for the page `current`. */
export function pagesAlong<T extends { name: string; html: string }>(pages: readonly T[], current: string): T[] {
  let room = otherPagesMaxLength
  return pages
    .filter(({ name, html }) => name !== current && html !== '')
    .slice(0, otherPagesMax)
    .filter(({ html }) => (room -= html.length) >= 0)
}

/** Whose change stands where two changed the same place of a page; 'both': of words theirs and then mine. */
export const preferences = ['mine', 'theirs', 'both'] as const
export type Preference = (typeof preferences)[number]
