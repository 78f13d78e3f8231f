import { pattern } from '#rules/pattern.ts'
import { listOf } from './sheet-rules.ts'

/** An element as selectors see it. `index`: its place among its siblings, from 0, of so many. */
export type StyledElement = {
  tag: string
  classes: readonly string[]
  attribute: (name: string) => string | null
  parent: StyledElement | null
  before: StyledElement | null
  index: number
  count: number
}

type Test = (node: StyledElement) => boolean
type Step = { test: Test; combinator: string }

/** A selector that was read. `weight`: its specificity in one number. */
export type Selector = { matches: Test; weight: number }

/** Reads one selector; null for those of pseudo-elements, of states that come and go, and of what only a browser knows. */
export function readSelector(selector: string): Selector | null {
  const steps: Step[] = []
  let weight = 0
  let combinator = ''
  for (const piece of piecesOf(selector)) {
    if (/^[\s>+~]+$/.test(piece)) {
      combinator = piece.trim() || ' '
      continue
    }
    const compound = readCompound(piece)
    if (!compound) return null
    steps.push({ test: compound.matches, combinator })
    weight += compound.weight
    combinator = ''
  }
  if (steps.length === 0) return null
  return { matches: (node) => matchesFrom(steps, steps.length - 1, node), weight }
}

/** Compounds and what stands between them. */
function piecesOf(selector: string): string[] {
  const found: string[] = []
  let current = ''
  let depth = 0
  for (const [token] of selector.trim().matchAll(/\\[\s\S]|\s*[>+~]\s*|\s+|[\s\S]/g)) {
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth = Math.max(0, depth - 1)
    if (depth === 0 && /^(?:\s*[>+~]\s*|\s+)$/.test(token)) {
      found.push(current, token)
      current = ''
    } else current += token
  }
  return [...found, current].filter((piece) => piece !== '')
}

function matchesFrom(steps: readonly Step[], at: number, node: StyledElement): boolean {
  const step = steps[at]
  if (!step?.test(node)) return false
  if (at === 0) return true
  switch (step.combinator) {
    case '>':
      return node.parent !== null && matchesFrom(steps, at - 1, node.parent)
    case '+':
      return node.before !== null && matchesFrom(steps, at - 1, node.before)
    case '~':
      for (let one = node.before; one; one = one.before) if (matchesFrom(steps, at - 1, one)) return true
      return false
    default:
      for (let one = node.parent; one; one = one.parent) if (matchesFrom(steps, at - 1, one)) return true
      return false
  }
}

const simple = pattern('iy')`
  (?<universal>\*)|(?<tag>[a-z][\w-]*)|\.(?<class>(?:\\.|[\w-]|[^\0-\x7F])+)|#(?<id>(?:\\.|[\w-]|[^\0-\x7F])+)
  |(?<bracket>\[)|:(?<pseudo>[a-z-]+)
`

/** What stands in the bracket that opens at a place; null where it does not end. */
function inBracket(text: string, open: number): string | null {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (/[[(]/.test(text.charAt(at))) depth += 1
    if (/[\])]/.test(text.charAt(at))) depth -= 1
    if (depth === 0) return text.slice(open + 1, at)
  }
  return null
}

const heaviest = { id: 10_000, class: 100, tag: 1 }

