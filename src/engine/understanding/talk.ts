import { z } from 'zod'
import { meaningsIn } from './part-meanings.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'
import { gather } from './wish/gather.ts'
import { labelsOf } from './wish/labels.ts'
import type { PageWords } from './wish/part-spans.ts'
import { wishTokens } from './wish/wish-tokens.ts'
import { readWords } from './word-files.ts'

const phrases = z.array(z.string().min(1))

/** What can be asked of a page as a whole without naming a part of it. */
export const pageOrders = ['undo', 'finish', 'warmer', 'cooler', 'vivid'] as const
export type PageOrder = (typeof pageOrders)[number]

/** words/<lang>/talk.json: what is said to whoever makes the page, rather than of its parts. */
const talkSchema = z.strictObject({
  thanks: phrases,
  /** what may stand beside thanks */
  beside: phrases,
  /** asks what one may ask for */
  abilities: phrases,
  /** 'how many', 'how much', 'what is' */
  count: phrases,
  price: phrases,
  text: phrases,
  /** what is asked of the page or the conversation as a whole, by what is asked */
  orders: z.record(z.enum(pageOrders), phrases),
  /** what may stand beside such an order and changes nothing about it */
  around: phrases,
  /** another page of the same site */
  further: z.strictObject({
    nouns: phrases,
    /** what a compound ends in that is one: 'KontaktSEITE' */
    tails: phrases,
    /** before it, when there is none yet */
    new: phrases,
    /** what makes clear that it comes beside the page that is there */
    adds: phrases,
    makes: phrases,
    /** behind it, before what it is about */
    before: phrases,
  }),
})
export type TalkWords = z.infer<typeof talkSchema>

/** A message that asks for no change: thanks, what is possible, or something that the page tells. */
export type Talk = { is: 'thanks' | 'abilities' } | PageQuestion

/** What a part says, what it costs, or how many there are of it. */
export type PageQuestion = { is: 'question'; about: 'count' | 'price' | 'text'; target: string }

const loaded = new Map<ReadingLanguage, TalkWords>()

/** The words of a language by which one talks, read from its folder when they are first asked for. */
export function talkWords(language: ReadingLanguage): TalkWords {
  const known = loaded.get(language)
  if (known) return known
  const read = readWords(language, 'talk.json', talkSchema)
  const keyed = (list: readonly string[]) => list.map((phrase) => wordsOf(phrase).join(' '))
  const words: TalkWords = {
    thanks: keyed(read.thanks),
    beside: keyed(read.beside),
    abilities: keyed(read.abilities),
    count: keyed(read.count),
    price: keyed(read.price),
    text: keyed(read.text),
    orders: Object.fromEntries(pageOrders.map((order) => [order, keyed(read.orders[order])])) as TalkWords['orders'],
    around: keyed(read.around),
    further: {
      nouns: keyed(read.further.nouns),
      tails: read.further.tails,
      new: keyed(read.further.new),
      adds: keyed(read.further.adds),
      makes: keyed(read.further.makes),
      before: keyed(read.further.before),
    },
  }
  loaded.set(language, words)
  return words
}

/** The words of a message, without its marks. */
export const wordsOf = (text: string) => phraseTokens(text).flatMap(({ text: word }) => (word === ',' ? [] : [word]))
const longestTalk = 12
const longestPhrase = 6

/** Reads a message that asks for no change; null for all others. */
export function readTalk(text: string, language: ReadingLanguage, page: PageWords): Talk | null {
  const said = wordsOf(text)
  const words = talkWords(language)
  if (said.length === 0) return null
  if (said.length <= longestTalk && beginsWith(said, words.abilities) === said.length) return { is: 'abilities' }
  if (said.length <= longestTalk && isThanks(said, words)) return { is: 'thanks' }
  return readQuestion(text, said, words, language, page)
}

/** A question about one part of the page. */
function readQuestion(
  text: string,
  said: readonly string[],
  words: TalkWords,
  language: ReadingLanguage,
  page: PageWords,
): PageQuestion | null {
  const opens = (['count', 'price', 'text'] as const).find((about) => beginsWith(said, words[about]) > 0)
  if (
    !opens ||
    said.some((word) =>
      meaningsIn(language)
        .get(word)
        ?.some(({ is }) => is === 'property'),
    )
  )
    return null
  const { parts, values, looks, acts, priced } = gather(labelsOf(text, wishTokens(text), language, page))
  const [part, second] = parts
  if (!part || second || values.length + looks.length > 0) return null
  const about = opens === 'text' && (acts.has('cost') || priced) ? 'price' : opens
  return { is: 'question', about, target: part.words }
}

/** Nothing but thanks and what is said beside them. */
function isThanks(said: readonly string[], { thanks, beside }: TalkWords): boolean {
  let thanked = false
  for (let at = 0; at < said.length; ) {
    const rest = said.slice(at)
    const size = beginsWith(rest, thanks)
    if (size > 0) thanked = true
    const step = size || beginsWith(rest, beside)
    if (step === 0) return false
    at += step
  }
  return thanked
}

/** How many words the longest of the phrases takes at the start; 0 when none stands there. */
export function beginsWith(said: readonly string[], list: readonly string[]): number {
  for (let size = Math.min(longestPhrase, said.length); size > 0; size -= 1)
    if (list.includes(said.slice(0, size).join(' '))) return size
  return 0
}
