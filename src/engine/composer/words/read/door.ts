import { outlinesOf } from '../../../understanding/app-outline.ts'
import { controlWords, names, wordsIn } from '../../../understanding/control-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens, unquoted } from '../../../understanding/phrase-tokens.ts'
import { readTokens } from '../../../understanding/tokens.ts'
import type { Brief, Span } from '../../types.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
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
  /** the password can be read */
  peeks: boolean
  /** buttons beside the one that sends */
  further: string[]
  /** nobody opens an account here; what is said of that */
  closed: { note: string | null } | null
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
  const wishes: DoorWishes = { fields: [], peeks: false, further: [], closed: null, about: null, served: [] }
  const about = outlinesOf(request, language).find(({ isBracket, lead }) => isBracket && enters.test(lead.text))
  if (about) {
    wishes.about = capital(request.slice(about.start + 1, about.end - 1))
    wishes.served.push(about)
  }
  const lead = about ? null : leadOf(request, clauses[0], language)
  if (lead) {
    wishes.about = capital(request.slice(lead.start, lead.end))
    wishes.served.push({ start: 0, end: lead.end })
  }
  const found: { spec: string; id: string }[] = []
  for (const [at, clause] of clauses.entries()) {
    const text = request.slice(clause.start, clause.end)
    const label = secondLabel(text, language)
    const isRefused = refuses(text, language)
    if (label) wishes.further.push(label)
    else if (isRefused) wishes.closed = { note: noteBehind(request, clauses, at, language) }
    else if (names(text, 'peek', language)) wishes.peeks = true
    else if (resets.test(text) || (about && clause.start >= about.start && clause.end <= about.end)) continue
    else found.push(...fieldsIn(text, language))
    if (label || isRefused || names(text, 'peek', language)) wishes.served.push(clause)
  }
  if (wishes.closed?.note)
    wishes.served.push(...clauses.filter((one) => request.slice(one.start, one.end).trim() === wishes.closed?.note))
  wishes.fields = ownFields(found)
  const hasOwn = wishes.fields.length > 0 || wishes.peeks || wishes.further.length > 0
  return hasOwn || wishes.closed || wishes.about ? wishes : null
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

/** 'a “Use your card” secondary BUTTON' */
function secondLabel(text: string, language: Brief['language']): string | null {
  const quote = readTokens(text).find(({ kind }) => kind === 'quote')
  if (!quote) return null
  const known = lexicon(language)
  const isButton = wordsIn(text).some((word) => known.forms(word).some((form) => known.idOf('cue', form) === 'button'))
  return isButton && names(text, 'second', language) ? unquoted(quote.text) : null
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

/** 'No signup, ACCOUNTS ARE MADE BY THE DESK': the clause behind it, in the same sentence. */
function noteBehind(request: string, clauses: readonly Span[], at: number, language: Brief['language']): string | null {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause || !next || !/^\s*[,:;–-]/.test(request.slice(clause.end))) return null
  const text = request.slice(next.start, next.end).trim()
  const isWish = names(text, 'peek', language) || resets.test(text) || secondLabel(text, language) !== null
  return wordsIn(text).length > 2 && !isWish ? text : null
}

/** 'mobile number and 6-digit code': the fields that a clause names, with what is said of them. */
function fieldsIn(text: string, language: Brief['language']): { spec: string; id: string }[] {
  const tokens = phraseTokens(text)
  const words = wordsIn(text)
  const table = controlWords(language)
  const own = (['code', 'username'] as const).flatMap((id) => table[id].find(words).map((hit) => ({ ...hit, id })))
  const fields = lexicon(language)
    .find(readTokens(text), ['field'])
    .filter(({ id }) => id === 'email' || id === 'phone' || id === 'password')
    .map(({ id, start, end }) => ({ id, start, end }))
  const all = [
    ...own.map(({ id, first, last }) => ({
      id: id as string,
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    })),
    ...fields,
  ].sort((one, other) => one.start - other.start || other.end - one.end)
  return all
    .filter((one, at) => !all.slice(0, at).some((before) => before.end > one.start))
    .map(({ id, start, end }) => {
      // 'kode PÅ 6 SIFFER'
      const length = /^(?:\s+\p{L}{1,3})?\s+\d+\s+\p{L}+/u.exec(text.slice(end))?.[0] ?? ''
      return { id, spec: `${id}=${capital(text.slice(start, end) + length)}*` }
    })
}

/** Others than an address and a password, each once. */
function ownFields(found: readonly { spec: string; id: string }[]): string[] {
  const ids = new Set(found.map(({ id }) => id))
  const isUsual = !ids.has('code') && !ids.has('username') && !ids.has('phone')
  if (isUsual) return []
  const once = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
  // a number alone opens nothing
  return ids.has('code') || ids.has('password')
    ? once.map(({ spec }) => spec)
    : [...once.map(({ spec }) => spec), 'password*']
}
