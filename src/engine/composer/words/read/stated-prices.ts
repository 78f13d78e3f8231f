import { pattern } from '#rules/pattern.ts'
import type { Item, Span } from '../../types.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import type { Language } from '../types.ts'
import { splitList } from './entries.ts'
import { hasPrice, pricedItem } from './prices.ts'
import { capital, type Source } from './source.ts'

/** Between a thing and its price: 'a lesson IS €45', 'day tickets COST 12 €', 'students PAY $60'. */
const being = pattern('iu')`
  \s*(?:(?<![\p{L}])(?:is|are|costs?|pays?|goes for|go for|sells? for|comes? to|for|at|just|only|ist|sind|kostet
  |kosten|zahlen|nur|coûte|coûtent|est|sont|à|cuesta|cuestan|es|son|a|koster|er|betaler|til|bare)|[=:–—-])\s*$
`
/** 'Prices start at $20': from there on. */
const starting = pattern('iu')`
  \s*(?<![\p{L}])(?:starts?|starting|begins?|beginning|beginnt|beginnen|commencent|commence|empiezan|empieza
  |starter)(?: (?:at|from|bei|ab|à|en|på|fra))?\s*$
`
/** Before the thing, or before it when the price comes first: '€45 FOR A lesson'. */
const leading = pattern('iu')`
  ^[\s,]*(?:(?:and|but|while|und|et|y|og|a|an|the|our|one|each|every|for|per|ein|eine|der|die|das|unser|unsere|für
  |pro|un|une|le|la|les|nos|notre|pour|el|los|las|una|nuestr[oa]s?|para|por|en|et|vår|våre|for)\s+)+
`
/** Sentences that speak of something else: the budget of the page, what was raised, what is saved. */
const otherMoney = pattern('i')`
  \b(?:budget|raised|raise|save[sd]?|worth|revenue|invest(?:ed|ment)?|donat(?:ed|ions?)|(?:over
  |more than) [€$£]?\d+|funding|salary|million|billion|budget von|gespendet|umsatz)\b
`

const longestTitle = 5

/** What was told with its price, and the sentence that tells it. */
export type Stated = { item: Item; span: Span }

/**
 * Prices that the request tells in sentences of their own: 'A cut costs £22, beard trim £12.', 'Drop-in is 180 kr.'.
 * What follows about the same thing is its text: 'A lesson is €45 and lasts 45 minutes.'
 * @param from where the subject ends; what stands before is read elsewhere
 */
export function readStatedPrices(source: Source, from: number, language: Language): Stated[] {
  return source.sentences
    .filter(({ start, end }) => start >= from && !otherMoney.test(source.bare.slice(start, end)))
    .flatMap((span) =>
      pricesOf(source.request.slice(span.start, span.end).replace(/[.!?]\s*$/, ''), language).map((item) => ({
        item,
        span,
      })),
    )
}

function pricesOf(sentence: string, language: Language): Item[] {
  if (!hasPrice(sentence) || !/\d/.test(sentence)) return []
  const items: Item[] = []
  for (const { start, end } of splitList(sentence, language, (left) => hasPrice(left))) {
    const said = sentence.slice(start, end).trim()
    const last = items.at(-1)
    const item = itemOf(said, language)
    if (item) items.push(item)
    else if (last && !hasPrice(said)) items[items.length - 1] = { ...last, text: asSentence(last, said) }
  }
  return items
}

const asSentence = ({ text }: Item, said: string) =>
  [...(typeof text === 'string' ? [text] : []), `${capital(said.replace(leading, ''))}.`].join(' ')

function itemOf(said: string, language: Language): Item | null {
  if (!hasPrice(said)) return null
  let isLeast = false
  const item = pricedItem(said, (around) => {
    const isStarting = starting.test(around)
    isLeast ||= isStarting
    return capital(around.trim().replace(starting, '').replace(being, '').replace(leading, '').trim())
  })
  const { title, price } = item
  if (typeof title !== 'string' || title === price || !/\p{L}/u.test(title)) return null
  if (title.split(' ').length > longestTitle) return null
  return isLeast && typeof price === 'string' ? { ...item, price: `${voiceWords[language].from} ${price}` } : item
}
