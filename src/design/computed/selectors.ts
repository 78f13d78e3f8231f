import { type AttributeSelector, parse, type PseudoSelector, type Selector as Token } from 'css-what'
import nthCheck from 'nth-check'
import type { StyledNode } from './nodes.ts'

type Test = (node: StyledNode) => boolean

/** A selector that was read. `weight`: its specificity in one number. */
export type Selector = { matches: Test; weight: number }

/** Reads one selector; null for those of pseudo-elements, of states that come and go, and of what only a browser knows. */
export function readSelector(selector: string): Selector | null {
  try {
    const [tokens, another] = parse(selector)
    const matches = tokens && !another ? testOf(tokens) : null
    return tokens && matches ? { matches, weight: weightOf(tokens) } : null
  } catch {
    return null
  }
}

function testOf(tokens: readonly Token[]): Test | null {
  const cut = tokens.findLastIndex(({ type }) => type in relations)
  const own = tokens.slice(cut + 1).map(simpleTest)
  const tests = own.flatMap((test) => test ?? [])
  if (tests.length < own.length || own.length === 0) return null
  const compound: Test = (node) => tests.every((test) => test(node))
  const relation = relations[tokens[cut]?.type ?? '']
  if (!relation) return compound
  const other = testOf(tokens.slice(0, cut))
  const reaches = other && relation(other)
  return reaches ? (node) => compound(node) && reaches(node) : null
}

const before = ({ siblings, index }: StyledNode) => siblings[index - 1] ?? null
const around = ({ parent }: StyledNode) => parent

const next = (step: (node: StyledNode) => StyledNode | null) => (test: Test) => (node: StyledNode) => {
  const other = step(node)
  return other !== null && test(other)
}

/** Each element is asked once: a row of descendants in a deep page has more ways through it than time to walk them. */
const anyOf = (step: (node: StyledNode) => StyledNode | null) => (test: Test) => {
  const known = new WeakMap<StyledNode, boolean>()
  return (node: StyledNode) => {
    const passed: StyledNode[] = []
    let answer = known.get(node)
    for (let at = node; answer === undefined; answer ??= known.get(at)) {
      passed.push(at)
      const other = step(at)
      if (other === null || test(other)) answer = other !== null
      else at = other
    }
    for (const one of passed) known.set(one, answer)
    return answer
  }
}

const relations: Record<string, (test: Test) => Test> = {
  child: next(around),
  adjacent: next(before),
  descendant: anyOf(around),
  sibling: anyOf(before),
}

function simpleTest(token: Token): Test | null {
  switch (token.type) {
    case 'universal':
      return () => true
    case 'tag':
      return ({ tag }) => tag === token.name.toLowerCase()
    case 'attribute':
      return attributeTest(token)
    case 'pseudo':
      return pseudoTest(token)
    default:
      return null
  }
}

const attributeTests: Record<AttributeSelector['action'], (has: string, value: string) => boolean> = {
  exists: () => true,
  equals: (has, value) => has === value,
  not: (has, value) => has !== value,
  element: (has, value) => has.split(/\s+/).includes(value),
  hyphen: (has, value) => has === value || has.startsWith(`${value}-`),
  start: (has, value) => has.startsWith(value),
  end: (has, value) => has.endsWith(value),
  any: (has, value) => has.includes(value),
}

function attributeTest({ name, action, value, ignoreCase }: AttributeSelector): Test {
  const cased = (text: string) => (ignoreCase === true ? text.toLowerCase() : text)
  const holds = attributeTests[action]
  return ({ attribute }) => {
    const has = attribute(name) ?? attribute(name.toLowerCase())
    return has !== null && holds(cased(has), cased(value))
  }
}

const places: Record<string, Test> = {
  root: ({ parent }) => parent === null,
  'first-child': ({ index }) => index === 0,
  'last-child': ({ index, siblings }) => index === siblings.length - 1,
  'only-child': ({ siblings }) => siblings.length === 1,
  link: ({ tag, attribute }) => tag === 'a' && attribute('href') !== null,
  'any-link': ({ tag, attribute }) => tag === 'a' && attribute('href') !== null,
}

function pseudoTest({ name, data }: PseudoSelector): Test | null {
  if (data === null) return Object.hasOwn(places, name) ? (places[name] ?? null) : null
  if (typeof data === 'string') {
    if (name !== 'nth-child' && name !== 'nth-last-child') return null
    const isNth = nthCheck(data)
    return ({ index, siblings }) => isNth(name === 'nth-child' ? index : siblings.length - 1 - index)
  }
  if (!/^(?:not|is|where|matches)$/.test(name)) return null
  const inner = data.flatMap((tokens) => testOf(tokens) ?? [])
  if (name === 'not') return (node) => !inner.some((test) => test(node))
  // of a state that comes and goes nothing is so now
  return inner.length > 0 ? (node) => inner.some((test) => test(node)) : null
}

const heaviest = { id: 10_000, class: 100, tag: 1 }

const weightOf = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + weightOfOne(token), 0)

function weightOfOne(token: Token): number {
  switch (token.type) {
    case 'tag':
      return heaviest.tag
    case 'attribute':
      // '#id', and no '[id=id]'
      return token.name === 'id' && token.ignoreCase === 'quirks' ? heaviest.id : heaviest.class
    case 'pseudo':
      if (token.name === 'where') return 0
      return Array.isArray(token.data) ? Math.max(0, ...token.data.map(weightOf)) : heaviest.class
    default:
      return 0
  }
}
