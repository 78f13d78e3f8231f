import { z } from 'zod'
import { readTradeFile, tradeFolders, tradeId, tradeLanguages } from '../../trades/trade-folders.ts'
import { nounsOf, tradeNouns } from '../../understanding/trade-nouns.ts'
import { type Domain, pageKinds, sectionKinds, tones } from '../types.ts'
import { archetypes, type SectionWordings, type TradeFacts, type TradeWording, type Wording } from './types.ts'

const texts = z.array(z.string().min(1)).min(1)
const kind = z.enum(sectionKinds)

const section = z.strictObject({
  head: texts.optional(),
  lead: texts.optional(),
  items: z.union([texts, z.array(texts)]).optional(),
  body: z.array(texts).optional(),
  note: texts.optional(),
  fields: texts.optional(),
  submit: texts.optional(),
})
const parts = z.partialRecord(kind, section)

/** trades/<id>/facts.json: what a trade is in any language. */
const factsSchema = z.strictObject({
  archetype: z.enum(archetypes),
  hue: z.number().min(0).max(360),
  tones: z.array(z.enum(tones)).min(1),
  sections: z.array(kind).min(3),
  offers: kind,
  page: z.enum(pageKinds).optional(),
  rank: z.int().positive().optional(),
  like: tradeId.optional(),
  asks: z.partialRecord(kind, texts).optional(),
  words: z.strictObject({ names: texts.optional(), tells: texts.optional(), hints: texts.optional() }).optional(),
})

/** trades/<id>/<lang>.json: its nouns, which the reader takes, and its words. */
const languageSchema = z
  .strictObject({
    trade: z.string().min(1),
    nouns: tradeNouns,
    offer: z.string().min(1).optional(),
    standIn: texts.optional(),
    cta: texts.optional(),
    speaksFor: texts.optional(),
    parts: parts.default({}),
    variants: z
      .array(
        z.strictObject({
          when: z.string().min(1),
          parts,
          standIn: texts.optional(),
          cta: texts.optional(),
          sections: z.array(kind).optional(),
          offers: kind.optional(),
        }),
      )
      .optional(),
  })
  .superRefine(({ offer, standIn, cta, nouns, speaksFor = [] }, context) => {
    const all = new Set(Object.entries(nouns).flatMap(([noun, { also = [] }]) => [noun, ...also]))
    for (const noun of speaksFor.filter((one) => !all.has(one)))
      context.addIssue({ code: 'custom', path: ['speaksFor'], message: `'${noun}' is none of its nouns` })
    const spoken = { offer, standIn, cta }
    const missing = Object.entries(spoken).filter(([, value]) => value === undefined)
    if (missing.length < Object.keys(spoken).length)
      for (const [name] of missing)
        context.addIssue({ code: 'custom', path: [name], message: 'offer, standIn and cta come together' })
  })

/** The facts of a trade. Throws with the file and the field when they have another shape. */
export function readTradeFacts(id: string, home?: string): TradeFacts {
  const facts = readTradeFile(id, 'facts.json', factsSchema, home)
  if (!facts) throw new Error(`trades/${id}/facts.json is missing`)
  return { domain: id, ...facts }
}

/** What a trade has in a language, without its nouns; undefined where it has no file. Throws like `readTradeFacts`. */
export function readWording(id: string, language: string, home?: string): TradeWording | undefined {
  const file = readTradeFile(id, `${language}.json`, languageSchema, home)
  if (!file) return undefined
  const { nouns: _, ...wording } = file
  return wording
}

/** All trades; of two that fit equally well, the earlier one is taken. */
export const allTrades: readonly TradeFacts[] = tradeFolders()
  .map((id) => readTradeFacts(id))
  .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))

/** What names a trade in all languages that its folder has. */
export const nounsOfTrade = (id: string): string[] =>
  tradeLanguages(id).flatMap((language) =>
    Object.entries(nounsOf(id, language)).flatMap(([noun, { also = [], needs }]) => (needs ? [] : [noun, ...also])),
  )

const read = new Map<string, TradeWording | undefined>()

/** What a trade has in a language, read when it is first asked for; undefined where it has nothing. */
export function tradeWording(domain: Domain, language: string): TradeWording | undefined {
  const key = `${domain}/${language}`
  if (!read.has(key)) read.set(key, readWording(domain, language))
  return read.get(key)
}

/** Whether pages of a trade may speak with its words: where it has but a few, only lists take them. */
export const isWorded = (wording: TradeWording | undefined): wording is Wording =>
  wording?.offer !== undefined && wording.standIn !== undefined && wording.cta !== undefined

/** What a trade usually offers, in a language in which it has nothing else to say. */
export function tradeOffers(domain: Domain, language: string): SectionWordings | undefined {
  const wording = tradeWording(domain, language)
  return isWorded(wording) ? undefined : wording?.parts
}
