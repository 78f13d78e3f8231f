import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers, htmlOf, run, sessionAfter, turnEvents } from './fixture.ts'
import { maxRestorePoints } from './limits.ts'
import { emptySession, reduce, type SessionEvent } from './session.ts'
import type { Session } from './types.ts'
import { runs } from '#test/support/draw.ts'

test('a session begins with an empty Home', () => {
  expect(emptySession().pages).toEqual([{ name: 'Home', html: '', version: null }])
})

test('Send appends the message and holds the place of the answer', () => {
  const [sent] = turnEvents('t1')
  const session = run(emptySession(), sent as SessionEvent)
  expect(session.chats['Home']).toMatchObject([{ role: 'user', content: 'prompt of t1' }])
  expect(session.turn).toMatchObject({ turn: 't1', phase: 'waiting', id: null })
})

test('refuses a second turn while one is made', () => {
  const [first] = turnEvents('t1')
  const [second] = turnEvents('t2')
  const session = run(emptySession(), first as SessionEvent)
  expect(reduce(session, second as SessionEvent)).toBe(session)
})

test('a stored version becomes the page, a restore point and an answer', () => {
  const session = sessionAfter('t1')
  expect(session.turn).toBeNull()
  expect(session.pages[0]).toEqual({ name: 'Home', html: htmlOf('t1'), version: 't1' })
  expect(session.versions).toMatchObject([{ id: 't1', number: 1, page: 'Home', pageData: { Home: htmlOf('t1') } }])
  expect(answers(session)).toMatchObject([{ content: 'answer of t1', version: { id: 't1', number: 1 }, charged: true }])
})

test.for([
  ['unchanged', null, 'answer of t2', null],
  ['stopped', null, 'answer of t2', null],
  ['stopped', htmlOf('half'), 'answer of t2', null],
  ['failed', null, 'answer of t2', 'failed'],
  ['interrupted', null, 'answer of t2', 'interrupted'],
  ['fallback', htmlOf('spare'), 'answer of t2', 'fallback'],
] as const)('a turn that ends %s with page %s', ([outcome, html, content, trouble]) => {
  const session = run(sessionAfter('t1'), ...turnEvents('t2', { outcome, html, base: 't1' }))
  const answer = answers(session).at(-1)
  expect(answer).toMatchObject({ outcome, content, charged: false })
  expect(answer?.trouble?.kind ?? null).toBe(trouble)
  expect(session.pages[0]?.html).toBe(html ?? htmlOf('t1'))
  expect(session.versions).toHaveLength(html === null ? 1 : 2)
  expect(session.turn).toBeNull()
})

test('an answer without words says how it ended', () => {
  const events = turnEvents('t1', { outcome: 'stopped', html: null })
  const silent = events.map((event) =>
    event.type === 'streamed'
      ? { ...event, events: event.events.filter(({ event: inner }) => inner.type !== 'text') }
      : event,
  )
  expect(answers(run(emptySession(), ...silent))[0]?.content).toBe('Stopped. Nothing was changed.')
})

test('the same end seen in two tabs is one answer and one version', () => {
  const events = turnEvents('t2', { base: 't1' })
  const before = sessionAfter('t1')
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
  const session = run(
    emptySession(),
    ...turnEvents('t1', { html: htmlOf('Title', 'One') }),
    ...turnEvents('t2', { html: htmlOf('Title', 'Two'), base: 't1' }),
  )
  const answer = answers(session).at(-1)
  expect(answer?.map.map((band) => band.changed)).toEqual([false, true])
  expect(answer?.changes.at(-1)).toBe('1 other section unchanged, byte for byte')
})

test('only the latest restore points are kept', () => {
  const turns = Array.from({ length: maxRestorePoints + 3 }, (_, index) => `t${index + 1}`)
  const session = sessionAfter(...turns)
  expect(session.versions.map((version) => version.id)).toEqual(turns.slice(-maxRestorePoints))
  expect(session.versions.at(-1)?.number).toBe(turns.length)
})

