import { outlinesOf } from '../../../understanding/app-outline.ts'
import { wordsIn } from '../../../understanding/control-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import { readTokens } from '../../../understanding/tokens.ts'
import type { Brief, Span } from '../../types.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
import { type DoorField, fieldsIn, ownFields, peekLabel } from './door-fields.ts'
import { hintsOf } from './door-hints.ts'
import { pressedIn } from './door-links.ts'
import { capital } from './source.ts'

const enters = new RegExp(
  inAnyLanguage(({ doors }) => doors.enter),
  'iu',
)
/** Where a password that was lost is asked for. */
export const resets = new RegExp(
  inAnyLanguage(({ doors }) => doors.reset),
  'iu',
)
/** 'log in and sign up' asks for a way in. */
export const joins = new RegExp(
  `(?<!(?:${enters.source}) and )(?<!\\p{L})(?:${inAnyLanguage(({ doors }) => doors.join)})`,
  'iu',
)

const opens = (words: RegExp, request: string) => words.exec(request)?.index ?? Number.POSITIVE_INFINITY

/** 'a login page with a forgot password link' is a way in. */
export const isWayIn = (request: string) =>
  opens(enters, request) < Math.min(opens(resets, request), opens(joins, request))

/** What a way in asks for, in the notation of write/fields.ts, and what it has besides. */
export type DoorWishes = {
  /** without an address and a password, where others were named; empty where they are the usual ones */
  fields: string[]
  /** the password can be read; with words of its own where it is a code */
  peek: { label: string | null } | null
  /** buttons and links beside the one that sends */
  further: string[]
  /** nobody opens an account here */
  isClosed: boolean
  /** what is said of that, and what was to stand below */
  notes: string[]
  /** what stands in quotation marks beside what it opens */
  name: string | null
  /** what stands in brackets behind the name */
  about: string | null
  served: Span[]
}

