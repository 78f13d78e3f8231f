import { z } from 'zod'
import { numberAt } from './app-amounts.ts'
import { type AppScene, endsSentence, sceneOf } from './app-scene.ts'
import { type AppHit, type AppScreen, Phrases, smallTools } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import type { ReadingLanguage, Span } from './types.ts'
import { readWords } from './word-files.ts'

export type SmallTool = (typeof smallTools)[number]
const small: ReadonlySet<string> = new Set(smallTools)

/** Whether a screen is such a tool. */
export const isSmallTool = (screen: AppScreen | undefined): screen is SmallTool =>
  screen !== undefined && small.has(screen)

/** Drums and what is struck beside them, by the names of their voices. */
const drumNames = [
  'kick',
  'snare',
  'hat',
  'open-hat',
  'clap',
  'tom',
  'rim',
  'cowbell',
  'crash',
  'ride',
  'shaker',
  'conga',
  'tambourine',
  'woodblock',
] as const
export type DrumName = (typeof drumNames)[number]

const countedNames = ['steps', 'swatches', 'signs', 'faces', 'thrown'] as const
type Counted = (typeof countedNames)[number]

const phrases = z.array(z.string().min(1)).min(1)

/** words/<lang>/small-tools.json */
const schema = z.strictObject({
  /** the first of each row is what a drum is called where nobody named it */
  drums: z.record(z.enum(drumNames), phrases),
  /** nouns behind a number: '16 STEPS', 'five SWATCHES', '20 CHARACTERS', 'six SIDED' */
  counted: z.record(z.enum(countedNames).exclude(['thrown']), phrases),
  /** what leads up to the day from which days are counted, and up to which */
  since: phrases,
  until: phrases,
  /** beside an amount that each day saves */
  costs: phrases,
  /** what is thrown */
  dice: phrases,
  coin: phrases,
  /** nouns for money that is changed into another one */
  currencies: phrases,
})

type SmallWords = {
  drums: Phrases<DrumName>
  counted: Phrases<Counted>
  said: Phrases<'since' | 'until' | 'costs' | 'dice' | 'coin' | 'currencies'>
  labels: Record<DrumName, string>
}

const loaded = new Map<ReadingLanguage, SmallWords>()

function smallWords(language: ReadingLanguage): SmallWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'small-tools.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  const words: SmallWords = {
    drums: new Phrases(
      drumNames.map((name) => [name, file.drums[name].map((said) => said.toLowerCase())]),
      forms,
    ),
    counted: new Phrases(
      countedNames.map((name) => [name, name === 'thrown' ? file.dice : file.counted[name]]),
      forms,
    ),
    said: new Phrases(
      (['since', 'until', 'costs', 'dice', 'coin', 'currencies'] as const).map((kind) => [kind, file[kind]]),
      (word) => [word],
    ),
    labels: Object.fromEntries(drumNames.map((name) => [name, file.drums[name][0]])) as Record<DrumName, string>,
  }
  loaded.set(language, words)
  return words
}

/** A drum with what it is called on the page. */
export type Drum = { name: DrumName; label: string }

/** What a drum is called in a language. */
export const drumLabel = (name: DrumName, language: ReadingLanguage): string => smallWords(language).labels[name]

/** The drums that a request names, in its order, each once: 'KICK, SNARE and HI-HAT'. */
export function drumsIn(text: string, language: ReadingLanguage): Drum[] {
  const { words, tokens } = sceneOf(text, language)
  const found = new Map<DrumName, string>()
  for (const { id, first, last } of smallWords(language).drums.find(words))
    if (!found.has(id)) found.set(id, text.slice(tokens[first]?.start, tokens[last]?.end))
  return [...found].map(([name, label]) => ({ name, label }))
}

/** The numbers before what is counted: '8 or 16 STEPS' has two, 'FIVE colour swatches' one. */
export function numbersOf(text: string, language: ReadingLanguage, kind: Counted): number[] {
  const scene = sceneOf(text, language)
  const { words } = scene
  const hit = smallWords(language)
    .counted.find(words)
    .find(({ id, first }) => id === kind && isCounted(scene, first))
  if (!hit) return []
  const numbers: number[] = []
  for (let at = hit.first - 1; at >= Math.max(0, hit.first - REACH) && !endsSentence(scene, at + 1); at--) {
    const number = numberAt(scene, at)
    if (number !== null) numbers.unshift(number)
    else if (numbers.length > 0 && !isJoint(scene, at)) break
  }
  return numbers
}

