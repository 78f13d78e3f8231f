import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'

/** So much of a domain at least is made of the words of a name. */
const LEAST_SHARE = 0.5
/** One of the name's words is at least so long, and so is a piece of one: 'kor' of 'skolekor' may be chance. */
const LEAST_WORD = 5
const LEAST_PIECE = 4

type Match = NameCandidate & { share: number }

/**
 * 'bells@WENDLEBURYBELLS.example' … 'the WENDLEBURY HANDBELL RINGERS': words of the request that its own domain is made of
 * are what it is called, wherever they stand.
 */
export function namesOfAddresses(request: RequestText): NameCandidate[] {
  const domains = request.tokens.flatMap(({ kind, text }) =>
    kind === 'mail' || kind === 'url' ? (domainOf(text) ?? []) : [],
  )
  const matches = domains.flatMap((domain) =>
    request.tokens.flatMap((_, at) => matchAt(request, domain, at) ?? matchInQuote(request, domain, at) ?? []),
  )
  const best = matches.toSorted(
    (one, other) => other.share - one.share || other.last - other.first - (one.last - one.first),
  )
  return best.map(({ share: _share, ...name }) => ({ ...name, isNoun: !isNameShaped(request, name.first) }))
}

const isNameShaped = (request: RequestText, at: number) => request.tokens[at]?.kind === 'quote' || request.isCapital(at)

/** The letters of the domain of one's own; null where mail goes through somebody else's. */
function domainOf(address: string): string | null {
  const host = address.replace(/^.*@|^\w+:\/\//, '').split(/[/?#:]/)[0] ?? ''
  const labels = host.split('.').slice(0, -1)
  const own = labels.findLast((label, index) => index === 0 || label.length > LEAST_PIECE) ?? ''
  return own.length < LEAST_WORD || knownNames().mailHosts.has(own.toLowerCase()) ? null : plainLetters(own)
}

/** As letters are written in addresses: 'Thölen' is 'thoelen' or 'tholen'. */
const plainLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
const spelt = (text: string) =>
  plainLetters(text.toLowerCase().replace(/[äæ]/g, 'ae').replace(/[öø]/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa'))

/** How many letters of the rest of a domain a word has: all of it, its beginning or its end. */
function lettersOf(rest: string, word: string): number {
  for (const letters of new Set([plainLetters(word), spelt(word)])) {
    if (letters !== '' && rest.startsWith(letters)) return letters.length
    let common = Math.min(letters.length, rest.length)
    // 'ANDELslandbruk', 'skoleKORPS', 'handBELL'
    while (common >= LEAST_PIECE && !letters.includes(rest.slice(0, common))) common -= 1
    if (common >= LEAST_PIECE) return common
  }
  return 0
}

/** From where on in a domain a word stands. */
function startIn(domain: string, word: string): number {
  const places = [plainLetters(word), spelt(word)].flatMap((letters) =>
    letters.length >= LEAST_WORD || domain.startsWith(letters) ? domain.indexOf(letters) : [],
  )
  return places.find((place) => place >= 0) ?? -1
}

/** The words of a row that a domain is made of, and which share of it they are. */
function spellOut(domain: string, words: readonly string[]): { share: number; last: number } {
  const start = words[0] ? startIn(domain, words[0]) : -1
  if (start < 0) return { share: 0, last: -1 }
  let [rest, told, last] = [domain.slice(start), 0, -1]
  for (const [index, word] of words.entries()) {
    const letters = lettersOf(rest, word)
    if (letters > 0) last = index
    told += letters
    rest = rest.slice(letters)
  }
  return { share: told / domain.length, last }
}

function matchAt(request: RequestText, domain: string, at: number): Match | null {
  // 'our LODGE …' of 'anna@lodge.example'
  const isWhole = request.isWord(at) && [plainLetters, spelt].some((write) => write(request.word(at)) === domain)
  if (!(request.isCapital(at) || isWhole) || !request.isFree(at) || startIn(domain, request.word(at)) < 0) return null
  const clause = request.clauseOf(at)
  const run = Math.max(at, capitalRun(request, at, clause?.last ?? at))
  // small letters belong to it where the domain has them: 'Haugfjell SKOLEKORPS'
  const reach = request.run(at, Math.min(clause?.last ?? at, run + 2), (one) => request.isFree(one))
  const words = request.tokens.slice(at, reach + 1).map(({ text }) => text)
  const { share, last } = spellOut(domain, words)
  const end = Math.max(run, at + last)
  const first = startOfName(request, at, end === clause?.last ? clause.first - 1 : (clause?.first ?? at))
  const isPlace = first === end && (request.isPlace(at) || request.hitBefore('at', at - 1) !== undefined)
  return share >= LEAST_SHARE && !isPlace && isNameOfFirm(request, first, end)
    ? { first, last: end, share, sure: SURE }
    : null
}

function matchInQuote(request: RequestText, domain: string, at: number): Match | null {
  const { kind, text } = request.tokens[at] ?? {}
  if (kind !== 'quote' || !text || !request.isFree(at)) return null
  const words = text.slice(1, -1).split(/[^\p{L}\p{N}]+/u)
  const shares = words.map((_, index) => spellOut(domain, words.slice(index)).share)
  const share = Math.max(...shares)
  return share >= LEAST_SHARE ? { first: at, last: at, share, sure: SURE } : null
}
const SURE = 0.93

/** 'la PEÑA APÍCOLA El Romeral': capitals before it are part of it, but for the one that opens a sentence and more. */
function startOfName(request: RequestText, at: number, opening: number): number {
  let first = at
  for (;;) {
    // 'As Ceifeiras DE Alvarim'
    const isJoined = knownNames().particles.has(request.word(first - 1)) && !request.isCapital(first - 1)
    const before = isJoined ? first - 2 : first - 1
    if (before <= opening || !request.isCapital(before) || !request.isFree(before, first)) return first
    first = before
  }
}

/** A person by a given name alone, or by one and another, may be one of several who are reached there. */
const isNameOfFirm = (request: RequestText, first: number, last: number) => last > first || !request.isGiven(first)
