/** A text in quotation marks, taken out so that its words are not read as instructions. */
export type Clauses = { clauses: string[]; quotes: string[] }

const quoted =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|(?<=^|[\s(:])'([^']+(?:'\w[^']*)*)'(?=$|[\s.,;:!?)])|(?<=^|[\s(:])‘([^’]+)’(?=$|[\s.,;:!?)])/g

/** Verbs that begin an instruction: 'and' before one of them separates two. */
const verbs =
  'make|turn|set|change|rename|replace|swap|update|edit|add|insert|include|put|place|append|create|remove|delete|drop|hide|cut|get rid of|take out|take away|move|shift|bring|duplicate|copy|repeat|clone|use|switch|give|write|link|point|center|centre|align|enlarge|shrink|increase|decrease|reduce|colou?r|recolou?r|paint|darken|lighten|round|redesign|redo|start over|try|show|(?:call|name) (?:it|this|us)'

const between = new RegExp(
  `\\s*(?:[;\\n]+|[.!](?=\\s|$)|,?\\s+(?:and|then|and then|also|plus)\\s+(?:also\\s+|then\\s+|please\\s+)?(?=(?:${verbs})\\b)|,\\s*(?:then\\s+|also\\s+|please\\s+)?(?=(?:${verbs})\\b))\\s*`,
  'i',
)

const courtesy =
  /^(?:please|pls|now|ok(?:ay)?|so|hey|hi|and|also|then|could you|can you|would you|will you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|let's|just|next|thanks|thank you)[\s,]+/i

/** Splits a request into instructions. Quotes come back as `⟦0⟧`, `⟦1⟧` … */
export function readClauses(prompt: string): Clauses {
  const quotes: string[] = []
  const bare = prompt.replace(quoted, (_whole, ...groups: unknown[]) => {
    quotes.push(groups.slice(0, 6).find((group): group is string => typeof group === 'string') ?? '')
    return `⟦${quotes.length - 1}⟧`
  })
  const clauses = bare.split(between).map(strip).filter(Boolean)
  return { clauses, quotes }
}

function strip(clause: string): string {
  let text = clause.trim()
  while (courtesy.test(text)) text = text.replace(courtesy, '')
  return text.replace(/[\s,.!?]+(?:please|thanks|thank you)?[\s.!?]*$/i, '').trim()
}

/** Puts the quoted texts back. */
export function withQuotes(text: string, quotes: readonly string[]): string {
  return text.replace(/⟦(\d+)⟧/g, (_whole, index: string) => quotes[Number(index)] ?? '').trim()
}
