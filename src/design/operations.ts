import { carryOut, chainOf, type EditPlan, refused, type Refused } from './edits.ts'
import type { GateOptions } from './gate.ts'
import { planHead } from './head-plan.ts'
import { planInsert, planMove, planRemove, planReplace } from './markup-plans.ts'
import { meantKey } from './meant-key.ts'
import { parseSource } from './parse.ts'
import type { Applied, Key, Operation, PageDocument, PageElement, Refusal, Splice } from './types.ts'
import { planAttribute, planClass, planText, planToken } from './value-plans.ts'

export type ApplyOptions = GateOptions

/**
 * Applies one operation by exact changes of the source: every byte outside its target stays, and so do the keys of all
 * other elements. In a tidy page nothing but the fragment is read; any other page is read again, and an operation that
 * would change how the rest of it reads is refused.
 * @returns the new document with the changes, or the refusal with its reason; an operation that would change nothing is refused too
 */
export function applyOperation(document: PageDocument, operation: Operation, options: ApplyOptions = {}): Applied {
  const repairs: string[] = []
  const plan = planFor(document, operation, options, repairs)
  if ('refusal' in plan) return { ok: false, refusal: plan.refusal }
  const { html, elements, splices } = carryOut(document, plan)
  if (html === document.html) return { ok: false, refusal: refused('no-change', 'Nothing would change.').refusal }
  const reread = plan.reread || !document.tidy || isInTemplate(document, plan) ? parseSource(html) : null
  if (reread && !samePlaces(elements, reread.elements)) {
    const message =
      'The page leaves tags open around this place, so that the change would reach further than its target.'
    return { ok: false, refusal: { code: 'unbalanced', message } }
  }
  const changed: PageDocument = {
    html,
    elements: new Map(elements.map((element) => [element.key, element])),
    issued: plan.issued,
    tidy: reread?.tidy ?? true,
  }
  return { ok: true, document: changed, splices, touched: plan.touched, repairs: [...repairs, ...plan.repairs] }
}

/** In a template the first element decides how those after it are read. */
function isInTemplate(document: PageDocument, plan: EditPlan): boolean {
  return plan.edits.some((edit) => chainOf(document, edit.container).some(({ tag }) => tag === 'template'))
}

export type ScriptResult = {
  document: PageDocument
  applied: { operation: Operation; splices: Splice[]; touched: Key[]; repairs: string[] }[]
  failed: { operation: Operation; refusal: Refusal }[]
}

/** Applies operations in order, each to the result of those before it; one that is refused changes nothing. */
export function applyScript(
  document: PageDocument,
  operations: readonly Operation[],
  options: ApplyOptions = {},
): ScriptResult {
  const result: ScriptResult = { document, applied: [], failed: [] }
  for (const operation of operations) {
    const outcome = applyOperation(result.document, operation, options)
    if (outcome.ok) {
      const { splices, touched, repairs } = outcome
      result.document = outcome.document
      result.applied.push({ operation, splices, touched, repairs })
    } else result.failed.push({ operation, refusal: outcome.refusal })
  }
  return result
}

function planFor(
  document: PageDocument,
  operation: Operation,
  options: ApplyOptions,
  repairs: string[],
): EditPlan | Refused {
  if (operation.do === 'head') return planHead(document, operation.name, operation.value)
  const find = operation.do === 'token' ? themeOf : findTarget
  const target = find(document, operation.k, repairs)
  if ('refusal' in target) return target
  switch (operation.do) {
    case 'replace':
      return planReplace(document, target, operation.html, options)
    case 'before':
    case 'after':
    case 'prepend':
    case 'append':
      return planInsert(document, target, operation.do, operation.html, options)
    case 'text':
      return planText(document, target, operation.text)
    case 'class':
      return planClass(document, target, operation.add, operation.remove, options)
    case 'attr':
      return planAttribute(document, target, operation.name, operation.value, options)
    case 'token':
      return planToken(document, target, operation.name, operation.value)
    case 'remove':
      return planRemove(document, target)
    case 'move-before':
    case 'move-after': {
      const to = findTarget(document, operation.to, repairs)
      if ('refusal' in to) return to
      return planMove(document, target, operation.do === 'move-before' ? 'before' : 'after', to)
    }
  }
}

/** The element of a key, or the only one that can be meant by it. A near key is only suggested, and only when it is the only one. */
function findTarget(document: PageDocument, key: Key, repairs: string[]): PageElement | Refused {
  const exact = document.elements.get(key)
  if (exact) return exact
  const meant = document.elements.get(meantKey(document, key) ?? '')
  if (meant) {
    repairs.push(`Read the key ${key} as ${meant.key}.`)
    return meant
  }
  const near = [...document.elements.keys()].filter((other) => isNear(key, other))
  const hint = near.length === 1 ? ` Did you mean ${near[0]}?` : ''
  return refused('unknown-key', `There is no element with the key ${key.slice(0, 40)}.${hint}`)
}

/** A theme value has only one place, whatever element was named for it. */
function themeOf(document: PageDocument, key: Key, repairs: string[]): PageElement | Refused {
  const named = document.elements.get(key)
  const theme = document.elements.get('theme')
  if (named?.tag === 'style' || !theme) return findTarget(document, key, repairs)
  repairs.push(`Set the value in the theme, not in ${key.slice(0, 40)}.`)
  return theme
}

/** One character more, less or different. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const restA = a.slice(same)
  const restB = b.slice(same)
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

/** Whether the source of a document reads as its table says. */
export function isRereadAs({ html, elements }: PageDocument): boolean {
  return samePlaces([...elements.values()], parseSource(html).elements)
}

type Place = { tag: string; start: number; openEnd: number; closeStart: number; end: number }

function samePlaces(expected: readonly Place[], all: readonly (Place & { place: string })[]): boolean {
  const read = all.filter(({ place }) => place !== 'other')
  return (
    expected.length === read.length &&
    expected.every((element, index) => {
      const other = read[index]
      return (
        other?.tag === element.tag &&
        other.start === element.start &&
        other.openEnd === element.openEnd &&
        other.closeStart === element.closeStart &&
        other.end === element.end
      )
    })
  )
}
