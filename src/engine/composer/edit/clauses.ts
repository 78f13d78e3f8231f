import { before, behind } from './lexicon/courtesy.ts'
import { statements, verbs } from './lexicon/verbs.ts'

/** A request in its instructions; the texts in quotation marks are taken out, so that their words are not read as orders. */
export type Clauses = { clauses: string[]; quotes: string[] }

const quoted =
  /"([^"]+)"|“([^”]+)”|„([^“”"]+)[“”"]|«\s?([^»]+?)\s?»|(?<=^|[\s(:])'([^']+(?:'\w[^']*)*)'(?=$|[\s.,;:!?)])|(?<=^|[\s(:])‘([^’]+)’(?=$|[\s.,;:!?)])/g

const joint =
  '(?:and then|and also|and|but also|but|then|also|plus|aber|mais|pero|men|so|und dann|und|dann|et puis|et|puis|y luego|y|og så|og)'
const courtesyBetween = `(?:(?:second|secondly|third|finally|lastly|${before})[\\s,]+)*`
/** An abbreviation's full stop ends no sentence. */
const fullStop = '(?<!\\b(?:St|Dr|Mr|Mrs|Ms|No|Str|Nr|Tel|Co|Inc|str|tel|bzw|ca|e\\.g|i\\.e))[.!?](?=\\s|$)'

const between = new RegExp(
  `\\s*(?:[;\\n]+|${fullStop}|,\\s*(?=(?:bitte|please|lieber|rather) [\\p{L} ]{3,24}\\s*[?!.]*$)|,\\s*(?=something ` +
    `(?:a bit |a little )?(?:[\\w-]+er|more [\\w-]+|less [\\w-]+)\\s*[?!.]*$)|:\\s+(?=(?:${verbs}) (?:it|them|that|` +
    `this)(?![\\p{L}]))|,?\\s+${joint}\\s+(?=${courtesyBetween}(?:(?:${verbs})(?:-(?:les|la|le))?(?![\\p{L}-])|` +
    `${statements}))|,?\\s+and\\s+(?=(?:the|my|our|its)\\s[\\w -]{2,40}?\\s(?:to|into)\\s)|,\\s*(?=${courtesyBetween}` +
    `(?:(?:${verbs})(?:-(?:les|la|le))?(?![\\p{L}-])|${statements}))|,?\\s+and\\s+(?:also\\s+)?(?=an? (?:bigger|` +
    `smaller|larger|darker|lighter|bolder)\\b))\\s*`,
  'iu',
)

const counted = new RegExp(
  `^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|lastly|finally)[,:]?\\s+(?=(?:${verbs})(?![\\p{L}-]))`,
  'iu',
)
const opening = new RegExp(`^(?:${before})(?:[\\s,:!…]+|$|\\.{2,}\\s*)`, 'iu')
const closing = new RegExp(`(?:[\\s,]+(?:${behind}))$`, 'iu')

/** Hundreds of patterns read an instruction, some of them in the square of its length: what is longer is none. */
const clauseMaxLength = 600
const clausesMax = 100

/** Runs of white space say no more than one; an empty line stays one. */
const tight = (prompt: string) => prompt.replace(/[^\S\n]+/g, ' ').replace(/\n[ \n]*\n/g, '\n\n')

/** Splits a request into instructions. Quotes come back as `⟦0⟧`, `⟦1⟧` … */
export function readClauses(prompt: string): Clauses {
  const quotes: string[] = []
  const bare = tight(prompt).replace(quoted, (_whole, ...groups: unknown[]) => {
    quotes.push(groups.slice(0, 6).find((group): group is string => typeof group === 'string') ?? '')
    return `⟦${quotes.length - 1}⟧`
  })
  const clauses = conditionsKept(bare.split(between))
    .map(withoutCourtesy)
    .filter((clause) => clause !== '' && clause.length <= clauseMaxLength && !interjection.test(clause))
    .slice(0, clausesMax)
  return { clauses: clauses.map(withVerb), quotes }
}

/** Words that ask for nothing. */
const interjection = /^(?:no|nah|nope|yes|yeah|hm+|hmm+|ok|okay|oh|wait|no wait|well|so|nein|ja|non|oui|sí|nei)$/i

const condition = /^\s*(?:when|if|once|wenn|sobald|quand|si|cuando|når|hvis)(?![\p{L}])/iu

/** 'When I click the logo, it should open …' is one instruction. */
function conditionsKept(pieces: readonly string[]): string[] {
  const kept: string[] = []
  for (const piece of pieces) {
    const before = kept.at(-1)
    if (before !== undefined && condition.test(before)) kept[kept.length - 1] = `${before}, ${piece}`
    else kept.push(piece)
  }
  return kept
}

const carried = /^(?:change|set|rename|update|make|turn|link|point|move|paint|colou?r)\b/i

/** 'change the headline to A and the button to B' says its verb once. */
function withVerb(clause: string, index: number, all: readonly string[]): string {
  const verb = carried.exec(all[index - 1] ?? '')?.[0]
  return verb && /^(?:the|my|our|its) [\w -]{2,40}? (?:to|into) .+$/i.test(clause) ? `${verb} ${clause}` : clause
}

/** 'hmm, could you please make it darker?' → 'make it darker' */
export function withoutCourtesy(clause: string): string {
  let text = clause.trim().replace(/^(?:[-*•·–]\s+|\d+[.)]\s+|[¿¡]\s*)/, '')
  for (let last = ''; last !== text; ) {
    last = text
    // 'thanks' alone stays what it is
    text = text.replace(counted, '').replace(opening, '').trim() || text
  }
  for (let last = ''; last !== text; ) {
    last = text
    text =
      text
        .replace(/[\s,.!?…]+$/u, '')
        .replace(closing, '')
        .trim() || text
  }
  return asDemand(text)
}

const doing =
  '(?:be|follow|use|get|become|stand|sit|move|say|read|have|look|feel|stay|stick|come|go|lead|link|show|open)'
const wished = new RegExp(
  `^(?:i(?:['’]d| would)? (?:like|love|prefer|want|need) (?<wish>(?:the|my|our|all|this|that|it|everything)\\b.*?) ` +
    'to|(?:can|could|may|might|shall|should|must) (?<may>(?:the|my|our|all|this|that|it|everything|they|these|' +
    `those)\\b.*?)(?: please)?) (?<how>(?:not |also |please )?(?:${doing})\\b.*)$`,
  'i',
)

/** 'I would like the nav to be fixed' and 'can it be greener' ask for what 'the nav should be fixed' says. */
function asDemand(text: string): string {
  const demand = wished.exec(text)?.groups
  return demand ? `${demand.wish ?? demand.may} should ${demand.how}` : text
}

/** Puts the quoted texts back. */
export function withQuotes(text: string, quotes: readonly string[], mark = ''): string {
  return text.replace(/⟦(\d+)⟧/g, (_whole, index: string) => `${mark}${quotes[Number(index)] ?? ''}${mark}`).trim()
}
