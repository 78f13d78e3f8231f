import { expect, test } from 'vitest'
import type { GenerationEvent } from '#api/generations.ts'
import { blankTurn, foldEvent } from './turn.ts'
import type { RunningTurn } from './types.ts'

const base = '<h1>Old</h1><p>Kept</p>'
const turn: RunningTurn = {
  ...blankTurn,
  turn: 't1',
  page: 'Home',
  prompt: 'x',
  mode: 'html',
  base: 'v0',
  sentAt: 0,
}

const fold = (events: GenerationEvent[], from = turn) =>
  events.reduce((state, event, index) => foldEvent(state, { id: index + 1, event }, base), from)

const page = (delta: string): GenerationEvent => ({ type: 'page', delta })
const operation = (start: number, end: number, insert: string): GenerationEvent => ({
  type: 'operation',
  splices: [{ start, end, insert }],
  touched: ['h1'],
  label: insert,
})

test.for([
  ['pieces of a page make the page', [page('<h1>'), page('New</h1>')], '<h1>New</h1>'],
  ['an operation changes the page it started from', [operation(4, 7, 'New')], '<h1>New</h1><p>Kept</p>'],
  ['operations follow each other', [operation(4, 7, 'Newer'), operation(4, 9, 'N')], '<h1>N</h1><p>Kept</p>'],
  ['a page takes the place of operations', [operation(4, 7, 'New'), page('<b>')], '<b>'],
  ['operations go on from a written page', [page('<b>a</b>'), operation(3, 4, 'c')], '<b>c</b>'],
  ['a reset voids what came', [page('<h1>'), { type: 'page-reset' }], null],
  ['after a reset a page starts over', [page('<h1>'), { type: 'page-reset' }, page('<h2>')], '<h2>'],
  ['operations that do not fit change nothing', [operation(400, 500, 'x')], base],
  ['words are no page', [{ type: 'text', delta: 'Hello' }], null],
] satisfies [string, GenerationEvent[], string | null][])('%s', ([, events, html]) => {
  expect(fold(events).html).toBe(html)
})

test('a stream that is read again from its start gives the same', () => {
  const events = [page('<h1>'), page('New'), page('</h1>')]
  const once = fold(events)
  expect(fold(events, once)).toBe(once)
})

test('stages have names and times; the same stage again only changes its name', () => {
  const { stages } = fold([
    { type: 'stage', stage: 'reading', label: 'Read', at: 0 },
    { type: 'stage', stage: 'writing', label: 'Write 1', at: 300 },
    { type: 'stage', stage: 'writing', label: 'Write 2', at: 900 },
    { type: 'stage', stage: 'checking', label: 'Check', at: 1500 },
  ])
  expect(stages).toEqual([
    { stage: 'reading', label: 'Read', from: 0, to: 300 },
    { stage: 'writing', label: 'Write 2', from: 300, to: 1500 },
    { stage: 'checking', label: 'Check', from: 1500, to: null },
  ])
})

test('what is said, planned and suggested is kept', () => {
  const state = fold([
    { type: 'plan', sections: [{ id: 's1', label: 'Hero' }] },
    { type: 'text', delta: 'I made ' },
    { type: 'text', delta: 'it.' },
    { type: 'suggestions', prompts: ['Darker'] },
    { type: 'notice', code: 'x', title: 'T', description: 'Slow', variant: 'info' },
    { type: 'reply', content: 'Instead.' },
  ])
  expect(state).toMatchObject({
    plan: ['Hero'],
    text: 'I made it.',
    suggestions: ['Darker'],
    notice: 'Slow',
    reply: 'Instead.',
  })
})

test('Stop stays asked for when the stream only begins then', () => {
  const started: GenerationEvent = {
    type: 'started',
    startedAt: '2026-11-20T14:00:00Z',
    prompt: 'x',
    pageName: 'Home',
    mode: 'html',
  }
  expect(fold([started], { ...turn, phase: 'stopping' }).phase).toBe('stopping')
  expect(fold([started]).phase).toBe('running')
})
