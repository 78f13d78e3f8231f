import { type Description } from '../../../understanding/descriptions.ts'
import type { OpenPage, Part } from '../open-page.ts'
import { type Candidate, candidatesFor, named } from './candidates.ts'
import { chosenFrom, isChosen, meeting } from './choose.ts'
import type { Certainty } from './left-over.ts'
import type { Row } from './rows.ts'

/**
 * What descriptions lead to: parts that meet every word of them; or candidates of which one must be picked; or, when
 * the page has nothing of the kind, null.
 */
export type Resolved = { found: Part[]; called: Called[] | null } | { candidates: Candidate[]; unmet: boolean } | null

/** What a found part is called on the page. */
export type Called = { parts: readonly Part[]; label: string }

/** The parts that meet all that is said of them. */
export function resolve(page: OpenPage, descriptions: readonly Description[], certainty: Certainty): Resolved {
  const each = descriptions.map((one) => resolveOne(page, one, certainty))
  const found: Part[] = []
  const called: Called[] = []
  for (const one of each) {
    if (!one || 'candidates' in one) return one
    found.push(...one.found.filter(({ key }) => !found.some((other) => other.key === key)))
    called.push(...(one.called ?? []))
  }
  const all = found.every((part) => called.some(({ parts }) => parts.includes(part)))
  return found.length > 0 ? { found, called: all ? called : null } : null
}

/** 'The advantages except the third one' are their entries, and not the section. */
function asEntries(one: Description): Description {
  const { head, except } = one
  if (head?.of !== 'section' || head.kind === null) return one
  const entries = except.some((other) => !other.head || (other.head.of === 'entry' && other.head.kind === head.kind))
  return entries ? { ...one, head: { ...head, of: 'entry', many: true } } : one
}

function resolveOne(page: OpenPage, said: Description, certainty: Certainty): Resolved {
  if (said.unclear) return null
  const one = asEntries(said)
  const scope = one.scope ? resolveOne(page, one.scope, certainty) : null
  // 'the price of the long table' is that of what is called so
  if (one.scope && !scope)
    return resolveOne(page, { ...one, scope: null, said: [...one.said, ...wordsIn(one.scope)] }, certainty)
  if (scope && 'candidates' in scope) return scope
  const places = scope && 'found' in scope ? scope.found : null
  const all = candidatesFor(page, one, places, certainty)
  if (!all || 'candidates' in all) return all && { ...all, unmet: false }
  const { rows } = all
  if (rows.length === 0) return null
  const asked = (list: readonly Row[], unmet = false) => ({ candidates: named(page, list, rows, one), unmet })
  const met = meeting(rows, one)
  if (met.length === 0) return asked(rows, true)
  const kept = excepted(page, met, one, certainty)
  if (kept === null) return asked(met)
  const chosen = chosenFrom(page, kept, one)
  if (chosen === null)
    return asked(
      kept,
      one.at.some((at) => kept.at(at) === undefined),
    )
  const labels = chosen.map(({ label }) => label)
  const told = labels.every((label) => label !== '') && (!all.whole || isChosen(one) || chosen.length > 1)
  return {
    found: chosen.flatMap(({ parts }) => parts),
    called: told ? chosen.map(({ parts, label }) => ({ parts, label })) : null,
  }
}

/** The words of a place that is none, without articles. */
const wordsIn = ({ words, said, head }: Description) =>
  words.filter((word) => said.includes(word) || head?.word.split(' ').includes(word))

/** Without those that are excepted; null when it is not clear which they are. */
function excepted(page: OpenPage, rows: Row[], { except, head }: Description, certainty: Certainty): Row[] | null {
  let kept = rows
  for (const one of except) {
    const other = one.head ? one : { ...one, head }
    const own = other.head && head && other.head.of === head.of && other.head.kind === head.kind
    const out = own ? chosenOf(page, rows, other) : outOf(rows, resolveOne(page, one, certainty))
    if (!out || out.length === 0) return null
    kept = kept.filter((row) => !out.includes(row))
  }
  return kept
}

function chosenOf(page: OpenPage, rows: readonly Row[], one: Description): Row[] | null {
  const met = meeting(rows, one)
  return met.length === 0 ? null : chosenFrom(page, met, one)
}

const outOf = (rows: readonly Row[], found: Resolved): Row[] | null =>
  found && 'found' in found
    ? rows.filter(({ parts }) => found.found.some(({ key }) => parts.some((part) => part.key === key)))
    : null
