import { isAttribute } from '../app-attributes.ts'
import { wordsIn } from '../app-list-at.ts'
import { type AppScene, between, endsSentence, spanOf } from '../app-scene.ts'
import { wordsOfPhrase } from '../tokens.ts'
import { hasAmounts, type Records, spelledFor } from './read-records.ts'
import { fieldsFrom } from './record-list.ts'
import { FEWEST } from './record-openings.ts'
import { recordWords } from './record-words.ts'

/**
 * What stands behind the name of a register and a mark, with nothing that leads up to it: 'invoice tracker, CLIENT, AMOUNT, DUE
 * DATE'. Null where that is what it does or how it looks.
 * @param zone where its name ends
 * @param isApp it is known as a register; of any other list half of them have to be what only fields are: 'Aushang, Chronik, Termine'
 */
export function recordsBehindName(whole: AppScene, zone: number, isApp: boolean): Records | null {
  const scene = spelledFor(whole, recordWords(whole.lexicon.language).vocabulary)
  const at = openingBehind(scene, zone)
  if (at === null || at >= scene.words.length) return null
  const { fields, last } = fieldsFrom(scene, at)
  const known = fields.filter(({ kind, label }) => kind !== 'text' || isAsked(scene, label))
  const isList = fields.length >= (known.length === fields.length ? FEWEST.opened : FEWEST.told)
  const isOther = fields.some(
    (field) => isClause(scene, field.label) || (!known.includes(field) && isWish(scene, field.label)),
  )
  if (!isApp && known.length * 2 < fields.length) return null
  if (!isList || isOther || known.length === 0 || hasAmounts(fields) || !endsAt(scene, last + 1)) return null
  return {
    thing: '',
    things: '',
    fields,
    isKept: false,
    isSure: true,
    isTold: true,
    isPut: false,
    ...spanOf(scene.tokens, at, last),
  }
}

/** 'who has it', and no 'que sea bonito': that is said of all of it. */
const isAsked = (scene: AppScene, label: string): boolean =>
  isAttribute(scene, label) && !scene.lexicon.has('relative', wordsOfPhrase(label)[0] ?? '')

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
