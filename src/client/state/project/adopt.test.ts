import { expect, test } from 'vitest'
import type { Change } from '../editor/change.ts'
import { answers, htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { emptyBuilder, type BuilderEvent } from '../builder/builder.ts'
import { undoable } from '../builder/restore.ts'
import type { BuilderState } from '../builder/types.ts'
import { nextNumber } from '../builder/versions.ts'
import { adoptContent, isOutdated } from './adopt.ts'
import { afterRestore, contentAfter, messagesOf, versionOf } from '#test/support/state-fixtures/project.ts'

const blank: BuilderState = { ...emptyBuilder(), maxVersions: Number.POSITIVE_INFINITY }
const about = { pending: [] as Change[], me: 'ada' }

const adopted = (
  builder: BuilderState,
  content: Parameters<typeof adoptContent>[1],
  more: Partial<typeof about> = {},
) => ({
  ...builder,
  ...adoptContent(builder, content, { ...about, ...more }),
})

const running = {
  id: 'g1',
  turn: 't3',
  page_name: 'Home',
  prompt: 'darker',
  mode: 'html',
  base: 't2',
  name: 'Somebody',
  started_at: '',
} as const

test('pages, chat and versions are taken over under the names that the editor uses', () => {
  const builder = adopted(blank, contentAfter('t1', 't2'))
  expect(builder.pages).toEqual([{ name: 'Home', html: htmlOf('t2'), version: 't2' }])
  expect(builder.chats['Home']?.map(({ id }) => id)).toEqual(['t1-user', 't1-answer', 't2-user', 't2-answer'])
  expect(answers(builder).map(({ version }) => version)).toEqual([
    { id: 't1', number: 1 },
    { id: 't2', number: 2 },
  ])
  expect(builder.versions.map(({ id, number, pageData, picture }) => [id, number, pageData, picture])).toEqual([
    ['t1', 1, null, '/pictures/t1'],
    ['t2', 2, null, '/pictures/t2'],
  ])
})

test('what somebody else wrote, made or asks for now has their name, and what one did oneself has none', () => {
  const people = [
    { id: 'ada', name: 'Ada L.' },
    { id: 'bo', name: 'Bo' },
  ]
  const content = { ...contentAfter('t1', 't2'), people, running: [{ ...running, user_id: 'ada' }] }
  const of = (me: string) => {
    const { chats, versions } = adopted(blank, content, { me })
    const asked = (chats['Home'] ?? []).flatMap((entry) => (entry.role === 'user' ? [entry.by] : []))
    return [asked, versions.map(({ by }) => by)]
  }
  expect(of('ada')).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined],
  ])
  expect(of('bo')).toEqual([
    ['Ada L.', 'Ada L.', 'Ada L.'],
    ['Ada L.', 'Ada L.'],
  ])
})

test('what is the same stays the same object', () => {
  const once = adopted(blank, contentAfter('t1', 't2'))
  const twice = adopted(once, structuredClone(contentAfter('t1', 't2')))
  expect(twice.pages).toBe(once.pages)
  expect(twice.chats).toBe(once.chats)
  expect(twice.versions).toBe(once.versions)
})

test('a turn that was settled here keeps its names, its pages and its picture when the server has it too', () => {
  const local = builderAfter('t1', 't2')
  const builder = adopted({ ...local, maxVersions: Number.POSITIVE_INFINITY }, contentAfter('t1', 't2'))
  expect(builder.chats['Home']?.map(({ id }) => id)).toEqual(local.chats['Home']?.map(({ id }) => id))
  expect(builder.versions.at(-1)?.pageData).toEqual({ Home: htmlOf('t2') })
  expect(builder.turn).toBeNull()
})

test('a restore is no version on screen: its page is the one it restored, and what came later is one hidden group', () => {
  const builder = adopted(blank, afterRestore(contentAfter('t1', 't2', 't3'), 't1', 'r4'))
  expect(builder.pages[0]?.version).toBe('t1')
  expect(builder.versions.map(({ id }) => id)).toEqual(['t1', 't2', 't3'])
  const group = builder.chats['Home']?.at(-1)
  expect(group).toMatchObject({ role: 'hidden', id: 'hidden-t1-t3', before: 't3' })
  expect(undoable(builder, 'Home')?.id).toBe('hidden-t1-t3')
})

test('the group has the name that the switch gave it here', () => {
  const local = run(
    builderAfter('t1', 't2', 't3'),
    { type: 'restore-begun', version: 't1' },
    { type: 'restore-finished' },
  )
  const server = adopted(local, afterRestore(contentAfter('t1', 't2', 't3'), 't1', 'r4'))
  expect(server.chats['Home']?.at(-1)?.id).toBe(local.chats['Home']?.at(-1)?.id)
})

test('a version made after a restore has the number that the server gave it, by which others speak of it; so will the next', () => {
  const content = afterRestore(contentAfter('t1', 't2'), 't1', 'r3')
  const messages = [...content.messages, ...messagesOf('t4', 4)]
  const builder = adopted(blank, { ...content, messages, versions: [...content.versions, versionOf('t4', 4)] })
  expect(builder.versions.map(({ id, number }) => [id, number])).toEqual([
    ['t1', 1],
    ['t2', 2],
    ['t4', 4],
  ])
  expect(nextNumber(builder, 'Home')).toBe(5)
})

