import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers, htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { maxRestorePoints } from './limits.ts'
import { emptyBuilder, reduce, type BuilderEvent } from './builder.ts'
import type { BuilderState } from './types.ts'
import { runs } from '#test/support/draw.ts'

test('a builder begins with an empty Home', () => {
  expect(emptyBuilder().pages).toEqual([{ name: 'Home', html: '', version: null }])
})

test('Send appends the message and holds the place of the answer', () => {
  const [sent] = turnEvents('t1')
  const builder = run(emptyBuilder(), sent as BuilderEvent)
  expect(builder.chats['Home']).toMatchObject([{ role: 'user', content: 'prompt of t1' }])
  expect(builder.turn).toMatchObject({ turn: 't1', phase: 'waiting', id: null })
})

test('refuses a second turn while one is made', () => {
  const [first] = turnEvents('t1')
  const [second] = turnEvents('t2')
  const builder = run(emptyBuilder(), first as BuilderEvent)
  expect(reduce(builder, second as BuilderEvent)).toBe(builder)
})

test('a stored version becomes the page, a restore point and an answer', () => {
  const builder = builderAfter('t1')
  expect(builder.turn).toBeNull()
  expect(builder.pages[0]).toEqual({ name: 'Home', html: htmlOf('t1'), version: 't1' })
  expect(builder.versions).toMatchObject([{ id: 't1', number: 1, page: 'Home', pageData: { Home: htmlOf('t1') } }])
  expect(answers(builder)).toMatchObject([{ content: 'answer of t1', version: { id: 't1', number: 1 }, charged: true }])
})

test.for([
  ['unchanged', null, 'answer of t2', null],
  ['stopped', null, 'answer of t2', null],
  ['stopped', htmlOf('half'), 'answer of t2', null],
  ['failed', null, 'answer of t2', 'failed'],
  ['interrupted', null, 'answer of t2', 'interrupted'],
  ['fallback', htmlOf('spare'), 'answer of t2', 'fallback'],
] as const)('a turn that ends %s with page %s', ([outcome, html, content, trouble]) => {
  const builder = run(builderAfter('t1'), ...turnEvents('t2', { outcome, html, base: 't1' }))
  const answer = answers(builder).at(-1)
  expect(answer).toMatchObject({ outcome, content, charged: false })
  expect(answer?.trouble?.kind ?? null).toBe(trouble)
  expect(builder.pages[0]?.html).toBe(html ?? htmlOf('t1'))
  expect(builder.versions).toHaveLength(html === null ? 1 : 2)
  expect(builder.turn).toBeNull()
})

test('an answer without words says how it ended', () => {
  const events = turnEvents('t1', { outcome: 'stopped', html: null })
  const silent = events.map((event) =>
    event.type === 'streamed'
      ? { ...event, events: event.events.filter(({ event: inner }) => inner.type !== 'text') }
      : event,
  )
  expect(answers(run(emptyBuilder(), ...silent))[0]?.content).toBe('Stopped. Nothing was changed.')
})

test('the same end seen in two tabs is one answer and one version', () => {
  const events = turnEvents('t2', { base: 't1' })
  const before = builderAfter('t1')
  const done = run(before, ...events)
  const { pages, chats, versions } = done
  const slower = run(
    before,
    ...events.slice(0, 2),
    { type: 'adopted', part: { pages, chats, versions } },
    ...events.slice(2),
  )
  expect(slower.chats).toEqual(done.chats)
  expect(slower.versions).toEqual(done.versions)
})

test('the map marks what changed and counts what stayed, byte for byte', () => {
  const builder = run(
    emptyBuilder(),
    ...turnEvents('t1', { html: htmlOf('Title', 'One') }),
    ...turnEvents('t2', { html: htmlOf('Title', 'Two'), base: 't1' }),
  )
  const answer = answers(builder).at(-1)
  expect(answer?.map.map((band) => band.changed)).toEqual([false, true])
  expect(answer?.changes.at(-1)).toBe('1 other section unchanged, byte for byte')
})

test('only the latest restore points are kept', () => {
  const turns = Array.from({ length: maxRestorePoints + 3 }, (_, index) => `t${index + 1}`)
  const builder = builderAfter(...turns)
  expect(builder.versions.map((version) => version.id)).toEqual(turns.slice(-maxRestorePoints))
  expect(builder.versions.at(-1)?.number).toBe(turns.length)
})

