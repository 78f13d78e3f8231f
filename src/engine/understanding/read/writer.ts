import { startsWithSubject } from './around-ask.ts'
import type { SentenceClauses } from './assertions.ts'
import type { RequestText } from './request-text.ts'
import { spokenFor } from './spoken-for.ts'
import type { Stretch } from './stretches.ts'

/**
 * What a sentence says, and what it only says of who writes it: 'I LOOK AFTER THE PUBLICITY FOR the band and' we are fifty
 * people. It is cut where somebody else does something; all of it is told where nobody says what they do there.
 */
export function withoutWriter(
  request: RequestText,
  clauses: SentenceClauses,
): { told: SentenceClauses[]; ofWriter: SentenceClauses[] } {
  const [first, last] = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  const offices = officesIn(request, [first, last])
  if (offices.length === 0) return { told: clauses.length > 0 ? [clauses] : [], ofWriter: [] }
  const parts = partsByDoer(request, clauses)
  const isOfWriter = ([from, to]: Stretch) => offices.some((hit) => hit.first >= from && hit.last <= to)
  const cut = (some: readonly Stretch[]) => some.map((part) => within(clauses, part))
  return {
    told: cut(joined(parts.map((part) => (isOfWriter(part) ? null : part)))),
    ofWriter: cut(parts.filter(isOfWriter)),
  }
}

const behindRole = ['of', 'forWhom'] as const

/** 'I LOOK AFTER THE publicity', 'I’m the SECRETARY OF the chorus': where a stretch says what its writer does there. */
export function officesIn(request: RequestText, [first, last]: Stretch): { first: number; last: number }[] {
  const isSpoken = (at: number) => {
    const before = request.within('articles', at - 1) ? at - 2 : at - 1
    return (['self', 'person', 'copula'] as const).some((kind) => request.hitBefore(kind, before) !== undefined)
  }
  const roles = request
    .hits('roles')
    .filter((hit) => isSpoken(hit.first) && behindRole.some((kind) => request.hitAt(kind, hit.last + 1) !== undefined))
  const spoken = spokenFor(request).map(([from, to]) => ({ first: from, last: to }))
  return [...request.hits('offices'), ...roles, ...spoken].filter((hit) => hit.first >= first && hit.last <= last)
}

/** The parts of a sentence, each with its own doer: behind a comma, and behind 'and'. */
function partsByDoer(request: RequestText, clauses: SentenceClauses): Stretch[] {
  const starts = clauses.flatMap(({ first, last }, index) => {
    const inside = request
      .hits('and')
      .filter((joint) => joint.first > first && joint.last < last && startsWithSubject(request, joint.last + 1))
      .map((joint) => ({ before: joint.first - 1, first: joint.last + 1 }))
    const isOwn = index === 0 || startsWithSubject(request, first)
    return isOwn ? [{ before: clauses[index - 1]?.last ?? first, first }, ...inside] : inside
  })
  const end = clauses.at(-1)?.last ?? 0
  return starts.map(({ first }, index) => [first, starts[index + 1]?.before ?? end])
}

/** Parts beside each other are one. */
const joined = (parts: readonly (Stretch | null)[]): Stretch[] =>
  parts.reduce<Stretch[]>((all, part, index) => {
    const before = parts[index - 1] ? all.at(-1) : undefined
    if (!part) return all
    return before ? [...all.slice(0, -1), [before[0], part[1]]] : [...all, part]
  }, [])

/** The clauses of a sentence within a stretch, cut to it. */
export const within = (clauses: SentenceClauses, [first, last]: Stretch): SentenceClauses =>
  clauses
    .filter((clause) => clause.last >= first && clause.first <= last)
    .map((clause) => ({ ...clause, first: Math.max(clause.first, first), last: Math.min(clause.last, last) }))
