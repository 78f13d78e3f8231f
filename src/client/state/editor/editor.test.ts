import { beforeEach, expect, test, vi } from 'vitest'
import type { GenerationEvent } from '#api/generations.ts'
import { atLimit, fallbackMessages, messages, type Notice } from '#rules/messages.ts'
import { answers, htmlOf, builderAfter } from '#test/support/state-fixtures/builder.ts'
import { askAgainMs, restoreBusyMs, sendDelayMs } from '../builder/limits.ts'
import type { BuilderState } from '../builder/types.ts'
import { createBuilderStore } from '../store.ts'
import type { Change } from './change.ts'
import type { EditorDeps, NoticeAction } from './deps.ts'
import { createEditor } from './editor.ts'
import { type StartRequest, startRequest } from './request.ts'

type Follow = { id: string; after: number; push(event: GenerationEvent): void; end(how: 'ended' | 'gone'): void }

const toPlans: NoticeAction = { label: 'View Plans', run: () => {} }

/** An editor whose server is played by the test. */
function bench(
  builder?: BuilderState,
  answer: Awaited<ReturnType<EditorDeps['start']>> = { kind: 'accepted', id: 'g1' },
) {
  const store = createBuilderStore(builder)
  const started: StartRequest[] = []
  const follows: Follow[] = []
  const notices: Notice[] = []
  const actions: NoticeAction[] = []
  const spoken: string[] = []
  const stopped: string[] = []
  const discarded: string[] = []
  const kept: Change[] = []
  let number = 0
  const discardRefusal = builder?.drafts['refuse'] ?? null
  const editor = createEditor({
    store,
    start: async (now, turn) => {
      started.push(startRequest(now, turn))
      return answer
    },
    follow: (id, after, { onEvent }) =>
      new Promise((resolve) => {
        let seen = after
        follows.push({ id, after, push: (event) => onEvent({ id: ++seen, event }), end: resolve })
      }),
    stop: async (id) => void stopped.push(id),
    discard: async (id) => {
      discarded.push(id)
      return discardRefusal
    },
    load: async () => {},
    keep: (change) => void kept.push(change),
    refresh: () => {},
    now: () => 1_000_000,
    newId: () => `turn-${++number}`,
    notify: (message, action) => {
      notices.push(message)
      if (action) actions.push(action)
    },
    announce: (text) => spoken.push(text),
    onCredits: () => {},
    toPlans,
  })
  return { editor, store, started, follows, notices, actions, spoken, stopped, discarded, kept }
}