test('a message that was never begun goes back into the input, before what was typed since', () => {
  const [sent] = turnEvents('t1', { prompt: 'first' })
  const session = run(
    emptySession(),
    sent as SessionEvent,
    { type: 'draft-written', page: 'Home', text: 'second' },
    { type: 'turn-taken-back', turn: 't1' },
  )
  expect(session.drafts['Home']).toBe('first\nsecond')
  expect(session.chats['Home']).toEqual([])
  expect(session.turn).toBeNull()
})

test('a broken turn leaves the page and says what happened; another try takes its place', () => {
  const [sent] = turnEvents('t2', { base: 't1' })
  const trouble = { kind: 'connection', reason: 'No line.' } as const
  const broken = run(sessionAfter('t1'), sent as SessionEvent, {
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
  const retried = run(broken, { ...again, replaces: failed?.id ?? null } as SessionEvent)
  expect(retried.chats['Home']?.map((entry) => entry.id)).toEqual(['t1-user', 't1-answer', 't3-user'])
})

test('what belongs to another turn changes nothing', () => {
  const [sent, accepted] = turnEvents('t1')
  const session = run(emptySession(), sent as SessionEvent, accepted as SessionEvent)
  const stray: SessionEvent[] = [
    { type: 'turn-accepted', turn: 'x', id: 'y' },
    { type: 'turn-taken-back', turn: 'x' },
    { type: 'streamed', id: 'y', events: [] },
    { type: 'line-changed', id: 'y', line: 'lost' },
    { type: 'line-changed', id: 'id-t1', line: 'open' },
  ]
  for (const event of stray) expect(reduce(session, event)).toBe(session)
})

test('whatever happens, Home stays first and nothing that was said is lost', () => {
  const page = fc.constantFrom('Home', 'About', 'Prices')
  const action = fc.oneof(
    page.map(
      (name): Step =>
        (session, turn) =>
          run(
            session,
            ...turnEvents(turn, {
              page: name,
              base: session.pages.find((known) => known.name === name)?.version ?? null,
            }),
          ),
    ),
    page.map(
      (name): Step =>
        (session) =>
          run(session, { type: 'page-added', name }),
    ),
    page.map(
      (name): Step =>
        (session) =>
          run(session, { type: 'page-deleted', name }),
    ),
    fc.tuple(page, page).map(
      ([from, to]): Step =>
        (session) =>
          run(session, { type: 'page-renamed', from, to }),
    ),
    page.map(
      (name): Step =>
        (session) =>
          run(session, { type: 'restore-undone', page: name }),
    ),
    fc.nat(20).map(
      (index): Step =>
        (session) => {
          const version = session.versions[index % Math.max(1, session.versions.length)]?.id ?? 'none'
          return run(session, { type: 'restore-begun', version }, { type: 'restore-finished' })
        },
    ),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (steps) => {
      let session = emptySession()
      let said = 0
      steps.forEach((step, index) => {
        session = step(session, `t${index + 1}`)
        const now = messageCount(session)
        expect(now).toBeGreaterThanOrEqual(said)
        said = now
        expect(session.pages[0]?.name).toBe('Home')
        expect(new Set(session.pages.map((known) => known.name)).size).toBe(session.pages.length)
        expect(session.versions.length).toBeLessThanOrEqual(maxRestorePoints)
      })
    }),
    { numRuns: runs(60) },
  )
})

type Step = (session: Session, turn: string) => Session

const messageCount = (session: Session) =>
  Object.values(session.chats)
    .flat()
    .reduce((sum, entry) => sum + (entry.role === 'hidden' ? entry.messages.length : 1), 0)

test('a version gets a name and loses it; the name it has, and a version of nobody, change nothing', () => {
  const two = sessionAfter('t1', 't2')
  const named = run(two, { type: 'version-named', version: 't1', name: 'Before the launch' })
  expect(named.versions.map(({ name }) => name)).toEqual(['Before the launch', null])
  expect(run(named, { type: 'version-named', version: 't1', name: 'Before the launch' })).toBe(named)
  expect(run(named, { type: 'version-named', version: 't9', name: 'Nobody' })).toBe(named)
  expect(run(named, { type: 'version-named', version: 't1', name: null }).versions[0]?.name).toBeNull()
})
