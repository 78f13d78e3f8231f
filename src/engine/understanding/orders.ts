import { lexicon } from './lexicon.ts'
import { beginsWith, type PageOrder, pageOrders, talkWords, wordsOf } from './talk.ts'
import type { ReadingLanguage } from './types.ts'
import { wishWords } from './wish/wish-words.ts'

const longestOrder = 14

/** Small words of a request that may stand beside an order. */
const besides = ['articles', 'own', 'asks', 'asides', 'lookNouns', 'pages'] as const

/** What a message asks of the page as a whole when it says nothing else: 'undo that', 'a warmer palette please'. */
export function readPageOrder(text: string, language: ReadingLanguage): PageOrder | null {
  const said = wordsOf(text)
  if (said.length === 0 || said.length > longestOrder) return null
  const { orders, around } = talkWords(language)
  const words = lexicon(language)
  const refused = wishWords(language).signs.not
  let found: PageOrder | null = null
  for (let at = 0; at < said.length; ) {
    const rest = said.slice(at)
    const [order, size] = longest(pageOrders.map((one) => [one, beginsWith(rest, orders[one])] as const))
    const aside = beginsWith(rest, around)
    // 'bring it back' is one order, 'less boring' another: the longer phrase tells
    if (size > 0 && size >= aside) {
      if (found !== null && found !== order) return null
      found = order
      at += size
      continue
    }
    const [word = ''] = rest
    if (beginsWith(rest, refused) > 0 && !around.includes(word)) return null
    if (aside === 0 && !besides.some((kind) => words.has(kind, word))) return null
    at += Math.max(aside, 1)
  }
  return found
}

const longest = (found: readonly (readonly [PageOrder, number])[]) =>
  found.reduce((best, one) => (one[1] > best[1] ? one : best), found[0] ?? (['undo', 0] as const))
