import type { ConceptKind } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { partAt } from './refusals.ts'
import type { RequestText } from './request-text.ts'

/** 'Don't want: stock photos, testimonials', 'No: …', 'Vil ikke ha: …': nothing that a line lists behind such a key is to be there. */
export function readRefusalKeys(request: RequestText): void {
  request.clauses.forEach((key, index) => {
    if (key.after !== ':' || !isRefusal(request, key)) return
    const behind = request.clauses.slice(index + 1)
    const end = behind.findIndex(({ line, after }) => line !== key.line || after === ':')
    const refused = end < 0 ? behind : behind.slice(0, end)
    const isFree = refused.every(({ first, last }) => request.isFree(first, last))
    if (refused.length === 0 || !isFree || refused.some((one) => saysWhen(request, one))) return
    request.shell(key.first, key.last)
    for (const { first, last } of refused) {
      const part = partAt(request, first, last)
      request.claim('without', first, last, { sure: 0.9, ...(part ? { id: part } : {}) })
    }
  })
}

const refusing = ['refusalKeys', 'withholds', 'excluding', 'nots', 'refuses', 'nones'] as const
const around = [
  'asks',
  'wishes',
  'courtesies',
  'pronouns',
  'self',
  'asksWhat',
  'asides',
  'relativePronouns',
  'copula',
] as const

/** All of the key refuses, and it opens a line or a sentence: 'No', 'What I really don’t want', 'Bitte auf keinen Fall'. */
function isRefusal(request: RequestText, { first, last, before }: TextClause): boolean {
  const opens = ['', '.', '!', ';', 'break', 'bullet'].includes(before)
  const isOf = (kinds: readonly ConceptKind[], at: number) =>
    kinds.some((kind) => request.within(kind, at) !== undefined)
  const refuses = request.run(first, last, (at) => !isOf(refusing, at)) < last
  return (
    opens &&
    refuses &&
    request.run(first, last, (at) => isOf(refusing, at) || isOf(around, at) || request.isSmall(at)) === last
  )
}

const times = new Set(['clock', 'date', 'range'])

/** 'Nicht da: Montag, 24.12.' says when, and refuses nothing. */
const saysWhen = (request: RequestText, { first, last }: TextClause): boolean =>
  request.run(
    first,
    last,
    (at) =>
      !times.has(request.tokens[at]?.kind ?? '') &&
      (['day', 'month'] as const).every((kind) => request.within(kind, at) === undefined),
  ) < last
