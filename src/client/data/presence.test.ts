import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realtime } from '#rules/account.ts'
import type { Present, RealtimeEvent } from '#api/realtime.ts'
import { tab, visitProject } from './presence.ts'

const server = vi.hoisted(() => ({
  said: [] as (string | null)[],
  people: [] as Present[],
  tell: (_event: RealtimeEvent) => {},
}))
vi.mock('./api.ts', () => ({
  api: {
    realtime: {
      present: async ({ page_name }: { page_name: string | null }) => {
        server.said.push(page_name)
        return { people: server.people }
      },
    },
  },
}))
vi.mock('./core/realtime.ts', () => ({
  subscribeToRealtime: (hear: typeof server.tell) => {
    server.tell = hear
    return () => {}
  },
}))

/** The document of a tab that is seen or hidden. */
class Tab extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const at = (tab: string, user_id: string): Present => ({
  tab,
  user_id,
  name: user_id,
  avatar_url: null,
  page_name: 'Home',
})
let shown: Tab
const told = vi.fn<(others: Present[], isShared: boolean) => void>()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  shown = new Tab()
  vi.stubGlobal('document', shown)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', async () => new Response('{}'))
  server.said.length = 0
  server.people = [at(tab, 'ada'), at('2', 'ada'), at('3', 'bo'), at('4', 'bo')]
  told.mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

const lastTold = () => told.mock.lastCall?.[0].map((one) => one.tab)

test('a hidden tab says nothing, also when it looks at another page, until it is seen again', async () => {
  shown.hidden = true
  const visit = visitProject('p', 'ada', told)
  visit.look('Home')
  await pass(3 * realtime.sayMs)
  expect(server.said).toEqual([])
  shown.turn(false)
  expect(server.said).toEqual(['Home'])
  shown.turn(true)
  // As it does while it follows somebody.
  visit.look('About')
  await pass(3 * realtime.sayMs)
  expect(server.said).toEqual(['Home'])
  shown.turn(false)
  expect(server.said).toEqual(['Home', 'About'])
  visit.leave()
})

test('oneself in another tab is nobody else, also once this one was hidden for so long that it is forgotten', async () => {
  const visit = visitProject('p', 'ada', told)
  visit.look('Home')
  await pass(0)
  expect(lastTold()).toEqual(['3', '4'])
  shown.turn(true)
  server.tell({ type: 'presence', project_id: 'p', people: [at('2', 'ada'), at('3', 'bo')] })
  expect(lastTold()).toEqual(['3'])
  expect(told.mock.lastCall?.[1]).toBe(true)
  server.tell({ type: 'presence', project_id: 'another', people: [at('9', 'cy')] })
  expect(lastTold()).toEqual(['3'])
  visit.leave()
})