/** Whether the first words of a request are a way in, whatever its fields are: 'Login with phone and code'. */
export function opensDoor(request: string, language: Brief['language']): boolean {
  const at = opens(enters, request)
  if (!isWayIn(request)) return false
  const known = lexicon(language)
  const kinds = ['articles', 'asks', 'small', 'own', 'pages', 'of', 'qualities', 'about'] as const
  const before = wordsIn(request.slice(0, at))
  const [match = ''] = enters.exec(request) ?? []
  const next = wordsIn(request.slice(at + match.length))[0] ?? ''
  const isAlone = /^\s*(?:[,.:(]|$)/.test(request.slice(at + match.length)) || known.has('having', next)
  const isLed =
    known.has('about', next) && fieldsIn(request, language).some(({ id }) => id !== 'email' && id !== 'phone')
  const isPage = before.some((word) => known.has('pages', word))
  return before.every((word) => kinds.some((kind) => known.has(kind, word))) && (isAlone || isPage || isLed)
}

/** The wishes of a request for a way in; null where it is for none, or has none. */
export function doorWishes(request: string, language: Brief['language']): DoorWishes | null {
  if (!isWayIn(request)) return null
  const clauses = clausesOf(request)
  const wishes = withLead(request, clauses, language)
  const { served } = wishes
  const hints = hintsOf(request, clauses, language)
  served.push(...hints)
  const isServed = (clause: Span) => served.some(({ start, end }) => clause.start >= start && clause.end <= end)
  const found: DoorField[] = []
  for (const [at, clause] of clauses.entries()) {
    if (isServed(clause) && at > 0) continue
    const text = request.slice(clause.start, clause.end)
    const pressed = pressedIn(text, language)
    const peek = peekLabel(text, language)
    const isRefused = refuses(text, language)
    if (isRefused) {
      wishes.isClosed = true
      const note = noteBehind(request, clauses, at, language)
      if (note) wishes.notes.push(request.slice(note.start, note.end))
      served.push(clause, ...(note ? [note] : []))
    } else if (peek) {
      wishes.peek = peek
      served.push(clause)
    } else if (!resets.test(text) || pressed.labels.length > 0) found.push(...fieldsIn(pressed.before, language))
    wishes.further.push(...pressed.labels)
    if (pressed.labels.length > 0) {
      const isAll = fieldsIn(pressed.before, language).length === 0
      served.push({ start: clause.start + (isAll ? 0 : pressed.start), end: clause.end })
    }
  }
  wishes.notes.push(...hints.map(({ note }) => note))
  wishes.fields = ownFields(found)
  const { fields, peek, further, isClosed, notes, about } = wishes
  return fields.length + further.length + notes.length > 0 || peek || isClosed || about ? wishes : null
}

/** What the first words say: whose door it is, and for whom. */
function withLead(request: string, clauses: readonly Span[], language: Brief['language']): DoorWishes {
  const wishes: DoorWishes = {
    fields: [],
    peek: null,
    further: [],
    isClosed: false,
    notes: [],
    name: nameBeside(request, clauses, language),
    about: null,
    served: [],
  }
  const about = outlinesOf(request, language).find(({ isBracket, lead }) => isBracket && enters.test(lead.text))
  const lead = about ? null : leadOf(request, clauses[0], language)
  if (about) wishes.about = capital(request.slice(about.start + 1, about.end - 1))
  else if (lead) wishes.about = capital(request.slice(lead.start, lead.end))
  if (about) wishes.served.push(about)
  if (lead) wishes.served.push({ start: 0, end: lead.end })
  // whose door it is, and for whom
  const [first] = clauses
  if (first && (wishes.name || enters.test(request.slice(first.start, first.end)))) wishes.served.push(first)
  return wishes
}

/** 'sign-in page for our teachers' portal “CHALK HOUSE”' */
function nameBeside(request: string, [first]: readonly Span[], language: Brief['language']): string | null {
  if (!first) return null
  const text = request.slice(first.start, first.end)
  const [quote, another] = phraseTokens(text).filter(({ quoted }) => quoted)
  const isAlone = quote !== undefined && another === undefined && text.slice(quote.end).trim() === ''
  return isAlone && enters.test(text) && pressedIn(text, language).labels.length === 0 ? quote.text : null
}

/** 'Login FOR MEMBERS OF THE CLUB: …', where no page is spoken of. */
function leadOf(request: string, clause: Span | undefined, language: Brief['language']): Span | null {
  const match = enters.exec(request)
  const known = lexicon(language)
  if (!clause || !match || match.index + match[0].length > clause.end) return null
  const start = match.index + match[0].length + 1
  const text = request.slice(start, clause.end)
  const words = wordsIn(request.slice(0, clause.end))
  const isPage = words.some((word) => known.has('pages', word)) || /["“„«]/.test(text)
  const isLead = known.has('about', wordsIn(text)[0] ?? '') && /^\s*[:,.]/.test(request.slice(clause.end))
  return isLead && !isPage && text.length <= LONGEST_LEAD ? { start, end: clause.end } : null
}

const LONGEST_LEAD = 60

/** The pieces between marks; a mark in a quotation is none. */
function clausesOf(request: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const tokens = readTokens(request)
  for (const { kind, start: from, end, text } of tokens) {
    if (!(kind === 'break' || (kind === 'mark' && /[.,;:!?()]/.test(text)))) continue
    if (request.slice(start, from).trim() !== '') spans.push({ start, end: from })
    start = end
  }
  return request.slice(start).trim() === '' ? spans : [...spans, { start, end: request.length }]
}

const NEAR = 3

/** 'NO signup', 'keine Registrierung' */
function refuses(text: string, language: Brief['language']): boolean {
  const join = joins.exec(text)
  if (!join) return false
  const known = lexicon(language)
  const before = wordsIn(text.slice(0, join.index)).slice(-NEAR)
  const isNo = (at: number) =>
    (['excluding', 'nots'] as const).some(
      (kind) => known.has(kind, before.slice(at).join(' ')) || known.has(kind, before[at] ?? ''),
    )
  return before.some((_, at) => isNo(at))
}

/** 'No signup, ACCOUNTS ARE MADE BY THE DESK (room 4)': the clause behind it, in the same sentence. */
function noteBehind(request: string, clauses: readonly Span[], at: number, language: Brief['language']): Span | null {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause || !next || !/^\s*[,:;–-]/.test(request.slice(clause.end))) return null
  const text = request.slice(next.start, next.end)
  const isWish = peekLabel(text, language) !== null || resets.test(text) || pressedIn(text, language).labels.length > 0
  if (wordsIn(text).length < LEAST_SAID || isWish) return null
  const start = next.start + text.length - text.trimStart().length
  const closes = request.charAt(next.end) === '(' ? request.indexOf(')', next.end) : -1
  return { start, end: closes > 0 ? closes + 1 : next.start + text.trimEnd().length }
}

/** So many words say something. */
const LEAST_SAID = 3
