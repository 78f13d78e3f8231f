import { z } from 'zod'
import { readTradeFile, tradeFolders } from '../trades/trade-folders.ts'
import type { TradeHead } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'

const phrases = z.array(z.string().min(1))

/** A noun that heads one trade alone, in the trade's own file of a language: which trade that is, its folder says. */
export const tradeNouns = z.record(
  z.string(),
  z.strictObject({
    /** other words that mean the same */
    also: phrases.optional(),
    /** what may stand before it and leaves it what it is; `true`: anything */
    takes: z.union([z.literal(true), phrases]).optional(),
    /** what has to stand before it, else it is no such trade */
    needs: phrases.optional(),
    /** what makes something else of it, for which there is no trade */
    not: phrases.optional(),
  }),
)
export type TradeNouns = z.infer<typeof tradeNouns>

const withNouns = z.object({ nouns: tradeNouns })

/** The nouns of a trade in a language; none where it has no file. */
export const nounsOf = (id: string, language: string): TradeNouns =>
  readTradeFile(id, `${language}.json`, withNouns)?.nouns ?? {}

/** Rows of all trades in a language, in the shape of words/<lang>/trades.json. */
export function headsOfTrades(language: ReadingLanguage): [noun: string, head: TradeHead][] {
  return tradeFolders().flatMap((id) =>
    Object.entries(nounsOf(id, language)).map(([noun, { needs, ...row }]): [string, TradeHead] => [
      noun,
      needs ? { ...row, with: { [id]: needs } } : { ...row, is: id },
    ]),
  )
}
