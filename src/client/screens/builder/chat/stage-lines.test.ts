import { expect, test } from 'vitest'
import { blankTurn } from '#client/state/builder/turn.ts'
import type { RunningTurn, StageRow } from '#client/state/builder/types.ts'
import { elapsedOf, headlineOf, stageLines } from './stage-lines.ts'

const turn: RunningTurn = { ...blankTurn, turn: 't', page: 'Home', prompt: 'x', mode: 'html', base: null, sentAt: 1000 }
const row = (stage: string, from: number, to: number | null): StageRow => ({ stage, label: `${stage}!`, from, to })

test.for([
  ['before the first event', [], ['next:reading', 'next:planning', 'next:writing', 'next:checking', 'next:store']],
  [
    'while a page is written',
    [row('reading', 0, 300), row('planning', 300, 1500), row('writing', 1500, null)],
    ['done:0-reading', 'done:1-planning', 'now:2-writing', 'next:checking', 'next:store'],
  ],
  [
    'an edit that plans nothing',
    [row('reading', 0, 300), row('writing', 300, null)],
    ['done:0-reading', 'now:1-writing', 'next:checking', 'next:store'],
  ],
  [
    'while a model thinks',
    [row('reading', 0, 10), row('thinking', 10, null)],
    ['done:0-reading', 'now:1-thinking', 'next:writing', 'next:checking', 'next:store'],
  ],
  [
    'a repair after the check',
    [row('writing', 0, 300), row('checking', 300, 400), row('repairing', 400, null)],
    ['done:0-writing', 'done:1-checking', 'now:2-repairing', 'next:store'],
  ],
] satisfies [string, StageRow[], string[]][])('%s', ([, stages, lines]) => {
  expect(stageLines({ ...turn, stages }, 2000).map((line) => `${line.state}:${line.key}`)).toEqual(lines)
})

test('times are those of the stage; the one that runs counts on', () => {
  const lines = stageLines({ ...turn, stages: [row('reading', 0, 300), row('writing', 300, null)] }, 2000)
  expect(lines.map((line) => line.took)).toEqual([300, 1700, null, null])
})

test.for([
  ['this clock', { startedAt: 5000, clock: 100 }, 7000, 2000],
  ['the server, when this clock is behind', { startedAt: 9000, clock: 4000 }, 7000, 4000],
  ['since Send, before the server has answered', { startedAt: null, clock: 0 }, 1500, 500],
] as const)('elapsed by %s', ([, part, now, elapsed]) => {
  expect(elapsedOf({ ...turn, ...part }, now)).toBe(elapsed)
})

test.for<[name: string, part: Partial<RunningTurn>, words: string]>([
  ['before the first event', {}, 'Sending your message'],
  ['a stage by its name', { stages: [row('writing', 10, null)] }, 'writing!'],
  ['a model that thinks, with its seconds', { stages: [row('thinking', 1_000, null)] }, 'thinking!, 41 s'],
  ['a stop', { phase: 'stopping', stages: [row('thinking', 10, null)] }, 'Stopping'],
])('the headline: %s', ([, part, words]) => {
  expect(headlineOf({ ...turn, ...part }, 42_400)).toBe(words)
})
