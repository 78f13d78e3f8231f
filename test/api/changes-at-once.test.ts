import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earOf } from '#test/support/changes-at-once/ear.ts'
import { judge, readRows } from '#test/support/changes-at-once/judge.ts'
import { CallPace, pacedEngine } from '#test/support/changes-at-once/pace.ts'
import { pageOfLines } from '#test/support/changes-at-once/page.ts'
import { scripts, type TabStep } from '#test/support/changes-at-once/steps.ts'
import { type RunRecord, tabOf } from '#test/support/changes-at-once/tab.ts'
import { readContent, turn } from '#test/support/content.ts'
import { isSoak, runs, seed } from '#test/support/draw.ts'
import { ask, join, newProject, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let pace = new CallPace()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    pacedEngine(() => pace),
    { BILLING: 'off' },
  )
})
afterAll(() => server.close())

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

/** One run, from an empty project to its judgement. */
async function judged(all: readonly (readonly TabStep[])[]): Promise<string[]> {
  pace = new CallPace()
  const [ada, bo] = [await settled(server), await settled(server)]
  await join(server, bo, ada.workspace)
  const { id } = await newProject(ada)
  let n = 0
  const nextWords = () => `w${(n += 1)}`
  const page = (count: number) => pageOfLines(Array.from({ length: count }, (_, at) => [`p${at}`, nextWords()]))
  await turn(server, ada, id, page(5))
  await ask(ada, 'POST', `/projects/${id}/pages`, { name: 'Menu' })
  await turn(server, ada, id, page(3), 'Menu')
  await turn(server, bo, id, page(5))

  const first = await readContent(ada, id)
  const record: RunRecord = { deeds: [], refused: [], seen: [] }
  const ears = [await earOf(ada, id), await earOf(bo, id)] as const
  const early = await readRows(server.database.db, id)
  const tabs = [ada, bo, ada, bo].map((who, tab) =>
    tabOf(who, id, first, { record, pace, nextWords, drop: () => ears[tab % 2 === 0 ? 0 : 1].drop() }),
  )
  await Promise.all(tabs.map((work, tab) => work(all[tab]?.slice(0, 4) ?? [])))
  const middle = await readRows(server.database.db, id)
  await Promise.all(tabs.map((work, tab) => work(all[tab]?.slice(4) ?? [])))
  pace.open()
  await expect
    .poll(async () => {
      const { running, waiting } = await readContent(ada, id)
      return running.length + waiting.length
    })
    .toBe(0)
  const end = await readContent(bo, id)
  for (const { did } of record.deeds) count(did)
  for (const { step, answer } of record.refused) count(`${step} ${answer.status}`)
  const problems = await judge(server.database.db, id, record, [...early, ...middle], end)
  for (const ear of ears) problems.push(...(await ear.missed(end.revision)))
  for (const ear of ears) await ear.leave()
  return problems
}

test(
  'two people, two tabs each, switch, import, change by hand, take back and have pages made at once: no version is lost, each is told once, and who came too late hears why',
  async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (all) => {
        expect(await judged(all)).toEqual([])
      }),
      { numRuns: runs(12, 300), seed, endOnFailure: true },
    )
    process.stdout.write(`Changes at once, SEED=${seed}: ${[...counts].map((one) => one.join(' ')).join(', ')}\n`)
  },
  isSoak ? 3_600_000 : 120_000,
)
