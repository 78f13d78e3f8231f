import { wordsIn } from '../app-list-at.ts'
import { type AppScene, between, endsSentence, spanOf } from '../app-scene.ts'
import { wordsOfPhrase } from '../tokens.ts'
import { areOnlyFields, hasAmounts, isAsked, type Records, spelledFor, withGiven } from './read-records.ts'
import { fieldsFrom } from './record-list.ts'
import { FEWEST } from './record-openings.ts'
import { recordWords } from './record-words.ts'

/** A register by its name, a list of anything, or a noun that holds anything: an archive, a diary. */
export type NameOfList = 'register' | 'list' | 'holder'

/**
 * What stands behind the name of a register and a mark, with nothing that leads up to it: 'invoice tracker, CLIENT, AMOUNT, DUE
 * DATE'. Null where that is what it does or how it looks.
 * @param zone where its name ends
 * @param name what is called so: of a list half of them have to be what only fields are ('Aushang, Chronik, Termine' are none), and
 * where the noun may hold anything ('an archive of our town, maps, dates'), one has to be filled in as nothing else is
 */
export function recordsBehindName(whole: AppScene, zone: number, name: NameOfList): Records | null {
  const scene = spelledFor(whole, recordWords(whole.lexicon.language).vocabulary)
  const at = openingBehind(scene, zone)
  if (at === null || at >= scene.words.length) return null
  const { fields, last } = fieldsFrom(scene, at)
  const known = fields.filter(({ kind, label }) => kind !== 'text' || isAsked(scene, label))
  const isList = fields.length >= (known.length === fields.length ? FEWEST.opened : FEWEST.told)
  const isOther = fields.some(
    (field) => isClause(scene, field.label) || (!known.includes(field) && isWish(scene, field.label)),
  )
  if (name !== 'register' && known.length * 2 < fields.length) return null
  if (name === 'holder' && !areOnlyFields(scene, fields)) return null
  if (!isList || isOther || known.length === 0 || hasAmounts(fields) || !endsAt(scene, last + 1)) return null
  const how = { isKept: false, isSure: true, isTold: true, isPut: false, isOpen: false, isEntry: false }
  const things = thingsBetween(scene, zone, at - 1)
  return withGiven(whole, { thing: '', things, fields, ...how, ...spanOf(scene.tokens, at, last) })
}

/** 'invoice tracker FOR MY STUDIO, CLIENT', 'key register – WHICH DOOR': where a list begins behind the name. */
function openingBehind(scene: AppScene, zone: number): number | null {
  for (let at = zone; at < scene.words.length; at++) {
    if (scene.words[at] === ',') return at + 1
    if (/;|\s[-–—]\s/.test(between(scene, at))) return at
    // 'register WITH state, owner': that list has begun before its first comma
    if (endsSentence(scene, at) || scene.lexicon.has('having', scene.words[at] ?? '')) return null
  }
  return null
}

/** 'a list of TOOLS, borrower, due back': of what it is one. */
function thingsBetween({ words, tokens, text, lexicon }: AppScene, zone: number, comma: number): string {
  const isOf = words[comma] === ',' && lexicon.has('about', words[zone] ?? '') && comma - zone > 1
  const isThings =
    isOf && !words.slice(zone, comma).some((word) => lexicon.has('own', word)) && comma - zone <= MOST_THINGS
  return isThings ? text.slice(tokens[zone + 1]?.start, tokens[comma - 1]?.end) : ''
}
const MOST_THINGS = 3

const endsAt = (scene: AppScene, at: number) => at >= scene.words.length || endsSentence(scene, at)

const verbs = ['orders', 'obliges', 'predicates'] as const

/** 'SHOW what expires soon' is to be done, 'items WITH expiry dates' has a list of its own. */
function isClause({ lexicon }: AppScene, label: string): boolean {
  const [first = '', ...rest] = wordsOfPhrase(label)
  // 'låner' by itself is who borrows it
  const isOrder = rest.length > 0 && verbs.some((kind) => lexicon.has(kind, first))
  return isOrder || rest.some((word) => lexicon.has('having', word) || lexicon.has('obliges', word))
}

/** How it looks, what it does, or what it has beside its rows: 'clean', 'search', 'dark colours'. */
function isWish({ known, lexicon }: AppScene, label: string): boolean {
  const words = wordsOfPhrase(label)
  const looks = (['qualities', 'style', 'colour', 'nones', 'excluding'] as const).some((kind) =>
    words.some((word) => lexicon.has(kind, word)),
  )
  const parts = lexicon.find(wordsIn(label), ['section', 'component', 'style', 'colour'])
  return looks || parts.length > 0 || known.behaviours.find(words).length > 0 || /^\d/.test(label)
}
