/** Longest prompt that is accepted, in characters; longer ones are answered with 413. */
export const promptMaxLength = 20_000

/** A page larger than this is not sent along or stored, in characters. */
export const pageMaxLength = 1_000_000

export const homePage = 'Home'

/** Why a prompt cannot be sent, or null when it can. */
export function promptProblem(prompt: string): string | null {
  if (prompt.trim() === '') return 'Describe what you want first.'
  if (prompt.length > promptMaxLength)
    return `This prompt has ${prompt.length.toLocaleString('en')} characters; at most ${promptMaxLength.toLocaleString('en')} can be sent. Nothing was lost: shorten it and send again.`
  return null
}
