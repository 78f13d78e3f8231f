import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { isForm } from './allowed.ts'
import { type AlonePiece, aloneWords } from './alone-words.ts'
import { type AloneClause, clausesOf } from './clauses.ts'
import { type AloneContents, readContents } from './contents.ts'
import { countsIn } from './read-clause.ts'
import { type AloneHead, headOf } from './head.ts'
import type { AloneReading } from './types.ts'
import { ownerIn, speakerIn, type Whose, whoseOf } from './whose.ts'
import { type Word, wordsOf } from './words-of.ts'

const LONGEST = 600

/** Parts whose words are names of people and things as well. */
const ambiguous = new Set<AlonePiece>(['hero', 'banner'])

/**
 * A single part that is asked for by itself, with what was said to stand in it: 'just a footer, address left, hours right'.
 * Null for pages, for several parts at once, and where nothing is said but its name. Never throws.
 */
export function readAlone(request: string, language: ReadingLanguage): AloneReading | null {
  if (request.length > LONGEST) return null
  const words = wordsOf(request)
  const head = headOf(request, words, language)
  const found = head && whoseOf(request, words, head, language)
  if (!head || !found || isOfPage(request, words, { from: head.first, next: found.next }, language)) return null
  if (isForm(head.piece) && words.some(({ text }) => providers.has(text))) return null
  const listed = listedIn(words.slice(found.next), language)
  const isOpen = found.whose === '' && found.name === null
  const speaker = isOpen
    ? (speakerIn(request, listed, head.piece, language) ??
      (isForm(head.piece) ? null : ownerIn(request, listed, head.piece, language)))
    : null
  const clauses = speaker ? listed.filter((clause) => clause !== speaker.clause) : listed
  const contents = readContents(request, clauses, head.piece, language)
  if (!contents || !isAskedFor(head, found, contents)) return null
  const { known: _known, unread, ...read } = contents
  return {
    piece: head.piece,
    called: head.called,
    whose: speaker?.whose ?? found.whose,
    name: found.name,
    isIntroduced: head.isIntroduced,
    ...read,
    count: read.count ?? (head.piece === 'plans' ? countIn(words.slice(0, head.first), language) : null),
    unread: [...unread, ...(found.further.length > 0 ? [textOf(request, found.further)] : [])],
  }
}

/** A page is spoken of behind the part, or somebody has told of themselves before it. */
const isOfPage = (
  request: string,
  words: readonly Word[],
  { from, next }: { from: number; next: number },
  language: ReadingLanguage,
) => namesPage(words.slice(next), language) || isToldBefore(request, words[from])

/** Whoever tells so many sentences of what they do wants a page, though they end with 'all I want is a contact form and a map'. */
const isToldBefore = (request: string, head: Word | undefined) =>
  request.slice(0, head?.start ?? 0).split(/[.!?]\s/u).length > TOLD
const TOLD = 3

/** Whether it is asked for, or is only named: more of what is said has to be understood than not. */
function isAskedFor({ piece, isOnly }: AloneHead, { whose }: Whose, { known, unread }: AloneContents): boolean {
  const isSure = isOnly || known > 0 || (whose !== '' && unread.length === 0)
  const isTold = known > 0 || own.has(piece) || isOnly
  const most = isOnly ? unread.length : ambiguous.has(piece) ? known - 1 : known
  return isSure && isTold && unread.length <= most
}

/** Who signs in by others has a whole way in drawn for that; their names are the same in all languages. */
const providers = new Set(['google', 'apple', 'microsoft', 'github', 'facebook', 'sso', 'oauth', 'auth'])

/** What is said to stand in it, piece by piece. */
function listedIn(words: readonly Word[], language: ReadingLanguage): AloneClause[] {
  // 'mais nada' joins nothing
  const ends = aloneWords(language).ends.find(words.map(({ text }) => text))
  const isJoined = (at: number) => ends.some(({ first, last }) => first <= at && at <= last)
  return clausesOf(words, ({ text, kind }, at) =>
    kind === 'mark' ? text === '&' : lexicon(language).has('and', plainWord(text)) && !isJoined(at),
  )
}

const countIn = (words: readonly Word[], language: ReadingLanguage) =>
  countsIn(
    words.map(({ text }) => text),
    language,
  ).find(({ count }) => count > 1)?.count ?? null

/** These have no page around them, whatever else is said. */
const own = new Set<AlonePiece>(['login'])

const textOf = (request: string, words: readonly Word[]) => request.slice(words[0]?.start, words.at(-1)?.end)

/** Whether a page or a site is spoken of, other than as what the part belongs to: 'on top OF THE SITE'. */
function namesPage(words: readonly Word[], language: ReadingLanguage): boolean {
  const known = aloneWords(language)
  const texts = words.map(({ text, kind }) => (kind === 'word' ? text : ','))
  const NEAR = 2
  return known.sites.find(texts).some(({ first }) => {
    const before = texts.slice(Math.max(0, first - NEAR), first)
    const isBelonging = [known.of, known.forWhom].some((list) => list.find(before).length > 0)
    return !isBelonging && !before.some((word) => lexicon(language).has('own', word))
  })
}