const done = (outcome: 'stored' | 'stopped' = 'stored'): GenerationEvent => ({
  type: 'done',
  outcome,
  maker: { kind: 'designer' },
  at: 900,
  charged: outcome === 'stored',
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())

test('a message is shown at once and sent after its delay', async () => {
  const { editor, store, started } = bench()
  expect(editor.send('Home', '  A page  ')).toBeNull()
  expect(store.get().chats['Home']).toMatchObject([{ role: 'user', content: 'A page' }])
  await pass(sendDelayMs - 1)
  expect(started).toEqual([])
  await pass(1)
  expect(started).toMatchObject([{ prompt: 'A page', pageName: 'Home', html: null, chat: [] }])
})

test.for(['', '   ', '\n'])('refuses a message of nothing (%j)', (text) => {
  const { editor, store } = bench()
  expect(editor.send('Home', text)).not.toBeNull()
  expect(store.get().turn).toBeNull()
})

test('the page, the other pages and the shown talk go along', async () => {
  const builder = builderAfter('t1')
  builder.pages.push({ name: 'About', html: '<p>Us</p>', version: 'saved' })
  const { editor, started } = bench(builder)
  editor.send('Home', 'Darker')
  await pass(sendDelayMs)
  expect(started[0]).toMatchObject({
    html: htmlOf('t1'),
    pages: [{ name: 'About', html: '<p>Us</p>' }],
    chat: [
      { role: 'user', content: 'prompt of t1' },
      { role: 'assistant', content: 'answer of t1' },
    ],
  })
})

test('replacing a page sends none along, and what was there stays a version', async () => {
  const { editor, store, started, follows } = bench(builderAfter('t1'))
  editor.sendFresh('Home', 'Another one')
  await pass(sendDelayMs)
  expect(started[0]?.html).toBeNull()
  follows[0]?.push({ type: 'version', html: htmlOf('new'), tree: null, maker: { kind: 'designer' }, changed: [] })
  follows[0]?.push(done())
  expect(store.get().versions.map((version) => version.pageData?.['Home'])).toEqual([htmlOf('t1'), htmlOf('new')])
})

test('what is said about a page is about what it shows by then; what replaces it or is asked again starts from its own base', async () => {
  const { editor, store } = bench(builderAfter('t1'))
  editor.send('Home', 'Darker')
  expect(store.get().turn?.keepsBase).toBe(false)
  const other = bench(builderAfter('t1'))
  other.editor.sendFresh('Home', 'Another one')
  expect(other.store.get().turn?.keepsBase).toBe(true)
})

test('the stream is folded together, its end at once; stages are spoken, words are not', async () => {
  const { editor, store, follows, spoken } = bench()
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  follows[0]?.push({ type: 'stage', stage: 'reading', label: 'Read the request', at: 1 })
  follows[0]?.push({ type: 'text', delta: 'Hello' })
  expect(store.get().turn?.text).toBe('')
  await pass(50)
  expect(store.get().turn?.text).toBe('Hello')
  follows[0]?.push(done())
  expect(store.get().turn).toBeNull()
  expect(spoken).toContain('Read the request')
  expect(spoken).toContain('The new version is ready.')
  expect(spoken.join(' ')).not.toContain('Hello')
})

test('notices of the stream are shown', async () => {
  const { editor, follows, notices } = bench()
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  follows[0]?.push({ type: 'notice', code: 'using-fallback', ...fallbackMessages.usingFallback })
  expect(notices).toMatchObject([{ title: 'Using fallback design', variant: 'info' }])
})

test.for([
  [null, messages.noCredits],
  ['free', messages.noCredits],
  ['pro', messages.noBoughtCredits],
] as const)('without credits (plan: %s) the words go back into the input', async ([plan, message]) => {
  const { editor, store, notices, actions } = bench(undefined, { kind: 'no-credits', plan })
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  expect(store.get()).toMatchObject({ turn: null, drafts: { Home: 'A page' }, chats: { Home: [] } })
  expect(notices).toEqual([message])
  expect(actions).toEqual([toPlans])
})

test('a month that is used up takes nothing: the words go back into the input, and nothing is offered to be bought', async () => {
  const { editor, store, notices, actions } = bench(undefined, {
    kind: 'at-limit',
    reason: 'You have used your 2 credits.',
  })
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  expect(store.get()).toMatchObject({ turn: null, drafts: { Home: 'A page' }, chats: { Home: [] } })
  expect(notices).toEqual([atLimit('You have used your 2 credits.')])
  expect(actions).toEqual([])
})

test('a credit that could not be held takes nothing: the words go back into the input', async () => {
  const { editor, store, notices } = bench(undefined, { kind: 'credit-failed' })
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  expect(store.get()).toMatchObject({ turn: null, drafts: { Home: 'A page' }, chats: { Home: [] } })
  expect(notices).toEqual([messages.creditNotUsed])
})

test.for([
  [{ kind: 'unreachable', request: null }, 'connection', messages.generationError.description],
  [{ kind: 'refused', reason: 'Too long.', request: 'r1' }, 'refused', 'Too long.'],
] as const)('a start that fails (%j) leaves the message and says why', async ([answer, kind, description]) => {
  const { editor, store, notices } = bench(undefined, answer)
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  await pass(askAgainMs)
  expect(answers(store.get())[0]).toMatchObject({ trouble: { kind }, prompt: 'A page' })
  expect(notices).toMatchObject([{ title: 'Error generating design', description }])
})

test('an answer that did not come is asked for once more, and nothing is written before: a page that is left says no error', async () => {
  const { editor, store, started, notices } = bench(undefined, { kind: 'unreachable', request: null })
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  expect(store.get().turn).toMatchObject({ turn: 'turn-1', phase: 'waiting' })
  expect(notices).toEqual([])
  await pass(askAgainMs)
  expect(started.map((request) => request.turn)).toEqual(['turn-1', 'turn-1'])
  expect(store.get().turn).toBeNull()
})

test('a failed attempt is asked again in its place; one that may have arrived has the same name, so that it is made once', async () => {
  const { editor, store, started } = bench(undefined, { kind: 'unreachable', request: null })
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  await pass(askAgainMs)
  const [failed] = answers(store.get())
  if (failed) editor.retry('Home', failed)
  await pass(sendDelayMs)
  await pass(askAgainMs)
  expect(started.map((request) => request.turn)).toEqual(['turn-1', 'turn-1', 'turn-1', 'turn-1'])
  expect(store.get().chats['Home']).toHaveLength(2)
})

test('Stop within the delay takes the message back', async () => {
  const { editor, store, started } = bench()
  editor.send('Home', 'A page')
  await pass(100)
  editor.stop()
  await pass(1000)
  expect(started).toEqual([])
  expect(store.get()).toMatchObject({ turn: null, drafts: { Home: 'A page' } })
})

test('Stop later asks the server once, and the stream tells the end', async () => {
  const { editor, store, follows, stopped } = bench()
  editor.send('Home', 'A page')
  await pass(sendDelayMs)
  editor.stop()
  editor.stop()
  expect(stopped).toEqual(['g1'])
  expect(store.get().turn?.phase).toBe('stopping')
  follows[0]?.push(done('stopped'))
  expect(answers(store.get())[0]).toMatchObject({ outcome: 'stopped', charged: false })
})

test('Stop while the start is on its way is passed on when it has arrived', async () => {
  const { editor, stopped } = bench()
  editor.send('Home', 'A page')
  vi.advanceTimersByTime(sendDelayMs)
  editor.stop()
  await pass(0)
  expect(stopped).toEqual(['g1'])
})

/** A builder whose last turn was stopped with half a page. */
async function stoppedBench(drafts: Record<string, string> = {}) {
  const made = bench({ ...builderAfter(), drafts })
  made.editor.send('Home', 'A page')
  await pass(sendDelayMs)
  made.editor.stop()
  const version = { html: htmlOf('Half'), tree: null, maker: { kind: 'designer' as const }, changed: [] }
  made.follows[0]?.push({ type: 'version', ...version })
  made.follows[0]?.push({ ...done('stopped'), charged: true } as GenerationEvent)
  const [answer] = answers(made.store.get())
  if (!answer) throw new Error('There is no answer.')
  return { ...made, answer }
}

test('Continue asks with the words it was asked for with, from the page as it stands, and says so in the chat', async () => {
  const { editor, store, started, answer } = await stoppedBench()
  expect(editor.finish('Home', answer)).toBeNull()
  await pass(sendDelayMs)
  const continues = { id: 'g1', what: 'page' }
  expect(started.at(-1)).toMatchObject({ prompt: 'A page', html: htmlOf('Half'), chat: [], continues })
  expect(store.get().chats['Home']?.at(-1)).toMatchObject({ role: 'user', content: 'Continue' })
})

test('Discard shows what was there before and keeps the version in reach', async () => {
  const { editor, store, discarded, notices, answer } = await stoppedBench()
  await editor.discard('Home', answer)
  expect(discarded).toEqual(['g1'])
  expect(store.get().pages[0]).toMatchObject({ html: '', version: null })
  expect(store.get().versions).toMatchObject([{ discardedAt: 1_000_000 }])
  expect(answers(store.get())[0]).toMatchObject({ discarded: true, charged: false })
  expect(notices.at(-1)).toBe(messages.discarded)
})

test('Discard that is refused changes nothing and says why', async () => {
  const { editor, store, notices, answer } = await stoppedBench({ refuse: 'It was finished.' })
  await editor.discard('Home', answer)
  expect(store.get().pages[0]?.html).toBe(htmlOf('Half'))
  expect(notices.at(-1)).toMatchObject({ title: 'Not discarded', description: 'It was finished.' })
})

test('a generation the server no longer knows ends with the page kept', async () => {
  const { editor, store, follows } = bench(builderAfter('t1'))
  editor.send('Home', 'Darker')
  await pass(sendDelayMs)
  follows[0]?.end('gone')
  await pass(0)
  expect(answers(store.get()).at(-1)?.trouble?.kind).toBe('gone')
  expect(store.get().pages[0]?.html).toBe(htmlOf('t1'))
})

test('after a reload the stream is read on; one that was never accepted is started again under its name', async () => {
  const before = bench()
  before.editor.send('Home', 'A page')
  const early = before.store.get()
  await pass(sendDelayMs)
  const late = before.store.get()

  const afterLate = bench(late)
  afterLate.editor.resume()
  afterLate.editor.resume()
  expect(afterLate.follows.map(({ id, after }) => [id, after])).toEqual([['g1', 0]])

  const afterEarly = bench(early)
  afterEarly.editor.resume()
  await pass(sendDelayMs)
  expect(afterEarly.started.map((request) => request.turn)).toEqual(['turn-1'])
})

test('switching takes its second, then says so', async () => {
  const { editor, store, notices, spoken } = bench(builderAfter('t1', 't2'))
  editor.switchTo('t1')
  expect(store.get().restoring).toBe('t1')
  expect(spoken).toEqual(['Switching to previous version. Please wait...'])
  await pass(restoreBusyMs - 1)
  expect(store.get().pages[0]?.html).toBe(htmlOf('t2'))
  await pass(1)
  expect(store.get().pages[0]?.html).toBe(htmlOf('t1'))
  expect(notices).toEqual([messages.switched])
  expect(editor.send('Home', 'On from here')).toBeNull()
})

test('a version that is not kept cannot be switched to', () => {
  const { editor, store, notices } = bench(builderAfter('t1'))
  editor.switchTo('none')
  expect(notices).toEqual([messages.restoreFailed])
  expect(store.get().restoring).toBeNull()
})

test('a deleted page can be brought back from the notice', () => {
  const { editor, store } = bench()
  editor.addPage('About')
  let undo = () => {}
  const { notify } = { notify: vi.fn<EditorDeps['notify']>((_, action) => void (undo = action?.run ?? undo)) }
  const other = createEditor({ ...depsOf(store), notify })
  other.deletePage('About')
  expect(store.get().pages).toHaveLength(1)
  undo()
  expect(store.get().pages.map((page) => page.name)).toEqual(['Home', 'About'])
  other.deletePage('Home')
  expect(notify).toHaveBeenCalledTimes(1)
})

function depsOf(store: EditorDeps['store']): EditorDeps {
  return {
    store,
    start: async () => ({ kind: 'unreachable', request: null }),
    follow: async () => 'left',
    stop: async () => {},
    discard: async () => null,
    load: async () => {},
    keep: () => {},
    refresh: () => {},
    now: () => 0,
    newId: () => 'x',
    notify: () => {},
    announce: () => {},
    onCredits: () => {},
    toPlans,
  }
}

test('a page by hand is stored at once, kept, and costs nothing', () => {
  const { editor, store, kept, started } = bench(builderAfter('t1'))
  const id = editor.storePage('Home', htmlOf('mine'), 'Changed by hand')
  expect(store.get().pages[0]).toEqual({ name: 'Home', html: htmlOf('mine'), version: id })
  expect(kept).toEqual([
    {
      kind: 'page-stored',
      id,
      page: 'Home',
      html: htmlOf('mine'),
      title: 'Changed by hand',
      at: 1_000_000,
      reading: null,
      base: null,
    },
  ])
  expect(started).toEqual([])
})

test('a page by hand is refused while that page is made, while a version is switched to, and when nothing changed', () => {
  const { editor, kept } = bench(builderAfter('t1'))
  expect(editor.storePage('Home', htmlOf('t1'), 'Changed by hand')).toBeNull()
  editor.switchTo('t1')
  expect(editor.storePage('Home', htmlOf('mine'), 'Changed by hand')).toBeNull()
  const busy = bench(builderAfter('t1'))
  busy.editor.addPage('About')
  busy.editor.send('Home', 'More')
  expect(busy.editor.storePage('Home', htmlOf('mine'), 'Changed by hand')).toBeNull()
  expect(busy.editor.storePage('About', htmlOf('mine'), 'Imported about.html')).not.toBeNull()
  expect(kept).toEqual([])
})

test('a message that is said again starts from the page before it, and nothing is lost', async () => {
  const bed = bench(builderAfter('t1', 't2'))
  expect(await bed.editor.sendAgain('Home', 'Other words')).toBeNull()
  await vi.advanceTimersByTimeAsync(sendDelayMs)
  expect(bed.kept).toEqual([{ kind: 'restored', version: 't1', scope: 'page' }])
  expect(bed.started).toMatchObject([{ prompt: 'Other words', html: htmlOf('t1') }])
  const chat = bed.store.get().chats['Home'] ?? []
  expect(chat.map(({ id }) => id)).toEqual(['t1-user', 't1-answer', 'hidden-t1-t2', 'turn-1-user'])
  expect(bed.store.get().versions.map(({ id }) => id)).toEqual(['t1', 't2'])
})

test('the first message that is said again is put aside with its answer', async () => {
  const bed = bench(builderAfter('t1'))
  expect(await bed.editor.sendAgain('Home', 'Other words')).toBeNull()
  const [aside, ...rest] = bed.store.get().chats['Home'] ?? []
  expect(aside).toMatchObject({ role: 'hidden', messages: [{ id: 't1-user' }, { id: 't1-answer' }] })
  expect(rest.map(({ id }) => id)).toEqual(['turn-1-user'])
  expect(bed.store.get().pages[0]?.html).toBe(htmlOf('t1'))
})

test('refuses to say a message again while a page is made, or without words', async () => {
  const bed = bench(builderAfter('t1'))
  expect(await bed.editor.sendAgain('Home', '  ')).toBe('Describe what you want first.')
  bed.editor.send('Home', 'Darker')
  expect(await bed.editor.sendAgain('Home', 'Other words')).toBe('Wait until this version is done.')
})

test('what was picked stands on the message, and goes along when it is tried again', async () => {
  const bed = bench(builderAfter('t1'), { kind: 'refused', reason: 'No.', request: null })
  const about = { place: 'Heading', says: 't1', targets: ['h1'] }
  bed.editor.send('Home', 'Larger', () => about)
  await vi.advanceTimersByTimeAsync(sendDelayMs)
  const failed = answers(bed.store.get()).at(-1)
  if (failed) bed.editor.retry('Home', failed)
  await vi.advanceTimersByTimeAsync(sendDelayMs)
  expect(bed.started.map(({ targets }) => targets)).toEqual([['h1'], ['h1']])
  expect(bed.store.get().chats['Home']?.filter((entry) => 'about' in entry)).toMatchObject([{ about }])
})
