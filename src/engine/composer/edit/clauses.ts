import { before, behind } from './lexicon/courtesy.ts'
import { statements, verbs } from './lexicon/verbs.ts'

/** A request in its instructions; the texts in quotation marks are taken out, so that their words are not read as orders. */
export type Clauses = { clauses: string[]; quotes: string[] }

const quoted =
  /"([^"]+)"|“([^”]+)”|„([^“”"]+)[“”"]|«\s?([^»]+?)\s?»|(?<=^|[\s(:])'([^']+(?:'\w[^']*)*)'(?=$|[\s.,;:!?)])|(?<=^|[\s(:])‘([^’]+)’(?=$|[\s.,;:!?)])/g

const joint = '(?:and then|and also|and|then|also|plus|und dann|und|dann|et puis|et|puis|y luego|y|og så|og)'
const courtesyBetween = '(?:also |then |please |could you |can you |just |bitte |dann |auch |aussi |también |også )*'
/** An abbreviation's full stop ends no sentence. */
const fullStop = '(?<!\\b(?:St|Dr|Mr|Mrs|Ms|No|Str|Nr|Tel|Co|Inc|str|tel|bzw|ca|e\\.g|i\\.e))[.!?](?=\\s|$)'

const between = new RegExp(
  `\\s*(?:[;\\n]+|${fullStop}|,?\\s+${joint}\\s+(?=${courtesyBetween}(?:(?:${verbs})(?![\\p{L}-])|${statements}))|,\\s*(?=${courtesyBetween}(?:(?:${verbs})(?![\\p{L}-])|${statements}))|,?\\s+and\\s+(?:also\\s+)?(?=an? (?:bigger|smaller|larger|darker|lighter|bolder)\\b))\\s*`,
  'iu',
)

const opening = new RegExp(`^(?:${before})(?:[\\s,:!…]+|$|\\.{2,}\\s*)`, 'iu')
const closing = new RegExp(`(?:[\\s,]+(?:${behind}))$`, 'iu')

/** Splits a request into instructions. Quotes come back as `⟦0⟧`, `⟦1⟧` … */
export function readClauses(prompt: string): Clauses {
  const quotes: string[] = []
  const bare = prompt.replace(quoted, (_whole, ...groups: unknown[]) => {
    quotes.push(groups.slice(0, 6).find((group): group is string => typeof group === 'string') ?? '')
    return `⟦${quotes.length - 1}⟧`
  })
  const clauses = bare.split(between).map(withoutCourtesy).filter(Boolean)
  return { clauses, quotes }
}

/** 'hmm, could you please make it darker?' → 'make it darker' */
export function withoutCourtesy(clause: string): string {
  let text = clause.trim()
  for (let last = ''; last !== text; ) {
    last = text
    // 'thanks' alone stays what it is
    text = text.replace(opening, '').trim() || text
  }
  for (let last = ''; last !== text; ) {
    last = text
    text =
      text
        .replace(/[\s,.!?…]+$/u, '')
        .replace(closing, '')
        .trim() || text
  }
  return text
}

/** Puts the quoted texts back. */
export function withQuotes(text: string, quotes: readonly string[], mark = ''): string {
  return text.replace(/⟦(\d+)⟧/g, (_whole, index: string) => `${mark}${quotes[Number(index)] ?? ''}${mark}`).trim()
}
