import { z } from 'zod'
import { forLanguages } from '#rules/languages.ts'
import type { Brief } from '../../types.ts'
import { languageWords } from '../language-words.ts'

const lines = z.array(z.string().min(1))

/** Rows and figures of interface mock-ups. They are examples, and the section around them says so. */
const samples = z.strictObject({
  /** 'Label | figure | change | from' */
  kpis: lines,
  /** 'Name | amount | share', with a heading; charts of a page take different ones */
  shares: z.array(lines),
  /** 'Title | text | meta | amount | state' */
  rows: lines,
  chart: z.string(),
  sharesHead: lines,
  table: z.string(),
})
export type Samples = z.infer<typeof samples>

/** words/<lang>/say/samples.json: the set for a shop, and sets for what English requests speak of. */
const schema = z.strictObject({
  usual: samples,
  expenses: samples.optional(),
  people: samples.optional(),
  alerts: samples.optional(),
  /** goods in a cart: 'Title | text | price', and what it costs to send them */
  goods: lines,
  delivery: z.number(),
})
const words = languageWords('samples', schema)

/** Goods in a cart: 'Title | text | price'. */
export const goods = forLanguages((language) => words[language].goods)

/** What it costs to send goods, in the money that they are priced in. */
export const deliveryCosts = forLanguages((language) => words[language].delivery)

/** The set of examples that suits what the dashboard is about. */
export function samplesFor(brief: Brief): Samples {
  const { usual, expenses, people, alerts } = words[brief.language]
  const about = `${brief.trade} ${brief.request.slice(0, 300)}`
  if (expenses && /expense|budget|spending/i.test(about)) return expenses
  if (alerts && /security|alert|intrusion|threat/i.test(about)) return alerts
  if (
    people &&
    /student|course|patient|clinical|health|pandemic|enrol|member|participant|hr\b|management of people|soldier|users and courses/i.test(
      about,
    )
  )
    return people
  return usual
}
