import type { Operation } from '#design/types.ts'
import { unfound } from './change-text.ts'
import type { OpenPage, Part } from './open-page.ts'
import { type Outcome, problem } from './outcome.ts'
import { findTarget } from './targets.ts'

const scale = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
  'text-6xl',
  'text-7xl',
  'text-8xl',
  'text-9xl',
]
const factor = { bigger: 1.2, smaller: 1 / 1.2 }

/** Makes texts one step bigger or smaller, at every breakpoint they name. */
export function changeSize(page: OpenPage, target: string, by: 'bigger' | 'smaller'): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const operations = found.found.flatMap((part) => resize(part, by))
  return operations.length > 0
    ? { operations, said: `made the ${target} ${by}` }
    : problem(`cannot make ${target} any ${by}`)
}

function resize({ key, classes }: Part, by: 'bigger' | 'smaller'): Operation[] {
  const names = classes.split(/\s+/).filter(Boolean)
  const pairs = names.flatMap((name) => {
    const at = name.lastIndexOf(':') + 1
    const next = stepped(name.slice(at), by)
    return next ? [{ name, next: name.slice(0, at) + next }] : []
  })
  if (pairs.length > 0)
    return [{ do: 'class', k: key, add: pairs.map(({ next }) => next), remove: pairs.map(({ name }) => name) }]
  return [{ do: 'class', k: key, add: [by === 'bigger' ? 'text-xl' : 'text-sm'], remove: [] }]
}

function stepped(name: string, by: 'bigger' | 'smaller'): string | null {
  const index = scale.indexOf(name.replace(/\/.*$/, ''))
  if (index >= 0) return scale[index + (by === 'bigger' ? 1 : -1)] ?? null
  const value = /^text-\[(?<size>[^\]]*\d[^\]]*)\](?<tail>\/.*)?$/.exec(name)?.groups
  if (!value?.size || /^(?:#|oklch|rgb|var)/.test(value.size)) return null
  const next = value.size.replace(/\d*\.?\d+(?=rem|px|em|vw)/g, (number) =>
    String(Number((Number(number) * factor[by]).toFixed(3))),
  )
  return `text-[${next}]${value.tail ?? ''}`
}

/** Aligns the texts of the target. */
export function changeAlignment(page: OpenPage, target: string, to: 'left' | 'center' | 'right'): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const operations = found.found.map(({ key, classes }): Operation => {
    const old = classes.split(/\s+/).filter((name) => /^(?:[a-z]+:)?text-(?:left|center|right|start|end)$/.test(name))
    const block = /\bmax-w-/.test(classes) ? [to === 'center' ? 'mx-auto' : to === 'right' ? 'ml-auto' : 'mr-auto'] : []
    return { do: 'class', k: key, add: [`text-${to}`, ...block], remove: old }
  })
  return { operations, said: `aligned the ${target} ${to === 'center' ? 'in the centre' : `to the ${to}`}` }
}
