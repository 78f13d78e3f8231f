import type { Brief, Field, Item, SectionContent } from '../../types.ts'
import { countIn } from '../read/count.ts'
import { pieces } from '../phrases/pieces.ts'
import type { SectionText } from '../types.ts'
import { readFields } from './fields.ts'

/** So many steps have fields where nobody says how many there are. */
const USUAL = 2
const none = { offers: [], plans: [] }

/** A form in steps: its usual fields, or those that were listed, and a last step that shows all of it once more. */
export function withSteps(content: SectionContent, piece: SectionText, brief: Brief): SectionContent {
  const { request, language } = brief
  const titles = piece.items ?? []
  const groups = piece.body ?? []
  const [terms = ''] = groups.slice(-1)
  const usual = groups.slice(0, -1).map((line) => readFields(specsOf(line), language, none))
  const wanted = (countIn(request, language) ?? USUAL + 1) - 1
  const steps = Math.min(usual.length, Math.max(1, wanted))
  // the fields that were said come first and in their order
  const own = content.fields.length > 1 ? spread(content.fields, steps) : null
  const filled = own ?? usual.slice(0, steps)
  const items = filled.map((fields, at): Item => ({ title: own ? namesOf(fields) : (titles[at] ?? ''), fields }))
  const last: Item = { title: titles.at(-1) ?? '', fields: readFields(specsOf(terms), language, none) }
  const { form } = pieces[language]
  // who is asked for no password opens no account
  const isAccount = !own || own.flat().some(({ type, name }) => type === 'password' || name === 'password')
  const said = isAccount ? {} : { headline: form?.head ?? content.headline, submit: form?.submit ?? content.submit }
  return { ...content, ...said, body: [], fields: [], items: [...items, last] }
}

const LONGEST = 24

/** 'Name, Email': what a step asks for, as far as it fits. */
function namesOf(fields: readonly Field[]): string {
  const names = fields.map(({ label }) => label)
  while (names.length > 1 && names.join(', ').length > LONGEST) names.pop()
  return names.join(', ')
}

const specsOf = (line: string) => line.split(';').map((spec) => spec.trim())

/** As even as they come out. */
function spread<One>(all: readonly One[], parts: number): One[][] {
  const size = Math.ceil(all.length / parts)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
