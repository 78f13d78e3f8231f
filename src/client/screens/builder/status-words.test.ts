import { expect, test } from 'vitest'
import { builderAfter, turnEvents, run } from '#test/support/state-fixtures/builder.ts'
import type { BuilderEvent } from '#client/state/builder/builder.ts'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import { statusOf } from './status-words.ts'

const made = builderAfter('t1')
const making = run(made, turnEvents('t2', { base: 't1' })[0] as BuilderEvent)

test.for([
  ['nothing yet', emptyBuilder(), 'saved', 'server', 'No pages yet'],
  ['a page of a visitor', made, 'saved', 'browser', 'Saved on this device'],
  ['a page of a project', made, 'saved', 'server', 'Saved'],
  ['a page on its way', made, 'saving', 'server', 'Saving…'],
  ['a page that waits', made, 'waiting', 'server', 'Not saved yet. Saved on this device; trying again…'],
  ['a version in the making', making, 'saving', 'server', 'Version 2 in the making'],
  ['what waits while one is made', making, 'waiting', 'server', 'Not saved yet. Saved on this device; trying again…'],
  ['no room', made, 'full', 'browser', 'Not saved: this device has no room left'],
] as const)('%s', ([, builder, saved, home, words]) => expect(statusOf(builder, saved, home).text).toBe(words))