test.for([
  ['ada', null],
  ['bo', 'bo'],
] as const)('what runs on the server is followed here, started by %s', ([user_id, by]) => {
  const [question] = messagesOf('t3', 2)
  const content = contentAfter('t1', 't2')
  const builder = adopted(blank, {
    ...content,
    messages: [...content.messages, question],
    running: [{ ...running, user_id }],
  })
  expect(builder.turn).toMatchObject({ turn: 't3', id: 'g1', page: 'Home', base: 't2', by, seen: 0 })
  expect(builder.chats['Home']?.at(-1)?.id).toBe('t3-user')
})

test('a turn that is on its way stays, with its question, whatever the server knows of it', () => {
  const [sent] = turnEvents('t3', { base: 't2' })
  const builder = run(adopted(blank, contentAfter('t1', 't2')), sent as BuilderEvent)
  const before = adopted(builder, contentAfter('t1', 't2'))
  expect(before.turn).toBe(builder.turn)
  expect(before.chats['Home']?.at(-1)?.id).toBe('t3-user')
  const after = adopted(builder, { ...contentAfter('t1', 't2'), running: [{ ...running, user_id: 'ada' }] })
  expect(after.turn?.id).toBe('g1')
  const ended = adopted(builder, contentAfter('t1', 't2', 't3'))
  expect(ended.turn).toBeNull()
  expect(ended.chats['Home']).toHaveLength(6)
})

test('an answer in which an ended turn still runs is older than what was seen', () => {
  const content = { ...contentAfter('t1', 't2'), running: [{ ...running, user_id: 'ada' }] }
  expect(isOutdated(adopted(blank, contentAfter('t1', 't2', 't3')), content)).toBe(true)
  expect(isOutdated(adopted(blank, contentAfter('t1', 't2')), content)).toBe(false)
})

test('what never reached the server stays in the chat until it does', () => {
  const [sent] = turnEvents('t3', { base: 't2' })
  const trouble = { kind: 'connection', reason: 'No line.' } as const
  const broken = { type: 'turn-broken', turn: 't3', trouble, at: 1, request: null } as const
  const builder = run(adopted(blank, contentAfter('t1', 't2')), sent as BuilderEvent, broken)
  expect(adopted(builder, contentAfter('t1', 't2')).chats['Home']?.slice(-2)).toEqual(builder.chats['Home']?.slice(-2))
  const reached = adopted(builder, contentAfter('t1', 't2', 't3'))
  expect(answers(reached).at(-1)?.trouble).toBeNull()
  expect(reached.chats['Home']).toHaveLength(6)
})

test('what was done here and is not on the server yet is done again over what it has', () => {
  const pending: Change[] = [
    { kind: 'page-added', name: 'About' },
    { kind: 'page-renamed', from: 'About', to: 'Team' },
    { kind: 'mode', mode: 'json' },
  ]
  const builder = adopted(blank, contentAfter('t1'), { pending })
  expect(builder.pages.map(({ name }) => name)).toEqual(['Home', 'Team'])
  expect(builder.mode).toBe('json')
})

test('a page that was renamed elsewhere has its versions loaded again', () => {
  const local = { ...builderAfter('t1'), maxVersions: Number.POSITIVE_INFINITY }
  const content = contentAfter('t1')
  const renamed = adopted(local, {
    ...content,
    versions: [versionOf('t1', 1, { current: { Home: 't1', Team: null } })],
  })
  expect(renamed.versions[0]?.pageData).toBeNull()
})

test('a page that was stored here and is on its way is shown on top of what the server has, once', () => {
  const change: Change = {
    kind: 'page-stored',
    id: 'h3',
    page: 'Home',
    html: htmlOf('mine'),
    title: 'Changed by hand',
    reading: null,
    base: null,
    at: Date.UTC(2026, 10, 20, 14, 30),
  }
  const before = adopted(blank, contentAfter('t1', 't2'))
  const waiting = adopted(before, contentAfter('t1', 't2'), { pending: [change] })
  expect(waiting.pages[0]).toMatchObject({ html: htmlOf('mine'), version: 'h3' })
  expect(waiting.versions.at(-1)).toMatchObject({ id: 'h3', number: 3, title: 'Changed by hand' })

  const server = contentAfter('t1', 't2')
  const hand = versionOf('h3', 3, { prompt: 'Changed by hand', maker: { kind: 'person' }, associated_message_id: null })
  const pages = [{ name: 'Home', html: htmlOf('mine'), version_id: 'h3', element_ids: null }]
  const arrived = adopted(waiting, { ...server, pages, versions: [hand, ...server.versions] }, { pending: [change] })
  expect(arrived.versions.map(({ id }) => id)).toEqual(['t1', 't2', 'h3'])
  expect(arrived.versions.at(-1)).toMatchObject({ maker: { kind: 'person' }, pageData: { Home: htmlOf('mine') } })
})

test('a name that was given here and is on its way stands over what the server has; one given elsewhere arrives', () => {
  const server = contentAfter('t1', 't2')
  const change: Change = { kind: 'version-named', version: 't1', name: 'Before the launch' }
  const waiting = adopted(blank, server, { pending: [change] })
  expect(waiting.versions.map(({ name }) => name)).toEqual(['Before the launch', null])
  const [last, first] = server.versions
  if (!last || !first) throw new Error('There are two versions.')
  const told = adopted(waiting, { ...server, versions: [{ ...last, name: 'Theirs' }, first] })
  expect(told.versions.map(({ name }) => name)).toEqual([null, 'Theirs'])
})
