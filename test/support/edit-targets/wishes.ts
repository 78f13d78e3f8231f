import { readingLanguages, type ReadingLanguage } from '#engine/understanding/types.ts'
import { partWords } from '#engine/understanding/part-words.ts'
import { writeFrame } from '#engine/understanding/write-frame.ts'
import { extentOf, type List } from './lists.ts'
import { ways } from './ways.ts'

export type WishedAction = 'remove' | 'hide' | 'recolour' | 'enlarge'

/** Words that single out entries, and which these are; null where the page does not tell, so that only a question is right. */
export type TargetWish = { language: ReadingLanguage; words: string; entries: number[] | null }

const looks: Record<ReadingLanguage, string> = {
  en: 'green',
  de: 'grün',
  fr: 'vert',
  es: 'verde',
  no: 'grønn',
  it: 'verde',
  pt: 'verde',
}

export const actions: readonly WishedAction[] = ['remove', 'hide', 'recolour', 'enlarge']

/** What a person types: as an order, or in one of the other ways. */
export function sentence(action: WishedAction, { language, words: target }: TargetWish, way: number): string {
  const other = way > 0 ? ways[language][action][(way - 1) % ways[language][action].length] : undefined
  if (other) return other.replace('{t}', () => target)
  if (action === 'remove' || action === 'hide') return writeFrame({ do: action, target }, language)
  const bigger = writeFrame({ do: 'make', target, look: 'bigger' }, language)
  return action === 'enlarge' ? bigger : `${bigger.slice(0, bigger.indexOf(target) + target.length)} ${looks[language]}`
}

const money = /(\d+(?:[.,]\d+)?)\s?€|[€$£]\s?(\d+(?:[.,]\d+)?)/

/** Every way to point at entries of a list, in every language. */
export const wishesFor = (list: List): TargetWish[] => readingLanguages.flatMap((language) => wishesIn(list, language))

function wishesIn(list: List, language: ReadingLanguage): TargetWish[] {
  const { kind, labels } = list
  const words = partWords(language)
  const noun = words.kinds[kind]?.one[0] ?? ''
  const many = words.kinds[kind]?.many[0] ?? ''
  const ordinal = (at: number) => words.ordinals[at]?.[0] ?? ''
  const last = labels.length - 1
  const texts = labels.map((_label, at) => extentOf(list, at)?.text ?? '')
  const prices = texts.map((text) => money.exec(text)).map((match) => Number(match?.[1] ?? match?.[2] ?? Number.NaN))
  const least = Math.min(...prices)
  const cheapest = prices.filter((price) => price === least).length === 1 ? [prices.indexOf(least)] : null
  const middle = labels.length % 2 === 1 && labels.length > 1 ? [last / 2] : null
  const lowest = words.ranks.find(({ by, most }) => by === 'price' && !most)?.words[0] ?? ''
  const the = language === 'en' ? 'the ' : ''
  const wishes: [words: string, entries: number[] | null][] = [
    [`${the}${ordinal(0)} ${noun}`, [0]],
    [`${the}${ordinal(1)} ${noun}`, [1]],
    [`${the}${words.last[0]} ${noun}`, [last]],
    [`${the}${words.middle[0]} ${noun}`, middle],
    [`${the}${ordinal(8)} ${noun}`, labels.length > 8 ? [8] : null],
    [`${the}${noun}`, null],
    ...(kind === 'pricing' ? [[`${the}${lowest} ${noun}`, cheapest] as [string, number[] | null]] : []),
    ...(kind === 'hours' ? dayWishes(list, onSunday[language]) : []),
    ...labels.flatMap((label, at): [string, number[]][] =>
      label.text.length < 40 ? [[`${the}${noun} "${label.text.replaceAll('"', '')}"`, [at]]] : [],
    ),
    ...aboutOne(`${the}${noun} ${words.about[0]}`, texts),
    [`${the}${noun} ${words.about[0]} zeppelin`, null],
    ...(many
      ? [
          [`${words.all[0]} ${many} ${words.except[0]} ${words.last[0]}`, labels.slice(0, -1).map((_l, at) => at)] as [
            string,
            number[],
          ],
        ]
      : []),
  ]
  return wishes.map(([wish, entries]) => ({ language, words: wish, entries }))
}

const onSunday: Record<ReadingLanguage, string> = {
  en: 'the opening hours on Sunday',
  de: 'die Öffnungszeiten am Sonntag',
  fr: 'les horaires du dimanche',
  es: 'el horario del domingo',
  no: 'åpningstidene på søndag',
  it: 'gli orari di domenica',
  pt: 'o horário de domingo',
}

function dayWishes({ labels }: List, words: string): [string, number[] | null][] {
  const at = labels.findIndex(({ text }) => /^(?:sunday|sun)$/i.test(text))
  return [[words, at < 0 ? null : [at]]]
}

/** A word that one entry says and no other does. */
function aboutOne(target: string, texts: readonly string[]): [string, number[]][] {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{6,}/gu))
  const all = texts.map(wordsOf)
  return all.flatMap((words, at): [string, number[]][] => {
    const own = [...words].find((word) => !all.some((other, index) => index !== at && mentions(other, word)))
    return own ? [[`${target} ${own}`, [at]]] : []
  })
}

const mentions = (words: ReadonlySet<string>, word: string) =>
  [...words].some((other) => other.startsWith(word.slice(0, 5)) || word.startsWith(other.slice(0, 5)))
