import { expect, test } from 'vitest'
import { blankTurn } from '#client/state/builder/turn.ts'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import type { BuilderState, RunningTurn } from '#client/state/builder/types.ts'
import type { BuilderStore } from '#client/state/store.ts'
import { createOutlines } from './outlines.ts'

/** A store whose turn is set from outside. */
function storeOf() {
  let builder = emptyBuilder()
  const watchers = new Set<() => void>()
  const store: BuilderStore = {
    get: () => builder,
    dispatch: () => false,
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  return {
    store,
    set(turn: Partial<RunningTurn> | null) {
      const asked = { turn: 't1', page: 'Home', prompt: 'x', mode: 'html', variant: 0, sentAt: 0, ...blankTurn }
      builder = { ...builder, turn: turn && ({ ...asked, ...turn } as unknown as BuilderState['turn']) }
      for (const watcher of watchers) watcher()
    },
  }
}

const page = (heading: string, words: string) => `<main><h1>${heading}</h1><p>${words}</p></main>`
const heading = { start: 10, end: 13 }
const words = { start: 21, end: 24 }

function watched() {
  const { store, set } = storeOf()
  const outlines = createOutlines(store)
  outlines.attach({} as Element)
  return { set, drawn: outlines.drawn }
}

test('each change is told once, when its state is drawn', () => {
  const { set, drawn } = watched()
  set({ html: page('Two', 'One'), places: [heading] })
  expect(drawn(page('One', 'One'))).toEqual([])
  expect(drawn(page('Two', 'One'))).toEqual(['0/0'])
  expect(drawn(page('Two', 'One'))).toEqual([])
  set({ html: page('Two', 'Two'), places: [heading, words] })
  expect(drawn(page('Two', 'Two'))).toEqual(['0/1'])
})

test('states that were not drawn are told with the next one, also after the turn has ended', () => {
  const { set, drawn } = watched()
  set({ html: page('Two', 'One'), places: [heading] })
  set({ html: page('Two', 'Two'), places: [heading, words] })
  set(null)
  expect(drawn(page('Two', 'Two'))).toEqual(['0/0', '0/1'])
})

test('another turn begins anew, and a whole page is not outlined', () => {
  const { set, drawn } = watched()
  set({ html: page('Two', 'One'), places: [heading] })
  drawn(page('Two', 'One'))
  set({ turn: 't2', html: page('Ten', 'One'), places: [heading] })
  expect(drawn(page('Ten', 'One'))).toEqual(['0/0'])
  set({ turn: 't3', html: page('New', 'New'), places: [] })
  expect(drawn(page('New', 'New'))).toEqual([])
})