function readCompound(text: string): Selector | null {
  const tests: Test[] = []
  let weight = 0
  let at = 0
  while (at < text.length) {
    simple.lastIndex = at
    const match = simple.exec(text)
    if (!match?.groups || match[0] === '') return null
    at = simple.lastIndex
    const { universal, tag, id, class: name } = match.groups
    if (universal) continue
    if (tag) {
      const wanted = tag.toLowerCase()
      tests.push((node) => node.tag === wanted)
      weight += heaviest.tag
    } else if (name) {
      const wanted = name.replaceAll(/\\(.)/g, '$1')
      tests.push(({ classes }) => classes.includes(wanted))
      weight += heaviest.class
    } else if (id) {
      tests.push(({ attribute }) => attribute('id') === id)
      weight += heaviest.id
    } else {
      const { bracket, pseudo = '' } = match.groups
      const opens = bracket ? at - 1 : text.charAt(at) === '(' ? at : -1
      const inside = opens < 0 ? undefined : inBracket(text, opens)
      if (inside === null) return null
      if (inside !== undefined) at = opens + inside.length + 2
      const other = bracket ? attributeTest(inside ?? '') : pseudoTest(pseudo, inside)
      if (!other) return null
      tests.push(other.matches)
      weight += other.weight
    }
  }
  return { matches: (node) => tests.every((test) => test(node)), weight }
}

/** @param said what stands between the brackets: 'href^="#"' */
function attributeTest(said: string): Selector {
  const equals = said.indexOf('=')
  const operator = equals < 0 ? undefined : (/[~|^$*]?=/.exec(said)?.[0] ?? '=')
  const name = said
    .slice(0, equals < 0 ? said.length : equals)
    .replace(/[~|^$*]$/, '')
    .trim()
  const value = equals < 0 ? '' : unquoted(said.slice(equals + 1).trim())
  const holds = (has: string) => {
    switch (operator) {
      case undefined:
        return true
      case '=':
        return has === value
      case '~=':
        return has.split(/\s+/).includes(value)
      case '|=':
        return has === value || has.startsWith(`${value}-`)
      case '^=':
        return has.startsWith(value)
      case '$=':
        return has.endsWith(value)
      default:
        return has.includes(value)
    }
  }
  const matches: Test = ({ attribute }) => {
    const has = attribute(name)
    return has !== null && holds(has)
  }
  return { matches, weight: heaviest.class }
}

const unquoted = (text: string) =>
  /^["']/.test(text) ? text.slice(1, Math.max(1, text.lastIndexOf(text.charAt(0)))) : text

function pseudoTest(pseudo: string, argument: string | undefined): Selector | null {
  const place = placeTest(pseudo.toLowerCase(), argument)
  if (place) return { matches: place, weight: heaviest.class }
  if (!argument || !/^(?:not|is|where|matches)$/i.test(pseudo)) return null
  const inner = listOf(argument).map(readSelector)
  const known = inner.flatMap((one) => one ?? [])
  // of a state that comes and goes nothing is so now
  if (pseudo.toLowerCase() !== 'not' && known.length === 0) return null
  const isAny: Test = (node) => known.some(({ matches }) => matches(node))
  const weight = pseudo.toLowerCase() === 'where' ? 0 : Math.max(0, ...known.map((one) => one.weight))
  return { matches: pseudo.toLowerCase() === 'not' ? (node) => !isAny(node) : isAny, weight }
}

function placeTest(pseudo: string, argument: string | undefined): Test | null {
  switch (pseudo) {
    case 'root':
      return ({ parent }) => parent === null
    case 'first-child':
      return ({ index }) => index === 0
    case 'last-child':
      return ({ index, count }) => index === count - 1
    case 'only-child':
      return ({ count }) => count === 1
    case 'link':
    case 'any-link':
      return ({ tag, attribute }) => tag === 'a' && attribute('href') !== null
    case 'nth-child':
      return nth(argument ?? '')
    default:
      return null
  }
}

function nth(argument: string): Test | null {
  const said = argument
    .replaceAll(/\s+/g, '')
    .replace(/^odd$/i, '2n+1')
    .replace(/^even$/i, '2n')
  const match = /^(?:(?<step>[+-]?\d*)n)?(?<rest>[+-]?\d+)?$/i.exec(said)
  if (!match?.groups || said === '') return null
  const { step, rest } = match.groups
  const by = step === undefined ? 0 : step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step)
  const from = Number(rest ?? 0)
  return ({ index }) => {
    const past = index + 1 - from
    return by === 0 ? past === 0 : past % by === 0 && past / by >= 0
  }
}
