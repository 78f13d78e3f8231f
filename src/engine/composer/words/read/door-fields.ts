import { controlWords, names, withoutHits, wordsIn } from '../../../understanding/control-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import { readTokens } from '../../../understanding/tokens.ts'
import type { Brief, Span } from '../../types.ts'
import { capital } from './source.ts'

/** A field of a way in, in the notation of write/fields.ts. */
export type DoorField = { spec: string; id: string }

type Found = Span & { id: string }

/** 'mobile number and 6-digit code': the fields that a clause names, with what is said of them. */
export function fieldsIn(text: string, language: Brief['language']): DoorField[] {
  const words = wordsIn(text)
  const tokens = phraseTokens(text)
  const table = controlWords(language)
  const own = (['code', 'pins', 'username'] as const).flatMap((id) =>
    table[id].find(words).map(
      ({ first, last }): Found => ({
        id: id === 'pins' ? 'pin' : id,
        start: tokens[first]?.start ?? 0,
        end: tokens[last]?.end ?? 0,
      }),
    ),
  )
  const fields = lexicon(language)
    .find(readTokens(text), ['field'])
    .filter(({ id }) => id === 'email' || id === 'phone' || id === 'password')
    .map(({ id, start, end }): Found => ({ id, start, end }))
  const known = [...own, ...fields]
  // 'numéro' alone is a telephone
  const isWider = (one: Span, other: Span) => one.end - one.start > other.end - other.start
  const numbers = numbersIn(text, language).filter((one) =>
    known.every((other) => !overlap(one, other) || isWider(one, other)),
  )
  const all = [...known.filter((one) => !numbers.some((other) => overlap(one, other))), ...numbers].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  )
  return all
    .filter((one, at) => !all.slice(0, at).some((before) => before.end > one.start))
    .map(({ id, start, end }) => {
      // 'kode PÅ 6 SIFFER'
      const length = /^(?:\s+\p{L}{1,3})?\s+\d+\s+\p{L}+/u.exec(text.slice(end))?.[0] ?? ''
      return { id, spec: `${id}=${capital(text.slice(start, end) + length)}*` }
    })
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** 'volunteer NUMBER', 'MitgliedsNUMMER', 'NUMÉRO d’adhérent': with the noun that says whose it is. */
function numbersIn(text: string, language: Brief['language']): Found[] {
  const known = lexicon(language)
  const tokens = phraseTokens(text)
  const words = wordsIn(text)
  // 'numéro D’agent'
  const isJoint = (at: number) =>
    (['of', 'articles'] as const).some((kind) =>
      [words[at] ?? '', `${words[at]}'`].some((word) => known.has(kind, word)),
    )
  const isNoun = (at: number) => /^\p{L}[\p{L}-]+$/u.test(words[at] ?? '') && !isSmall(words[at] ?? '', language)
  if (known.grammar.compounds)
    return tokens.flatMap(({ text: word, quoted, start, end }): Found[] =>
      !quoted && endsInNumber(word, language) ? [{ id: 'username', start, end }] : [],
    )
  return controlWords(language)
    .numbers.find(words)
    .flatMap(({ first, last }): Found[] => {
      let [from, to] = [first, last]
      if (known.grammar.headFirst) {
        while (isJoint(to + 1)) to++
        if (!isNoun(to + 1)) return []
        to++
      } else if (!isNoun(from - 1)) return []
      else from--
      return [{ id: 'username', start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }]
    })
}

const endsInNumber = (word: string, language: Brief['language']) =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_END) }, (_, at) => word.slice(at + 1)).some(
    (end) => controlWords(language).numbers.find([end]).length > 0,
  )
const SHORTEST_END = 4

const isSmall = (word: string, language: Brief['language']) =>
  (['small', 'articles', 'own', 'and', 'about', 'having', 'asks', 'pronouns'] as const).some((kind) =>
    lexicon(language).has(kind, word),
  )

const LONGEST_PEEK = 6

/** 'show password', 'Show PIN button': what is read can be looked at; the words are its own where it is a code. */
export function peekLabel(text: string, language: Brief['language']): { label: string | null } | null {
  if (names(text, 'peek', language)) return { label: null }
  const words = wordsIn(text)
  const isSecret = names(text, 'pins', language) || names(text, 'code', language)
  if (!isSecret || !names(text, 'shows', language) || words.length > LONGEST_PEEK) return null
  const known = lexicon(language)
  const cues = words.flatMap((word, at) =>
    known.forms(word).some((form) => known.idOf('cue', form) === 'button') ? [{ id: '', first: at, last: at }] : [],
  )
  const article = known.has('articles', words[0] ?? '') ? [{ id: '', first: 0, last: 0 }] : []
  return { label: capital(withoutHits(text, [...article, ...cues])) }
}

/** Others than an address and a password, each once. */
export function ownFields(found: readonly DoorField[]): string[] {
  const ids = new Set(found.map(({ id }) => id))
  if (['code', 'pin', 'username', 'phone'].every((id) => !ids.has(id))) return []
  const once = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
  // a number alone opens nothing
  return ['code', 'pin', 'password'].some((id) => ids.has(id))
    ? once.map(({ spec }) => spec)
    : [...once.map(({ spec }) => spec), 'password*']
}
