import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { createBuilderStore } from '#client/state/store.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { createDirectEdits } from './direct-edits.ts'

const chip = { page: 'Home', key: 'h1', document: openDocument('<h1>Hello</h1>'), place: 'Heading', says: 'Hello' }
const [sent, accepted] = turnEvents('t2')

function bench() {
  const store = createBuilderStore(builderAfter('t1'))
  const directEdits = createDirectEdits({ store } as Editor)
  directEdits.ask(chip)
  if (sent) store.dispatch(sent)
  directEdits.sent(chip)
  return { store, chip: () => directEdits.state.getState().chip }
}

test('what was picked leaves the input with the message', () => {
  const bed = bench()
  expect(bed.chip()).toBeNull()
  if (accepted) bed.store.dispatch(accepted)
  bed.store.dispatch({ type: 'adopted', part: { turn: null } })
  expect(bed.chip()).toBeNull()
})

test('it is there again after a refusal', () => {
  const bed = bench()
  bed.store.dispatch({ type: 'turn-taken-back', turn: 't2' })
  expect(bed.chip()).toBe(chip)
})
