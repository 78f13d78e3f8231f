import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { z } from 'zod'
import { versionInfo } from '#api/project-content.ts'
import { idsFrom } from '#design/rebase/element-ids.ts'
import { storePage } from '#test/support/store-page.ts'
import { liveMember } from '#test/support/live-people.ts'
import { get, newProject } from '#test/support/people.ts'
import { readContent } from '#test/support/content.ts'
import { type Cluster, hasPostgres, startCluster } from '#test/support/postgres.ts'
import { type Product, startProduct } from '#test/support/product.ts'
import { readStream } from '#test/support/stream.ts'

let cluster: Cluster | undefined
const products: Product[] = []
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await cluster?.stop()
})

const page = '<!doctype html><html><head><title>T</title></head><body><h1>Words</h1><p>More</p></body></html>'

test.runIf(hasPostgres)(
  'two servers on one database: a change by hand made through one is heard on the other before it is stored, and one that the database does not pass on arrives as a version',
  async () => {
    cluster = await startCluster()
    const env = {
      DATABASE_URL: await cluster.create('product'),
      AUTH_SECRET: randomBytes(32).toString('hex'),
      BILLING: 'off',
    }
    const one = await startProduct(env)
    products.push(one)
    const two = await startProduct(env)
    products.push(two)
    let at = one
    const person = await liveMember(() => at.url)
    const { id } = await newProject(person)
    const base = await storePage(person, id, { html_content: page })
    // The same person, in another browser, whose requests reach the other server.
    at = two
    const stream = readStream(await person.call('GET', '/api/realtime'))
    await stream.heard('heartbeat')
    at = one
    const edit = (insert: string) => ({
      tab: randomUUID(),
      page_name: 'Home',
      base: base.id,
      splices: [{ start: page.indexOf('Words'), end: page.indexOf('Words') + 5, insert }],
      mark: 'a-b',
      stored: null,
      ids: idsFrom(base.id),
    })
    const told = z.object({ told: z.boolean() })
    const sent = edit('Heard there')
    expect(await get(told, person, 'POST', `/projects/${id}/live-edits`, sent)).toEqual({ told: true })
    expect(await stream.heard('edited', { tab: sent.tab })).toEqual({ type: 'edited', project_id: id, ...sent })
    at = two
    expect((await readContent(person, id)).pages[0]?.html).toBe(page)
    at = one

    // Two bytes a letter: more than NOTIFY carries. The browser stores it at once, and the other server tells of that.
    const large = 'å'.repeat(5000)
    expect(await get(told, person, 'POST', `/projects/${id}/live-edits`, edit(large))).toEqual({ told: false })
    const html = page.replace('Words', large)
    const { revision } = await storePage(person, id, { html_content: html, base_id: base.id })
    await stream.heard('content', { project_id: id, revision })
    at = two
    const content = await readContent(person, id)
    expect(content.pages[0]?.html).toBe(html)
    expect(content.versions.map((version) => versionInfo.parse(version).number)).toEqual([2, 1])
    await stream.leave()
  },
  atMost(300_000),
)
