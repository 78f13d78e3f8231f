import type { Lexicon } from '../lexicon.ts'
import type { Span } from '../types.ts'

/** What makes a letter or a mail of a request, and says nothing of what is asked for. */
export type LetterParts = {
  /** 'Dear Sir or Madam,', 'Subject: our page', 'With kind regards' */
  formulas: Span[]
  /** who signs: told where the letter says it nowhere else */
  signature: Span | null
}

type Line = Span & { text: string }

/** So many lines from the end on a letter closes. */
const LAST_LINES = 4
/** So many more may say below who signs how one reaches them. */
const CONTACT_LINES = 3
const LONGEST = { salutation: 7, inline: 3, signature: 5, role: 9, contact: 7, copied: 60, alone: 12 }

/** The salutation, the closing and the lines above a mail. */
export function letterParts(text: string, { grammar }: Lexicon): LetterParts {
  const lines = linesOf(text)
  const marks = lines.filter(({ mark }) => mark > 0).length > 1 ? lines.filter(({ mark }) => mark > 0) : []
  const quotes = marks.map(({ start, mark }) => ({ start: start - mark, end: start }))
  const full = lines.filter((line) => line.text !== '')
  const heads = mailHeads(full, grammar)
  const body = full.filter((line) => !heads.includes(line))
  const opening = body.slice(0, 4).flatMap((line) => salutationIn(line, grammar))[0]
  const closing = closingIn(body, grammar)
  return {
    formulas: [
      ...quotes,
      ...heads,
      ...labelIn(body[0], grammar),
      ...body.slice(0, 3).flatMap((line) => copiedIn(line, grammar)),
      ...(opening ? [opening] : []),
      ...(closing ? [closing.formula] : []),
      ...body.flatMap(({ start, text }, index) => {
        const mark = index > 0 ? postscript.exec(text)?.[0] : undefined
        return mark ? [{ start, end: start + mark.length }] : []
      }),
    ],
    signature: closing && isSignature(text, closing.rest) ? closing.rest : null,
  }
}

/** The lines without the space around them, and without the marks of a quoted mail before them. */
function linesOf(text: string): (Line & { mark: number })[] {
  let at = 0
  return text.split('\n').map((said) => {
    const mark = /^(?:>\s?)+/.exec(said)?.[0].length ?? 0
    const own = said.slice(mark)
    const start = at + mark + own.length - own.trimStart().length
    at += said.length + 1
    return { start, end: start + own.trim().length, text: own.trim(), mark }
  })
}

/** 'App screen: settings of …': what kind of thing is asked for opens the text, and what it is stands behind. */
function labelIn(line: Line | undefined, { screenLabels }: Lexicon['grammar']): Span[] {
  const colon = line?.text.indexOf(':') ?? -1
  const label = line?.text.slice(0, Math.max(0, colon)).trim().toLowerCase() ?? ''
  const isLabel = line !== undefined && screenLabels.includes(label) && /^\s+\S/.test(line.text.slice(colon + 1))
  return isLabel ? [{ start: line.start, end: line.start + colon + 1 }] : []
}

/** 'COPYING THIS OFF OUR FLYER: …', 'SEE BELOW FROM THE BOSS': where the text comes from, up to its colon or the end of its sentence. */
function copiedIn({ start, text }: Line, { copied }: Lexicon['grammar']): Span[] {
  const said = text.toLowerCase().replaceAll('’', "'")
  const at = copied.reduce((first, phrase) => {
    const found = said.indexOf(phrase)
    const isWord = found >= 0 && !/[\p{L}\p{N}]/u.test(said.charAt(found - 1) + said.charAt(found + phrase.length))
    return isWord && (first < 0 || found < first) ? found : first
  }, -1)
  if (at < 0 || at > LONGEST.copied) return []
  // 'Preise 2025 (HAB ICH EBEN ABGETIPPT)'
  const [open, close] = [text.lastIndexOf('(', at), text.indexOf(')', at)]
  if (open >= 0 && close > at && !text.slice(open, at).includes(')'))
    return [{ start: start + open, end: start + close + 1 }]
  const colon = /:(?=\s|$)/.exec(text.slice(at))
  const ends = /[.!?](?=\s|$)/.exec(text.slice(at))
  const end = colon && (!ends || colon.index < ends.index) ? colon : ends
  if (!end && wordsIn(text) > LONGEST.alone) return []
  return [{ start, end: start + (end ? at + end.index + 1 : text.length) }]
}

