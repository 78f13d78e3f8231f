/**
 * Ways of phrasing a brief, by shape. `{…}` is a hole for a fact, `[…]` stands only in some of them, `@` draws from
 * another language. `{a}` is the trade with its article ('acc': the German accusative, 'our': with our), `{s}` one
 * service, `{i1}` and `{v1}` what costs how much, `{x1}` a section, `{c1}` a colour, `{deed1}` a
 * sentence of what its owner does, `{does}` what stands behind 'our bakery' in such a one.
 */
export const shapes = ['comma', 'prose', 'bullets', 'keys', 'ask', 'hurry', 'long', 'letter', 'mixed', 'own'] as const
export type BriefShape = (typeof shapes)[number]
export type Phrasings = Record<Exclude<BriefShape, 'letter'>, readonly string[]> & {
  /** with a greeting, or sent on for somebody else */
  letter?: readonly string[]
}
