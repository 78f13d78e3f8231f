import { appWords } from '../app-words.ts'
import { withoutElided } from '../elisions.ts'
import { lexicon } from '../lexicon.ts'
import { partedBy } from '../parted-by.ts'
import { phraseTokens } from '../phrase-tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { type RecordWords, recordWords } from './record-words.ts'

/** What is written down of each thing under one name, and in which form. */
export type RecordField = {
  /** as it was said, without how it is filled in: 'Temper' of 'temper 1 to 5'; empty where only its choices were said */
  label: string
  kind: 'text' | 'notes' | 'choice' | 'check' | 'number' | 'date'
  /** of a choice, in the order in which they were said */
  choices: string[]
  /** of a number on a scale: its ends */
  scale?: { from: number; to: number }
  /** what else was said of it in brackets: '12 months after the last one' */
  note?: string
  /** of what is numbered: 'FE-0001' of 'asset number (format FE-0001)' */
  format?: string
}

/** Longer ones are sentences. */
const MOST_WORDS = 6
const LONGEST_LABEL = 40
const LONGEST_CHOICE = 24
const MOST_CHOICES = 24
const MOST_CHOICE_WORDS = 4

/** A field as a list names it: 'type (water, foam, CO2)', 'eggs seen y/n', 'temper 1 to 5'; null for what is none. */
export function recordField(said: string, language: ReadingLanguage): RecordField | null {
  const inside = /\(([^()]*)\)/.exec(said)?.[1]?.trim() ?? ''
  const whole = withoutSmall(
    withoutBrackets(said)
      .split('/')
      .map((part) => part.trim())
      .join('/'),
    language,
  )
  const field = headed(said, language) ?? filled(whole, inside, language)
  const { label, choices } = field
  // 'soup 6 €' has its price
  const isThing = (label !== '' || choices.length > 0) && !/\d\s?[€$£]|[€$£]\s?\d/.test(label)
  return isThing && label.split(' ').length <= MOST_WORDS && label.length <= LONGEST_LABEL ? field : null
}

/** 'STATUS: waiting, in progress, done' */
function headed(said: string, language: ReadingLanguage): RecordField | null {
  const [, head = '', rest = ''] = /^([^:()]+):\s+(.+)$/s.exec(said) ?? []
  const choices = choicesIn(rest, language)
  return choices.length > 1 ? { label: capital(withoutSmall(head, language)), kind: 'choice', choices } : null
}

/** Units as they are written everywhere. */
const units = new Set(
  'kg g mg t l dl cl ml m km cm mm m² m³ m2 m3 ha s h min hz khz w kw kwh v bar psi °c °f c f x'.split(' '),
)
/** '(Hz)', '(€)', '(minutes)', and 'humidity %'; no '(optional)'. */
function isUnit(inside: string, whole: string, { numbers }: RecordWords): boolean {
  const said = wordsIn(inside.toLowerCase())
  const [amount] = numbers.find(said)
  const isAmount = amount?.first === 0 && amount.last === said.length - 1
  return isAmount || /^\p{Sc}$|^%$/u.test(inside) || units.has(inside.toLowerCase()) || /[%€$£]$/.test(whole)
}
/** 'dd/mm/yyyy', 'TT.MM.JJJJ' */
const isDayForm = (inside: string) => /^\p{L}{1,2}[/.-]\p{L}{1,2}[/.-]\p{L}{2,4}$/u.test(inside)

/** How it is filled in, by what stands behind its name, in brackets, or by the name itself. */
function filled(whole: string, inside: string, language: ReadingLanguage): RecordField {
  const words = recordWords(language)
  const pieces = whole.split(' ')
  const check = words.checks.find(pieces.map((piece) => piece.toLowerCase())).at(-1)
  if (check || words.checks.find(inside.toLowerCase().split(' ')).length > 0)
    return { label: capital(check ? pieces.slice(0, check.first).join(' ') : whole), kind: 'check', choices: [] }
  const [opening = '', ...asked] = pieces
  // 'whether it is paid', and one of several: 'whether it is HERE/LENT/LOST'
  if (asked.length > 0 && lexicon(language).has('whether', opening.toLowerCase())) {
    const state = stateOf(asked, language)
    const choices = state.split('/').filter(Boolean)
    return choices.length > 1
      ? { label: '', kind: 'choice', choices }
      : { label: capital(state), kind: 'check', choices: [] }
  }
  if (isDayForm(inside)) return { label: capital(whole), kind: 'date', choices: [] }
  const scale = scaleOf(whole, language) ?? scaleOf(inside, language)
  if (scale) return { label: capital(scale.rest || whole), kind: 'number', choices: [], scale: scale.ends }
  const own = choicesBehind(whole)
  if (own) return { label: capital(own.label), kind: 'choice', choices: own.choices }
  const choices = choicesIn(inside, language)
  const named = byName(whole, inside, language)
  const isTold = isExample(choices) || isRemark(named.kind, choices)
  return choices.length > 1 && !isTold ? { label: capital(whole), kind: 'choice', choices } : named
}

