import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import { pickKeys } from '#preview/pick-keys.ts'
import { emptyTimeline } from '#client/state/editor/timeline.ts'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import { builderAfter, turnEvents, run } from '#test/support/state-fixtures/builder.ts'
import type { BuilderState } from '#client/state/builder/types.ts'
import { withShift } from '#client/ui/keys.ts'
import { allKeys, builderShortcuts } from './shortcuts.ts'
import { readView } from '../view.ts'
import { type Action, type ActionContext, press, reasonOf } from '../actions/action.ts'
import { elementActions } from '../pick/element-actions.ts'
import { offeredActions, registry } from './registry.ts'
import { keyWords } from './words.ts'
import { screenKeys } from '../actions/screen-keys.ts'
import { actionsOf } from '../actions/versions.ts'

/** The builder as an action finds it: `address` as in the browser's. */
function bench(builder: BuilderState, address = '', isOn = false): ActionContext {
  return {
    builder,
    page: 'Home',
    view: readView(new URLSearchParams(address)),
    project: null,
    scale: 1,
    editor: { store: { get: () => builder }, timeline: createStore(() => emptyTimeline), stop() {} },
    directEdits: { state: createStore(() => ({ isOn, chip: null })), turn() {} },
    talk: createStore(() => ({ isOpen: false })),
    picking: { current: null },
    publishing: { current: null },
    sharing: { current: null },
    look() {},
  } as unknown as ActionContext
}

const blank = emptyBuilder()
const two = builderAfter('t1', 't2')
const making = run(two, ...turnEvents('t3').slice(0, 2))
const twoPages: BuilderState = { ...two, pages: [...two.pages, { name: 'About', html: '<p>', version: null }] }

test('every action has an id of its own', () => {
  const ids = [...registry, ...two.versions.flatMap((version) => Object.values(actionsOf(version)).flat())].map(
    ({ id }) => id,
  )
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('no key means two things in one place', () => {
  const taken = allKeys.flatMap(({ keys, scope }) => keys.map((key) => `${key} in ${scope}`))
  expect(taken.length).toBeGreaterThan(30)
  expect(taken.filter((each, index) => taken.indexOf(each) !== index)).toEqual([])
})

test('the list of shortcuts tells every key of every action once, and says what each does', () => {
  const withKeys = registry.filter(({ keys }) => keys).map(({ id }) => id)
  expect(Object.keys(keyWords).toSorted()).toEqual(withKeys.toSorted())
  const told = builderShortcuts.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
  expect(told.toSorted()).toEqual(allKeys.flatMap(({ keys }) => keys).toSorted())
  const words = builderShortcuts.flatMap(({ title, rows }) => [title, ...rows.map(({ what }) => what)])
  expect(words.filter((what) => what === '' || /\b(?:Mod|Meta|Cmd|Control)\b/.test(what))).toEqual([])
})

test('every action with a key is heard: on the screen, or in the frame while elements are picked', () => {
  const heard = new Set<Action>([...screenKeys, ...elementActions])
  expect(registry.filter((action) => action.keys && !heard.has(action)).map(({ id }) => id)).toEqual([])
  expect([...heard].filter((action) => !registry.includes(action))).toEqual([])
  for (const action of registry.filter(({ keys }) => keys))
    expect([action.id, elementActions.includes(action)]).toEqual([action.id, keyWords[action.id]?.scope === 'element'])
})

test('the frame tells the keys of actions and no others', () => {
  const actions = [...elementActions, ...screenKeys]
  const keys = new Set(actions.flatMap((action) => action.keys ?? []))
  const told = pickKeys.flatMap((key) => [key, withShift(key, true)])
  expect(pickKeys.filter((key) => !keys.has(key))).toEqual([])
  // Of what is not the element's own, the code and the notifications are the builder's alone.
  expect([...keys].filter((key) => !told.includes(key))).toEqual(['Mod+F', 'N'])
})

test.for([
  ['nothing is made yet', blank, '', false, null],
  ['a page is made', making, '', false, 'stop'],
  ['versions are compared', two, 'compare=1..2', false, 'close-compare'],
  ['versions are compared while a page is made', making, 'compare=1..2', false, 'close-compare'],
  ['elements are picked', two, '', true, 'stop-selecting'],
  ['the code covers the elements', two, 'view=code', true, null],
] as const)('Esc while %s: %5$s', ([, builder, address, isOn, id]) => {
  const context = bench(builder, address, isOn)
  const first = screenKeys.find(({ keys, ...action }) => keys?.includes('Escape') && !reasonOf({ ...action }, context))
  expect(first?.id ?? null).toBe(id)
  expect(press(screenKeys, 'Escape', context) === false).toBe(id === null)
})

test.for([
  ['add-page', blank, '', 'Make the first page, then add others.'],
  ['add-page', two, '', null],
  ['check', blank, '', 'There is no page yet.'],
  ['compare', blank, '', 'There is one version only.'],
  ['compare', two, '', null],
  ['rename-page', two, '', 'Home is the first page of every project and keeps its name.'],
  ['arrange', two, '', 'There is nothing to arrange: Home is always first.'],
  ['duplicate-page', two, '', null],
  ['duplicate-page', { ...two, maxPages: 1 }, '', /at most 1 page/],
  ['select', two, '', null],
  ['select', making, '', null],
  ['select', { ...making, pages: blank.pages }, '', 'Wait until this version is done.'],
  ['select', two, 'version=1', 'Switch to this version to change it.'],
  ['select', two, 'view=code', 'Hide the code first.'],
  ['select', two, 'compare=1..2', 'Close Compare first.'],
  ['rotate', two, '', 'Choose a phone or a tablet to turn it.'],
  ['rotate', two, 'width=390', null],
  ['zoom-in', two, 'width=full', 'Full width is shown as it is.'],
  ['zoom-in', two, '', 'The page has its own size.'],
  ['zoom-out', two, '', null],
  ['find', two, '', 'Show the code first.'],
  ['find', two, 'view=code', null],
  ['undo', two, '', 'Nothing to undo.'],
  ['element-duplicate', two, '', 'Select elements first.'],
  ['rename-project', two, '', 'It is named after its page until you sign in.'],
] as const)('%s of %#: %3$s', ([id, builder, address, reason]) => {
  const action = registry.find((each) => each.id === id)
  const said = action && reasonOf(action, bench(builder, address))
  if (reason instanceof RegExp) expect(said).toMatch(reason)
  else expect(said).toBe(reason)
})

test('the palette offers what is possible now, and the way to the other pages', () => {
  const offered = (context: ActionContext) => offeredActions(context).map(({ id }) => id)
  expect(offered(bench(blank))).toEqual([
    'import',
    'duplicate-page',
    'mode',
    'theme-system',
    'theme-light',
    'theme-dark',
    'shortcuts',
  ])
  expect(offered(bench(twoPages))).toEqual(expect.arrayContaining(['page-About', 'compare', 'select', 'code']))
  expect(offered(bench(making))).toContain('stop')
})
