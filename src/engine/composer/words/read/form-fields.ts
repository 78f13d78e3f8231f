import type { Fact } from '../../../understanding/read/facts.ts'
import { knownFields } from '../phrases/fields.ts'
import { capital } from './source.ts'

/** Of so few choices each is seen at once. */
const FEW = 3
/** Needed to answer whoever fills the form in. */
const needed = new Set(['name', 'email'])
/** A line to write on knows who writes where the label says no more than that: 'name', and no 'dog’s name'. */
const ownLabel = /^[\p{L}-]+$/u

const plain = (label: string) => label.replace(/[=|*]/g, ' ').trim()

/** The fields that a request lists for its form, in its words; see write/fields.ts for the notation. */
export const formFields = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.kind === 'field' ? (specOf(fact) ?? []) : []))

/** A file cannot be sent by a form of a page: null, and the reply tells it. */
function specOf({ id = 'text', of = '', text, options }: Fact): string | null {
  const label = capital(plain(of === '' ? text : of))
  if (options && options.length > 1)
    return `${options.length > FEW ? 'select' : 'radio'}=${label}=${options.map((one) => capital(plain(one))).join('|')}`
  if (id === 'file') return null
  const type = knownFields[id] && ownLabel.test(label) ? id : (knownFields[id]?.type ?? id)
  return `${type}=${label}${needed.has(type) ? '*' : ''}`
}