/** 'From: …' above 'Subject: …', or 'Fwd: …' that opens the text; 'From: 10 am' above 'To: 4 pm' says when. */
function mailHeads(lines: readonly Line[], grammar: Lexicon['grammar']): Line[] {
  const keyOf = ({ text }: Line) => /^([^\s:]{1,12})\s?:\s/.exec(text)?.[1]?.toLowerCase() ?? ''
  const isSubject = (line: Line) => grammar.mailSubjects.includes(keyOf(line))
  const isHead = (line: Line | undefined) =>
    line !== undefined && (isSubject(line) || grammar.mailHeads.includes(keyOf(line)))
  const [first] = lines
  if (first && grammar.mailForwards.includes(keyOf(first))) return [first]
  const opening = lines.findIndex(isHead)
  const behind = lines.findIndex((line, at) => at > opening && !isHead(line))
  const heads = opening < 0 ? [] : lines.slice(opening, behind < 0 ? lines.length : behind)
  return heads.length > 1 && heads.some(isSubject) ? heads : []
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The longest of these phrases with which a text begins. */
const opens = (text: string, phrases: readonly string[]): string => {
  const said = text.toLowerCase().replaceAll('’', "'")
  return phrases.reduce((best, phrase) => {
    const isThere = said.startsWith(phrase) && !/^[\p{L}\p{N}]/u.test(said.slice(phrase.length))
    return isThere && phrase.length > best.length ? phrase : best
  }, '')
}

/** 'Dear page builder,' on a line, 'Estimados señores:' or 'Hi all,' before what is said; 'Ciao Bella' is a name. */
function salutationIn({ start, text }: Line, grammar: Lexicon['grammar']): Span[] {
  const formal = opens(text, grammar.salutations)
  const greeting = formal || opens(text, grammar.greetings) || addressed(text, grammar)
  if (!greeting) return []
  const behind = text.slice(greeting.length)
  const said = /^[^,:!.;\n]*/.exec(behind)?.[0] ?? ''
  const end = greeting.length + said.length
  const isAlone = text.slice(end + 1).trim() === ''
  const words = wordsIn(said)
  const isTo = words === 0 || opens(said.trim(), grammar.addressees).length === said.trim().length
  const isClosed = /^[,:!]/.test(text.slice(end)) || end === text.length || (isTo && text.charAt(end) === '.')
  const fits = formal !== '' && words <= (isAlone ? LONGEST.salutation : LONGEST.inline)
  return isClosed && !/\d|["“„«]/.test(said) && (isTo || fits)
    ? [{ start, end: start + Math.min(text.length, end + 1) }]
    : []
}

/** 'Friends: we need a page', and no 'Team: Anna, Bo'. */
function addressed(text: string, { addressees }: Lexicon['grammar']): string {
  const whom = opens(text, addressees)
  return whom && /^[,:!]\s+\p{Ll}/u.test(text.slice(whom.length)) && wordsIn(text) > LONGEST.salutation ? whom : ''
}

/** The formula that ends a letter, and who signs behind it. */
function closingIn(all: readonly Line[], { closings }: Lexicon['grammar']): { formula: Span; rest: Span } | null {
  const lines = withoutContacts(all.slice(0, endOfLetter(all)))
  const last = lines.at(-1)
  if (!last) return null
  for (const line of lines.slice(-LAST_LINES)) {
    const from = lines.length > 1 && line !== lines[0] ? 0 : line.text.length
    const at = opens(line.text.slice(from), closings) ? from : lastSentence(line.text)
    const phrase = withFurther(line.text.slice(at), closings)
    const start = line.start + at
    const rest = { start: start + phrase.length, end: endOfName(line, start + phrase.length) ?? last.end }
    if (phrase && at < line.text.length && isShort(lines, line, rest))
      return { formula: { start, end: rest.start }, rest }
  }
  return null
}

/** Before what somebody adds below their name: 'PS: no lilies, please'. */
function endOfLetter(lines: readonly Line[]): number {
  const at = lines.findIndex(({ text }, index) => index > 0 && postscript.test(text))
  return at < 0 ? lines.length : at
}
const postscript = /^(?:ps|p\.s\.|pps|p\.p\.s\.|p\.s|pd|p\.d\.|p\.d)[ :]/i

/** Without the lines below a name that only say how one reaches who signs: 'Tel. 01632 960 001', 'ann@bell.example'. */
function withoutContacts(lines: readonly Line[]): readonly Line[] {
  const isContact = ({ text }: Line) => wordsIn(text) <= LONGEST.contact && /\S@\S|\d(?:[\s./-]?\d){5}/.test(text)
  const end = lines.findLastIndex((line) => !isContact(line)) + 1
  const name = lines[end - 1]
  const isSigned = name !== undefined && lines.length - end <= CONTACT_LINES && isOneName.test(` ${name.text}`)
  return end < lines.length && isSigned ? lines.slice(0, end) : lines
}

/** 'Regards ANN BELL, phone 01632 960 001': where the name of who signs ends, before how they are reached. */
function endOfName({ start, text }: Line, from: number): number | null {
  const said = text.slice(from - start)
  const comma = said.indexOf(',', 1)
  const words = said
    .slice(0, Math.max(0, comma))
    .split(/[\s,!–-]/)
    .filter((word) => word !== '')
  const isName = words.length > 0 && words.length <= 3 && words.every((word) => isNameWord.test(word))
  const next = said.slice(comma + 1).split(',')[0] ?? ''
  return comma > 0 && isName && /\d/.test(next) ? from + comma : null
}
const isNameWord = /^\p{Lu}[\p{L}.'’]*$/u

/** 'Many thanks AND KIND REGARDS': one formula behind another. */
function withFurther(text: string, closings: readonly string[]): string {
  const phrase = opens(text, closings)
  const joint = phrase === '' ? null : /^(?:,| \p{L}{1,3}) /u.exec(text.slice(phrase.length))
  const next = joint ? opens(text.slice(phrase.length + joint[0].length), closings) : ''
  return next === '' ? phrase : text.slice(0, phrase.length + (joint?.[0].length ?? 0) + next.length)
}

/** Where the last sentence of a line begins. */
const lastSentence = (text: string): number => {
  const mark = [...text.slice(0, -1).matchAll(/[.!?]\s+/g)].at(-1)
  return mark ? mark.index + mark[0].length : text.length
}

/** Behind the formula stand a name or two, line by line, and nothing else. */
function isShort(lines: readonly Line[], line: Line, rest: Span): boolean {
  const own = line.text.slice(rest.start - line.start, rest.end - line.start)
  // 'Love letters' is no farewell, 'Thanks Tom' is
  if (
    !/^\s*(?:[,.!–-]|$)/.test(own) &&
    !isOneName.test(own) &&
    !isOneName.test(own.replace(/,.*/s, '')) &&
    !areNames.test(own) &&
    !/^\s+\p{Ll}{1,3}\s+\p{Lu}/u.test(own)
  )
    return false
  const below = lines.slice(lines.indexOf(line) + 1).map(({ text }) => text)
  // 'Kjell-Arne Ødegaard, pappa til to trombonister': who signs, and what they are there
  const longest = areNames.test(own.replace(/,.*/s, '')) || isOneName.test(own.replace(/,.*/s, '')) ? LONGEST.role : 0
  return [own, ...below].every(
    (text) => wordsIn(text) <= Math.max(LONGEST.signature, longest) && !/[\d@:;?]/.test(text),
  )
}

const isOneName = /^(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}[.!]?$/u
/** 'Solveig, Magne og Inger Johanne', 'Ann & Bo' */
const areNames =
  /^(?:\s+\p{Lu}[\p{L}.'’-]*){1,2}(?:(?:,|\s+(?:\p{Ll}{1,3}|&))(?:\s+\p{Lu}[\p{L}.'’-]*){1,2}){1,3}[.!]?$/u

const isSignature = (text: string, { start, end }: Span) => /\p{L}/u.test(text.slice(start, end))
