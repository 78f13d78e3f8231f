import { expect, test } from 'vitest'
import { blankTurn } from '#client/state/builder/turn.ts'
import type { RunningTurn } from '#client/state/builder/types.ts'
import { progressOf } from './progress.ts'

const turn: RunningTurn = {
  ...blankTurn,
  turn: 't',
  page: 'Home',
  prompt: 'x',
  mode: 'html',
  base: null,
  sentAt: 0,
  whole: true,
  plan: ['Header', 'Hero', 'Footer'],
}

test.for([
  ['nothing written', null, ['coming', 'coming', 'coming']],
  ['the first is written', '<header data-section="header/a">', ['changed', 'coming', 'coming']],
  [
    'the second is written',
    '<header data-section="a"></header><section data-section="b">',
    ['kept', 'changed', 'coming'],
  ],
  [
    'pages without marks count their landmarks',
    '<header></header><section></section><footer>',
    ['kept', 'kept', 'changed'],
  ],
  ['more sections than planned', '<section></section>'.repeat(9), ['kept', 'kept', 'kept']],
] as const)('%s', ([, html, tones]) => {
  expect(progressOf({ ...turn, html }).bands.map((band) => band.tone)).toEqual(tones)
})

test('a stored version is all there', () => {
  const version = { html: '', tree: null, maker: { kind: 'designer' }, changed: [] } as const
  expect(progressOf({ ...turn, html: '', version: { ...version, changed: [] } }).done).toBe(3)
})
