/** What the tokens of a pattern stand for; a missing one makes the pattern unusable. */
export type Tokens = {
  brand: string
  trade: string
  /** with article: 'a small coffee roastery' */
  'a trade': string
  offer: string
  /** ' in Bergen' or nothing */
  'in place': string
  /** ' for freelancers' or nothing */
  'for audience': string
  place?: string
  /** the name is made of the trade, so '{brand} is {a trade}' would say it twice */
  echo?: true
  audience?: string
}

const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** '{brand} is {a trade}{in place}.' → a sentence; null when the request does not give what the pattern needs. */
export function fill(pattern: string, tokens: Tokens): string | null {
  let complete = true
  const said = tokens.echo ? pattern.replace(/\{brand\} (?:is|ist|es|er) \{a trade\}[^.]*\.\s*/, '') : pattern
  if (said === '') return null
  const text = said.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const key = (name.charAt(0).toLowerCase() + name.slice(1)) as Exclude<keyof Tokens, 'echo'>
    const value = tokens[key]
    if (value === undefined) complete = false
    return name.charAt(0) === name.charAt(0).toLowerCase() ? (value ?? '') : upper(value ?? '')
  })
  return complete ? text.replace(/([.!?])\.(?=\s|$)/g, '$1') : null
}