test('a message that was never begun goes back into the input, before what was typed since', () => {
  const [sent] = turnEvents('t1', { prompt: 'first' })
  const builder = run(
    emptyBuilder(),
    sent as BuilderEvent,
    { type: 'draft-written', page: 'Home', text: 'second' },
    { type: 'turn-taken-back', turn: 't1' },
  )
  expect(builder.drafts['Home']).toBe('first\nsecond')
  expect(builder.chats['Home']).toEqual([])
  expect(builder.turn).toBeNull()
})

test('a broken turn leaves the page and says what happened; another try takes its place', () => {
  const [sent] = turnEvents('t2', { base: 't1' })
  const trouble = { kind: 'connection', reason: 'No line.' } as const
  const broken = run(builderAfter('t1'), sent as BuilderEvent, {
    type: 'turn-broken',
    turn: 't2',
    trouble,
    at: 1,
    request: null,
  })
  const failed = answers(broken).at(-1)
  expect(failed?.trouble).toEqual(trouble)
  expect(broken.pages[0]?.html).toBe(htmlOf('t1'))

  const [again] = turnEvents('t3', { base: 't1' })
  const retried = run(broken, { ...again, replaces: failed?.id ?? null } as BuilderEvent)
  expect(retried.chats['Home']?.map((entry) => entry.id)).toEqual(['t1-user', 't1-answer', 't3-user'])
})

test('what belongs to another turn changes nothing', () => {
  const [sent, accepted] = turnEvents('t1')
  const builder = run(emptyBuilder(), sent as BuilderEvent, accepted as BuilderEvent)
  const stray: BuilderEvent[] = [
    { type: 'turn-accepted', turn: 'x', id: 'y' },
    { type: 'turn-taken-back', turn: 'x' },
    { type: 'streamed', id: 'y', events: [] },
    { type: 'line-changed', id: 'y', line: 'lost' },
    { type: 'line-changed', id: 'id-t1', line: 'open' },
  ]
  for (const event of stray) expect(reduce(builder, event)).toBe(builder)
})

test('whatever happens, Home stays first and nothing that was said is lost', () => {
  const page = fc.constantFrom('Home', 'About', 'Prices')
  const action = fc.oneof(
    page.map(
      (name): Step =>
        (builder, turn) =>
          run(
            builder,
            ...turnEvents(turn, {
              page: name,
              base: builder.pages.find((known) => known.name === name)?.version ?? null,
            }),
          ),
    ),
    page.map(
      (name): Step =>
        (builder) =>
          run(builder, { type: 'page-added', name }),
    ),
    page.map(
      (name): Step =>
        (builder) =>
          run(builder, { type: 'page-deleted', name }),
    ),
    fc.tuple(page, page).map(
      ([from, to]): Step =>
        (builder) =>
          run(builder, { type: 'page-renamed', from, to }),
    ),
    page.map(
      (name): Step =>
        (builder) =>
          run(builder, { type: 'restore-undone', page: name }),
    ),
    fc.nat(20).map(
      (index): Step =>
        (builder) => {
          const version = builder.versions[index % Math.max(1, builder.versions.length)]?.id ?? 'none'
          return run(builder, { type: 'restore-begun', version }, { type: 'restore-finished' })
        },
    ),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (steps) => {
      let builder = emptyBuilder()
      let said = 0
      steps.forEach((step, index) => {
        builder = step(builder, `t${index + 1}`)
        const now = messageCount(builder)
        expect(now).toBeGreaterThanOrEqual(said)
        said = now
        expect(builder.pages[0]?.name).toBe('Home')
        expect(new Set(builder.pages.map((known) => known.name)).size).toBe(builder.pages.length)
        expect(builder.versions.length).toBeLessThanOrEqual(maxRestorePoints)
      })
    }),
    { numRuns: runs(60) },
  )
})

type Step = (builder: BuilderState, turn: string) => BuilderState

const messageCount = (builder: BuilderState) =>
  Object.values(builder.chats)
    .flat()
    .reduce((sum, entry) => sum + (entry.role === 'hidden' ? entry.messages.length : 1), 0)

test('a version gets a name and loses it; the name it has, and a version of nobody, change nothing', () => {
  const two = builderAfter('t1', 't2')
  const named = run(two, { type: 'version-named', version: 't1', name: 'Before the launch' })
  expect(named.versions.map(({ name }) => name)).toEqual(['Before the launch', null])
  expect(run(named, { type: 'version-named', version: 't1', name: 'Before the launch' })).toBe(named)
  expect(run(named, { type: 'version-named', version: 't9', name: 'Nobody' })).toBe(named)
  expect(run(named, { type: 'version-named', version: 't1', name: null }).versions[0]?.name).toBeNull()
})
