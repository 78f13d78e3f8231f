import type { Clause } from './scene.ts'

/** The groups of a pattern that a clause fits; every missing group is ''. */
export type Groups = (name: string) => string

/** Tries patterns in turn; the groups of the first that fits, else null. */
export function fit(words: string, ...patterns: readonly RegExp[]): Groups | null {
  for (const pattern of patterns) {
    const match = pattern.exec(words)
    if (match) return (name) => match.groups?.[name]?.trim() ?? ''
  }
  return null
}

/** A target as it stands in an instruction, without what belongs to the instruction: 'the headline text' → 'headline'. */
export function targetOf(clause: Clause, words: string): string {
  const put = clause.target(words)
  return put
    .replace(/^(?:all of|all|every|each|both) (?:the |my |our )?/i, (all) =>
      /^(?:all|every|each|both)/i.test(all) ? `${all.split(' ')[0]} ` : '',
    )
    .replace(/^(?:the|my|our|its|your) /i, '')
    .replace(/(?<=.)(?:'s|’s)? (?:text|label|words|wording|copy|caption)$/i, '')
    .replace(/^(?:clicking(?: on)?|a click on|the click on) (?:the )?/i, '')
    .replace(/^(?:text|label|words|wording|caption|contents?) (?:of|on|in|inside) (?:the |my |our )?/i, '')
    .trim()
}
