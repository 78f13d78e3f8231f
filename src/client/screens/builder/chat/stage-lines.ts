import type { RunningTurn } from '#client/state/builder/types.ts'

export type StageLine = {
  key: string
  label: string
  state: 'done' | 'now' | 'next' /** milliseconds */
  took: number | null
}

/** What usually follows, in order; said before it begins, so that one sees how far it is. */
const course = [
  { stage: 'reading', label: 'Read the request' },
  { stage: 'planning', label: 'Plan the sections' },
  { stage: 'writing', label: 'Write the page' },
  { stage: 'checking', label: 'Check the page' },
] as const

/** Milliseconds since the turn began, by the server's own word where it is ahead of this clock. */
export function elapsedOf(turn: RunningTurn, now: number): number {
  return Math.max(turn.clock, now - (turn.startedAt ?? turn.sentAt), 0)
}

/** What goes on, in a few words: 'Thinking, 41 s' while a model has said nothing yet. */
export function headlineOf(turn: RunningTurn, elapsed: number): string {
  if (turn.phase === 'stopping') return 'Stopping'
  if (turn.line === 'lost') return 'Waiting for the connection'
  const now = turn.stages.at(-1)
  if (!now) return 'Sending your message'
  return now.stage === 'thinking' ? `${now.label}, ${Math.floor((elapsed - now.from) / 1000)} s` : now.label
}

/** What happened, what happens now, and what is still to come. */
export function stageLines(turn: RunningTurn, elapsed: number): StageLine[] {
  const past = turn.stages.map<StageLine>((row, index) => ({
    key: `${index}-${row.stage}`,
    label: row.label,
    state: row.to === null ? 'now' : 'done',
    took: (row.to ?? elapsed) - row.from,
  }))
  const reached = Math.max(-1, ...turn.stages.map((row) => course.findIndex((step) => step.stage === row.stage)))
  const ahead = course.slice(reached + 1).filter((step) => step.stage !== 'planning' || reached < 0)
  const next = ahead.map<StageLine>((step) => ({ key: step.stage, label: step.label, state: 'next', took: null }))
  return [...past, ...next, { key: 'store', label: 'Store the version', state: 'next', took: null }]
}
