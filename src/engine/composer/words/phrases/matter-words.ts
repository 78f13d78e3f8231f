import { z } from 'zod'
import type { Matter } from '../../../understanding/read/matter.ts'
import { type Brief, sectionKinds } from '../../types.ts'
import { languageWords } from '../language-words.ts'

const text = z.string().min(1)
const lines = z.array(text)

const parts = z.strictObject({
  heads: z.partialRecord(z.enum(sectionKinds), text),
  /** 'Label > kind|kind' */
  calls: lines,
  /** where an answer is asked for */
  reply: text,
})

/** say/matters.json: what the parts of a page are called that is about no business, by the kind of its matter. */
const schema = z.strictObject({
  /** labels of facts in rows */
  rows: z.strictObject({
    when: text,
    deadline: text,
    where: text,
    cost: text,
    price: text,
    size: text,
    distance: text,
    rooms: text,
    year: text,
  }),
  /** by which a fact of one thing is known: '78 QM', 'BAUJAHR 1994' */
  units: z.strictObject({ size: lines, distance: lines, rooms: lines, year: lines }),
  /** the form in which guests answer: see write/fields.ts */
  answer: z.strictObject({ fields: lines, submit: lines }),
  occasion: parts,
  notice: parts,
  sale: parts,
  household: parts,
  association: parts,
  person: parts,
}) satisfies z.ZodType<Record<Matter, z.infer<typeof parts>>>
const words = languageWords('matters', schema)

/** Labels of rows and the units by which they are known. */
export const rowWords = (language: Brief['language']) => words[language]

/** The form in which guests say whether they come, where a page asks for an answer; null elsewhere. */
export const answerForm = ({ matter, language, asksReply }: Brief) =>
  matter === 'occasion' && asksReply ? words[language].answer : null

/** How a page about no business calls its parts; null for a business. */
export function matterVoice({ matter, language, asksReply }: Brief) {
  if (!matter) return null
  const { heads, calls, reply } = words[language][matter]
  return asksReply
    ? {
        heads: { ...heads, contact: reply },
        calls: [`${reply} > contact`, ...calls.filter((one) => !one.endsWith(' > contact'))],
      }
    : { heads, calls }
}
