import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishing, release } from '#api/sites.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { releaseFiles, releases, siteBlobs, sites } from '#server/db/sites-schema.ts'
import { blobKey } from '#server/files/blob-key.ts'
import { isSoak } from '#test/support/draw.ts'
import { liveMember } from '#test/support/live-people.ts'
import { moment } from '#test/support/moment.ts'
import { ask, get, newProject } from '#test/support/people.ts'
import { startProduct } from '#test/support/product.ts'

const kills = isSoak ? 200 : 4
const latestMs = 1200

test('kill -9 while publishing: what visitors see is always a whole release, and no file of one is missing', async () => {
  const product = await startProduct({ BILLING: 'off' })
  const person = await liveMember(() => product.url)
  const project = await newProject(person)
  const save = (n: number) =>
    ask(person, 'POST', `/projects/${project.id}/versions`, {
      page_name: 'Home',
      html_content: `<!doctype html><title>Loaf ${n}</title><h1 class="p-${n % 9}">Loaf ${n}</h1>`,
    })
  const publish = () => ask(person, 'POST', `/projects/${project.id}/site`, { name: 'kill-nine' })
  await save(0)
  expect((await publish()).status).toBe(200)
  for (let n = 1; n <= kills; n += 1) {
    await save(n)
    const sent = publish().catch(() => null)
    await moment(latestMs)
    await product.kill()
    await sent
    await product.again()
    const now = await get(publishing, person, 'GET', `/projects/${project.id}/site`)
    const all = await get(release.array(), person, 'GET', `/projects/${project.id}/releases`)
    // The newest that there is was made live with the same stroke.
    expect(now.site?.live?.number).toBe(all[0]?.number)
  }
  await save(kills + 1)
  expect((await publish()).status).toBe(200)
  await product.halt()
  const { db, close } = await openEmbedded(product.folder)
  const there = new Set(await readdir(join(product.folder, 'files'), { recursive: true }))
  for (const { sha256, encodings } of await db.select().from(releaseFiles))
    for (const encoding of [undefined, ...encodings]) expect(there.has(blobKey(sha256, encoding))).toBe(true)
  const [[site], all, blobs] = [
    await db.select().from(sites),
    await db.select().from(releases),
    await db.select().from(siteBlobs),
  ]
  expect(all.map(({ id }) => id)).toContain(site?.liveReleaseId)
  // A file that nobody names is known by its row, so that the sweep finds it.
  const known = new Set(blobs.map(({ sha256 }) => sha256))
  const files = [...there].filter((path) => /^sites\/..\/[\da-f]{64}/.test(path))
  expect(files.length).toBeGreaterThan(3)
  for (const path of files) expect(known.has(path.slice('sites/xx/'.length, 'sites/xx/'.length + 64))).toBe(true)
  await close()
  await product.again()
  await product.stop()
}, 3_600_000)