/** So far before its noun a number may stand: '8, 16 or 32 steps', 'five different swatches'. */
const REACH = 7
const NEAR = 2

/** A number stands right before it, or a word further on. */
const isCounted = (scene: AppScene, at: number) =>
  Array.from({ length: NEAR }, (_, back) => at - 1 - back).some((one) => numberAt(scene, one) !== null)

const joints = new Set([',', '/'])
const isJoint = ({ words, lexicon: known }: AppScene, at: number) => {
  const word = words[at] ?? ''
  return joints.has(word) || known.has('and', word) || word.length <= NEAR
}

/** Whether days are counted from a day on or up to one, and an amount is saved on each. */
export function countsDown(text: string, language: ReadingLanguage): boolean {
  const [first] = saidIn(text, language).filter(({ id }) => id === 'since' || id === 'until')
  return first?.id === 'until'
}

/** 'Rauchfrei-Zähler SEIT 1.3.': what leads up to a day stands there. */
export const leadsToDay = ({ words, lexicon: own }: AppScene, at: number): boolean =>
  smallWords(own.language)
    .said.find(words, at, at + 2)
    .some(({ id, first }) => first === at && (id === 'since' || id === 'until'))

/** Whether something is to be told of what is saved. */
export const hasSavings = (text: string, language: ReadingLanguage): boolean =>
  saidIn(text, language).some(({ id }) => id === 'costs')

/** Which of dice and coins are thrown; without a word for either, both are. */
export function thrownIn(text: string, language: ReadingLanguage): ('dice' | 'coin')[] {
  const said = new Set(saidIn(text, language).map(({ id }) => id))
  const named = (['dice', 'coin'] as const).filter((kind) => said.has(kind))
  return named.length > 0 ? named : ['dice', 'coin']
}

const saidIn = (text: string, language: ReadingLanguage) =>
  smallWords(language).said.find(sceneOf(text, language).words)

/** Whether money is changed. */
export const changesMoney = (text: string, language: ReadingLanguage): boolean =>
  saidIn(text, language).some(({ id }) => id === 'currencies')

/** What is saved each day, and in which coin, as it was said: 'maço 5,60', '€ 7 a day'. */
export type Saving = { amount: string; sign: string; label: string }

const money =
  /(?<![\d.,-])(?:(R\$|[€$£]|kr)\s?)?(\d{1,4}(?:[.,]\d{1,2})?)(?![\d:.-]|,\d)(?:\s?([€$£]|kr\b|euros?\b|reais\b))?/giu

/** The amount that stands in the clause of a word for what is saved or paid. */
export function savingIn(text: string, language: ReadingLanguage): Saving | null {
  const scene = sceneOf(text, language)
  for (const hit of smallWords(language)
    .said.find(scene.words)
    .filter(({ id }) => id === 'costs')) {
    const { start, end } = clauseAround(scene, hit)
    const [best] = [...text.slice(start, end).matchAll(money)]
      .map(([, before = '', amount = '', after = '']) => ({ amount, sign: before || after }))
      .filter(({ amount, sign }) => sign !== '' || /[.,]/.test(amount))
    if (best) return { ...best, label: text.slice(scene.tokens[hit.first]?.start, scene.tokens[hit.last]?.end) }
  }
  return null
}

/** The words around one, up to the next comma, sentence, bracket or 'and'. */
function clauseAround(scene: AppScene, { first, last }: AppHit): Span {
  const { words, tokens, lexicon: known } = scene
  const isBorder = (at: number) => words[at] === ',' || known.has('and', words[at] ?? '')
  let from = first
  while (from > 0 && !isBorder(from - 1) && !endsSentence(scene, from)) from--
  let to = last
  while (to + 1 < words.length && !isBorder(to + 1) && !endsSentence(scene, to + 1)) to++
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }
}

/** Clauses that name what such a tool shows or does anyway: 'LOCK individual swatches'. */
export function clausesServed(scene: AppScene, screen: SmallTool): Span[] {
  const { words, known, lexicon: own } = scene
  const parts = known.hasEach.get(screen)?.find(words) ?? []
  const counted = smallWords(own.language).counted.find(words)
  return [...parts, ...counted, ...smallWords(own.language).drums.find(words)].map((hit) => clauseAround(scene, hit))
}
