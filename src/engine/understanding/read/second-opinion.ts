import type { Span } from '../types.ts'
import type { Fact } from './facts.ts'
import { type LikelyKind, type Likely, likeliest } from './likeliest.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { looksOf } from './word-looks.ts'

/** Where a text says what its page is called, and what that is; null where it says so nowhere. */
export type FoundSpans = Partial<Record<LikelyKind, Span | null>>

/** What is less likely is not put in the place of nothing, or of what was read; less still in a short text, which the rules are for. */
const LEAST = { letter: 0.35, short: 0.5 }
/** By so many times it has to be likelier than what the rules are as sure of, and by so many times that in a short text. */
const times = [
  { sure: 0.9, least: 40 },
  { sure: 0.8, least: 10 },
  { sure: 0.7, least: 4 },
  { sure: 0, least: 1 },
]
const SHORT_TIMES = 4
/** Of what the rules are so sure in a short text nobody is asked. */
const SETTLED = 0.9
/** A text of fewer sentences is short. */
const LETTER = 2
/** What was read and is so unlikely is not what the page is. */
const UNLIKELY = 0.05

type Opinion = { said: FoundSpans | null; certainty: Record<'name' | 'subject', number> }

/**
 * What a text is likelier to say than what was read of it: `said` where something else is to be read, null where all stays;
 * and how sure the name and what it is are, or that the text has none.
 */
export function secondOpinion(request: RequestText, facts: readonly Fact[]): Opinion {
  const name = opinionOn('name', request, facts)
  const what = opinionOn('what', request, named(request, facts, name.stretch))
  // what stays is said again: of another name what was read beside it may be a part
  const said = {
    ...(name.stretch ? { name: request.span(...name.stretch) } : {}),
    what: what.stretch && request.span(...what.stretch),
  }
  return {
    said: name.isNew || what.isNew ? said : null,
    certainty: { name: name.sure, subject: what.sure },
  }
}

/** What is chosen, whether it is something else than what was read, and how sure it is. */
type Choice = { stretch: Stretch | null; isNew: boolean; sure: number }

function opinionOn(asked: LikelyKind, request: RequestText, facts: readonly Fact[]): Choice {
  const read = facts.find(({ kind }) => kind === asked)
  const stretch = read ? request.stretchOf(read) : null
  const isShort = sentencesIn(request) < LETTER
  const sure = read?.sure ?? 0
  if (isShort && sure >= SETTLED) return { stretch, isNew: false, sure }
  const all = likeliest(asked, request, facts)
  const own = all.find((one) => isSame(one.stretch, stretch))?.chance ?? 0
  const stays = { stretch, isNew: false, sure: stretch ? around(all, stretch) : own }
  const [best] = all
  if (!best || isSame(best.stretch, stretch)) return stays
  if (best.stretch && best.chance > leastFor(own, sure, isShort) && mayBe(asked, request, facts, best.stretch))
    return { stretch: best.stretch, isNew: true, sure: around(all, best.stretch) }
  const isNone = asked === 'what' && best.stretch === null && !isShort && isUnlikely(own, sure)
  return isNone ? { stretch: null, isNew: stretch !== null, sure: 0 } : stays
}

const isUnlikely = (own: number, sure: number) => own < UNLIKELY && sure < FIRM

/** How many sentences there are behind the first. */
const sentencesIn = ({ clauses }: RequestText) => clauses.at(-1)?.sentence ?? 0

/** How likely something else has to be, where the rules are so sure of what they read, or of nothing. */
function leastFor(own: number, sure: number, isShort: boolean): number {
  const firm = times.find((one) => sure >= one.sure)?.least ?? 1
  return isShort ? Math.max(own * firm * SHORT_TIMES, LEAST.short) : Math.max(own * firm, LEAST.letter)
}

/** What somebody does is told as it was said; what has a price is something that they have; no street or button is a name. */
const mayBe = (asked: LikelyKind, request: RequestText, facts: readonly Fact[], stretch: Stretch): boolean =>
  asked === 'name'
    ? !isOf(request, facts, stretch, ({ kind, id }) => kind === 'contact' || id === 'button')
    : !tells(request, stretch) && !isOf(request, facts, stretch, ({ kind, id }) => had.has(kind) || id === 'priced')

const had = new Set<Fact['kind']>(['price', 'section', 'hours', 'contact', 'date', 'question'])

/** Whether some of a stretch was read as such a fact. */
function isOf(request: RequestText, facts: readonly Fact[], stretch: Stretch, test: (fact: Fact) => boolean): boolean {
  const span = request.span(...stretch)
  return facts.some((fact) => test(fact) && fact.start < span.end && span.start < fact.end)
}

const FIRM = 0.8

/** 'polish boots': what somebody does is told as it was said. */
const tells = (request: RequestText, [first, last]: Stretch): boolean =>
  request.run(first, last, (at) => !looksOf(request).says(at) && !request.lexicon.deeds.has(request.word(at))) < last

/** How likely a stretch is in whichever of its cuts: 'Café Lumo', 'Lumo'. */
const around = (all: readonly Likely[], [first, last]: Stretch): number =>
  all.reduce((sum, { stretch, chance }) => sum + (stretch && stretch[0] <= last && first <= stretch[1] ? chance : 0), 0)

const isSame = (one: Stretch | null, other: Stretch | null) =>
  one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1])

/** Facts of which the name is the likeliest: beside it one sees better what it is. */
export const withLikelyName = (request: RequestText, facts: readonly Fact[]): Fact[] =>
  named(request, facts, opinionOn('name', request, facts).stretch)

/** Facts of which the name is the one that was chosen. */
function named(request: RequestText, facts: readonly Fact[], stretch: Stretch | null): Fact[] {
  const others = facts.filter(({ kind }) => kind !== 'name')
  if (!stretch) return others
  return [...others, { kind: 'name', ...request.span(...stretch), text: request.slice(...stretch), sure: 1 }]
}