/** 'service (every 250 hours, then a call)' tells of its day, 'dose in mg (2.5 or 0.75)' of its amount; 'day (Mon, Tue)' is one of these. */
const isRemark = (kind: RecordField['kind'], choices: readonly string[]) =>
  (kind === 'date' && choices.some((choice) => choice.includes(' '))) ||
  (kind === 'number' && choices.some((choice) => /\d/.test(choice)))

/** 'água em m³ (com três casas, 12,375)': an amount beside words shows how it is written. */
const isExample = (choices: readonly string[]) =>
  choices.some((choice) => /\d[.,]\d/.test(choice)) && !choices.every((choice) => /\d/.test(choice))

/** Where a word for a day stands: 'expiry', 'LAST watering', and 'arrival' by itself; an 'arrival desk' and a 'last name' are none. */
function dayAt(said: readonly string[], words: RecordWords, language: ReadingLanguage): number {
  const [event] = words.events.find(said)
  // 'hvem det er TIL' asks for somebody
  const isAsked = lexicon(language).has('interrogatives', said[0] ?? '') && words.dates.find(said, 0, 1).length === 0
  if (said.length > 1 && !isAsked && words.dayEnds.has(said.at(-1) ?? '')) return 0
  const isExpected = words.expected.find(said).at(-1)?.last === said.length - 1
  const isAlone = event?.first === 0 && event.last === said.length - (isExpected ? 2 : 1)
  // 'LAST watered', 'watered LAST'
  const nearest = words.nearest.find(said)[0]?.first
  const isNearest =
    (nearest === 0 || (nearest === 1 && said.length === 2)) && appWords(language).attributes.find(said).length === 0
  if (isAlone || isNearest) return 0
  const part = said.findIndex((word) => words.dayParts.some((end) => word.endsWith(end)))
  // 'eggs PER DAY' are counted
  const day = words.dates.find(said).find(({ first }) => !lexicon(language).has('per', said[first - 1] ?? ''))
  return Math.min(day?.first ?? Infinity, part < 0 ? Infinity : part)
}

/** Where a word for an amount stands, in compounds as their last part: 'Jahresmiete'. */
function amountAt(
  said: readonly string[],
  { numbers, dates, amountParts }: RecordWords,
  language: ReadingLanguage,
): number {
  const part = said.findIndex((word) => amountParts.some((end) => word.endsWith(end)))
  // 'eggs PER DAY'
  const rate = said.findIndex(
    (word, at) => at > 0 && lexicon(language).has('per', word) && dates.find(said, at + 1, at + 2).length > 0,
  )
  const found = [numbers.find(said)[0]?.first ?? -1, part, rate].filter((at) => at >= 0)
  return Math.min(...found)
}

/** Of 'it IS SOLD', 'er BEZAHLT IST' what is ticked: 'sold', 'bezahlt'; 'they paid the fee' stays whole. */
function stateOf(clause: readonly string[], language: ReadingLanguage): string {
  const known = lexicon(language)
  const isOf = (kind: 'pronouns' | 'links' | 'copula', at: number) =>
    known.has(kind, clause.at(at)?.toLowerCase() ?? '')
  const from = isOf('pronouns', 0) || isOf('links', 0) ? 1 : 0
  const said = isOf('copula', from) ? clause.slice(from + 1) : isOf('copula', -1) ? clause.slice(from, -1) : clause
  return (said.length > 0 ? said : clause).join(' ')
}

