import { fromTree, parseTree } from '#design/tree.ts'
import type { ReplyEvent } from './events.ts'
import { operationOf } from './operation.ts'

type Fields = Record<string, unknown>

/**
 * Operations that a model wrote as JSON: a list of them, or an object with one under `edits`, `operations` or
 * `changes`. Empty when the text is something else.
 */
export function jsonOperations(text: string): ReplyEvent[] {
  const value = parse(text)
  const list = Array.isArray(value) ? value : isFields(value) ? (inside(value) ?? [value]) : []
  const changes = list.filter(isFields).filter(isChange)
  return changes.map((fields) => operationOf(JSON.stringify(fields), attributesOf(withMarkup(fields)), null))
}

/** New elements of a change come as a tree, written as HTML here. */
function withMarkup(fields: Fields): Fields {
  const { element, elements = element, ...others } = fields
  if (elements === undefined) return fields
  const read = parseTree({ elements })
  if (!read.ok) return fields
  const fragment = { type: '#fragment', children: read.tree.elements }
  return { ...others, html: fromTree({ title: '', description: '', elements: [fragment] }) }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isChange = (fields: Fields) =>
  ['k', 'key', 'target', 'id'].some((name) => typeof fields[name] === 'string') &&
  ['do', 'action', 'op', 'type'].some((name) => typeof fields[name] === 'string') &&
  !('children' in fields || 'attributes' in fields)

function inside(fields: Fields): unknown[] | undefined {
  return ['edits', 'operations', 'changes'].map((name) => fields[name]).find(Array.isArray)
}

function attributesOf(fields: Fields): Map<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'string') return [[name.toLowerCase(), value]]
      return Array.isArray(value) ? [[name.toLowerCase(), value.join(' ')]] : []
    }),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/,(\s*[}\]])/g, '$1'))
  } catch {
    return undefined
  }
}
