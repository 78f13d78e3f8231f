import { z } from 'zod'
import { sectionKinds } from '../../types.ts'
import { languageWords } from '../language-words.ts'

const text = z.string().min(1)
const lines = z.array(text)
const kind = z.enum(sectionKinds)
const door = z.strictObject({ head: text, lead: text, fields: lines, submit: text, note: text })

/** words/<lang>/say/voice.json: short words by which sections are written, whatever the trade. */
const schema = z.strictObject({
  /** the name on a page that has none */
  nameless: text,
  /** what a trade without words in this language is called, with its article; '' where every trade has a name */
  business: z.string(),
  /** a blog with its article; '' where it is called by its trade */
  blog: z.string(),
  /** `{offer}` of a trade without words in this language; '' where its patterns are left out */
  offer: z.string(),
  /** what stands before a trade in a request, with the article that it has in 'X is a trade'; '' where that is not known */
  articles: z.record(text, z.string()),
  /** where an article depends on what follows: 'un studio' is 'uno studio' */
  articleForms: z.array(z.tuple([text, z.string()])),
  /** before an audience: 'FOR beginners' */
  forWhom: text,
  /** before a place: 'IN Bergen'; the first row whose pattern the place fits says how it is put together */
  inPlace: z.strictObject({ usual: text, rows: z.array(z.tuple([text, text])) }),
  /** what stands between a word and its colon */
  beforeColon: z.string(),
  /** before the lowest of several prices */
  from: text,
  /** asks for what should be known of a section; '{words}' is its name */
  aboutIt: text,
  /** the section that holds what found no place by itself */
  goodToKnow: text,
  /** stands above the years of a life */
  stations: text,
  /** before 'that': 'BITTE BEACHTEN SIE, dass …' */
  noted: z.string(),
  /** the section of rows for stated facts, and its labels */
  stated: z.strictObject({
    title: text,
    hours: text,
    date: text,
    audience: text,
    place: text,
    contact: text,
    price: text,
    person: text,
    note: text,
  }),
  /** the general voice: labels, questions that facts answer, and words by which a sentence speaks for its owner */
  plain: z.strictObject({
    heads: z.partialRecord(kind, text),
    ask: z.strictObject({ where: text, when: text, cost: text, reach: text }),
    first: lines,
    /** by which one person speaks alone, and what parts of their page are called then */
    alone: z.strictObject({ words: lines, heads: z.partialRecord(kind, text) }),
  }),
  /** 'Label > kind|kind', for trades without calls of their own */
  calls: lines,
  ring: text,
  /** '{name}' is a plan */
  pricing: z.strictObject({ choose: text, everything: text, suggestion: text, thisOne: text, comparison: text }),
  where: z.strictObject({
    address: text,
    phone: text,
    email: text,
    transport: text,
    parking: text,
    access: text,
    weekdays: text,
    holidays: text,
    closed: text,
    open: text,
    /** 'question|slot', where things or people come to the customer */
    areas: lines,
  }),
  screens: z.strictObject({
    series: lines.length(2),
    /** subtotal, delivery, promo code, total, none */
    sums: lines.length(5),
    /** heading, button, field by which to sort */
    finder: lines.length(3),
    colours: lines,
  }),
  /** opening an account, and getting in again without the password */
  doors: z.strictObject({ join: door, reset: door }),
})
export type VoiceWords = z.infer<typeof schema>

export const voiceWords = languageWords('voice', schema)
