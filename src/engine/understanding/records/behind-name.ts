import { isAttribute } from '../app-attributes.ts'
import { wordsIn } from '../app-list-at.ts'
import { type AppScene, endsSentence, spanOf } from '../app-scene.ts'
import { wordsOfPhrase } from '../tokens.ts'
import { hasAmounts, type Records, spelledFor } from './read-records.ts'
import { fieldsFrom } from './record-list.ts'
import { FEWEST } from './record-openings.ts'
import { recordWords } from './record-words.ts'

/**
 * What stands behind the name of a register and a comma, with nothing that leads up to it: 'invoice tracker, CLIENT, AMOUNT, DUE
 * DATE'. Null where that is what it does or how it looks.
 * @param zone where its name ends
 */
export function recordsBehindName(whole: AppScene, zone: number): Records | null {
  const scene = spelledFor(whole, recordWords(whole.lexicon.language).vocabulary)
  const at = commaBehind(scene, zone)
  if (at === null) return null
  const { fields, last } = fieldsFrom(scene, at + 1)
  const known = fields.filter(({ kind, label }) => kind !== 'text' || isAsked(scene, label))
  const isList = fields.length >= (known.length === fields.length ? FEWEST.opened : FEWEST.told)
  const isOther = fields.some(
    (field) => isClause(scene, field.label) || (!known.includes(field) && isWish(scene, field.label)),
  )
  if (!isList || isOther || known.length === 0 || hasAmounts(fields) || !endsAt(scene, last + 1)) return null
  return { thing: '', things: '', fields, isKept: false, isSure: true, isTold: true, ...spanOf(scene.tokens, at, last) }
}

/** 'who has it', and no 'que sea bonito': that is said of all of it. */
const isAsked = (scene: AppScene, label: string): boolean =>
  isAttribute(scene, label) && !scene.lexicon.has('relative', wordsOfPhrase(label)[0] ?? '')

/** 'invoice tracker FOR MY STUDIO, client': the first comma of the sentence. */
function commaBehind(scene: AppScene, zone: number): number | null {
  for (let at = zone; at < scene.words.length && !endsSentence(scene, at); at++) if (scene.words[at] === ',') return at
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