/** By what it is called: '(Hz)' and 'kilometres' are amounts, 'expiry' is a day. */
function byName(whole: string, inside: string, language: ReadingLanguage): RecordField {
  const words = recordWords(language)
  const said = wordsIn(whole.toLowerCase())
  const plain = { label: capital(whole), choices: [] }
  if (isUnit(inside, whole, words))
    return { ...plain, label: capital(inside === '' ? whole : `${whole} (${inside})`), kind: 'number' }
  const more = inside === '' ? {} : { note: inside }
  if (words.notes.find([...said, ...wordsIn(inside.toLowerCase())]).length > 0) return { ...plain, kind: 'notes' }
  const [day, amount] = [dayAt(said, words, language), amountAt(said, words, language)]
  // 'date of the first payment' is a day, 'price per day' an amount: what it is stands before what it is of
  if (day < amount) return { ...plain, ...more, kind: 'date' }
  const isAmount = amount < Infinity
  // 'salt left in tons (holds 9)' goes no further
  const most = isAmount ? /^\p{L}{1,12}\s(\d{1,4})$/u.exec(inside)?.[1] : undefined
  if (most) return { ...plain, kind: 'number', scale: { from: 0, to: Number(most) } }
  const format = /(?:^|\s)(\p{L}{0,6}[-/.]?\d{2,8})$/u.exec(inside)?.[1]
  return format === undefined
    ? { ...plain, ...more, kind: isAmount ? 'number' : 'text' }
    : { ...plain, kind: 'text', format }
}

const withoutBrackets = (said: string) => said.replace(/\([^()]*\)/g, ' ')
export const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1)
const wordsIn = (said: string) => phraseTokens(said).map(({ text }) => text)

/** '0-10', '1 to 5' at its end, and what stands before it. */
function scaleOf(said: string, language: ReadingLanguage): { rest: string; ends: { from: number; to: number } } | null {
  const pieces = said.replace(/(\d)\s?[-–]\s?(\d)/g, '$1 - $2').split(' ')
  const to = pieces.at(-1) ?? ''
  const joint = pieces.at(-2) ?? ''
  const from = pieces.at(-3) ?? ''
  const isJoint = joint === '-' || recordWords(language).upTo.find([joint]).length > 0
  const isScale = /^\d{1,4}$/.test(from) && /^\d{1,4}$/.test(to) && isJoint && Number(from) < Number(to)
  // 'intensité DE 1 à 10'
  const opens = lexicon(language).has('spanOpens', pieces.at(-4)?.toLowerCase() ?? '')
  const rest = pieces.slice(0, opens ? -4 : -3).join(' ')
  return isScale ? { rest, ends: { from: Number(from), to: Number(to) } } : null
}

/** 'stores OK/LOW': more than two stand by themselves, too: 'plowing/salting/down'. */
function choicesBehind(whole: string): { label: string; choices: string[] } | null {
  const at = whole.lastIndexOf(' ')
  const label = at < 0 ? '' : whole.slice(0, at)
  const choices = whole
    .slice(at + 1)
    .split('/')
    .filter(Boolean)
  const isNamed = label !== '' || choices.length > 2
  return choices.length > 1 && isNamed && choices.length <= MOST_CHOICES ? { label, choices } : null
}

/** '(WATER, FOAM, CO2)', '(Mayor, del Molino o Nueva)'; nothing where a sentence stands there. */
function choicesIn(inside: string, language: ReadingLanguage): string[] {
  const known = lexicon(language)
  const choices = inside
    // '7,90' is one amount
    .split(/,(?!\d)|[;/]/)
    .flatMap((part) => partedBy(part, (word) => known.has('and', word)))
    .filter(Boolean)
  const isShort = choices.every(
    (choice) => choice.length <= LONGEST_CHOICE && choice.split(' ').length <= MOST_CHOICE_WORDS,
  )
  return isShort && choices.length <= MOST_CHOICES ? choices : []
}

/** Without what stands small before it: 'the name of the engineer', 'su parcela'. */
function withoutSmall(said: string, language: ReadingLanguage): string {
  const known = lexicon(language)
  const pieces = said
    .split(/\s+/)
    .map((piece) => piece.replace(/^[:;,.•*–-]/, '').replace(/[:;,.?]$/, ''))
    .filter(Boolean)
  const isSmall = (word: string) =>
    known.has('articles', word) || known.has('own', word) || known.has('and', word) || known.has('having', word)
  // 'O QUE levou' is one question
  const isQuestion = (at: number) => known.has('interrogatives', pieces[at + 1]?.toLowerCase() ?? '')
  const first = pieces.findIndex((piece, at) => !isSmall(piece.toLowerCase()) || isQuestion(at))
  // 'L'ARGILLA' opens with its article; 'date d'arrivée' goes on with it
  return first < 0 ? '' : withoutElided(pieces.slice(first).join(' '), known)
}
