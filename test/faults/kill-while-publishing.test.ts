import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishing, release } from '#api/sites.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { releaseFiles, releases, siteBlobs, sites } from '#server/db/sites-schema.ts'
import { blobKey } from '#server/files/blob-key.ts'
import { localFiles } from '#server/files/local-files.ts'
import { sweepSiteFiles } from '#server/use-cases/sites/sweep-files.ts'
import { atMost, isSoak } from '#test/support/draw.ts'
import { serverAt } from '#test/support/front-door.ts'
import { liveMember } from '#test/support/live-people.ts'
import { moment } from '#test/support/moment.ts'
import { ask, get, newProject } from '#test/support/people.ts'
import { startProduct } from '#test/support/product.ts'

const kills = isSoak ? 60 : 4
const latestMs = 1200
const dayMs = 24 * 60 * 60_000

/** Every file of the store, avatars and halves among them. */
async function listFiles(folder: string): Promise<string[]> {
  const all = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  const root = `${join(folder, 'files')}/`
  return all.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
}

/** What has to lie there for these rows. */
const filesOf = (rows: readonly (typeof releaseFiles.$inferSelect)[]): string[] => [
  ...new Set(rows.flatMap(({ sha256, encodings }) => [undefined, ...encodings].map((one) => blobKey(sha256, one)))),
]

const isOfSites = (path: string) => path.startsWith('sites/')
const digestOf = (path: string) => path.slice('sites/xx/'.length).split('.')[0] ?? ''

test(
  'kill -9 while publishing: what visitors see is always a whole release, no file of one is ever missing, and what nobody names is swept',
  async () => {
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
    const [[site], all, named, blobs] = [
      await db.select().from(sites),
      await db.select().from(releases),
      await db.select().from(releaseFiles),
      await db.select().from(siteBlobs),
    ]
    expect(all.map(({ id }) => id)).toContain(site?.liveReleaseId)
    // All that visitors can ask for is there, and a file that no release names is known by its row.
    const lie = await listFiles(product.folder)
    const needed = filesOf(named)
    expect(needed.length).toBeGreaterThan(3)
    expect(lie).toEqual(expect.arrayContaining(needed))
    const known = new Set(blobs.map(({ sha256 }) => sha256))
    for (const path of lie.filter(isOfSites)) expect(known).toContain(digestOf(path))

    // The kills may have left nothing behind, so there is always one of each: with a row and no release, and half written.
    const orphan = 'f'.repeat(64)
    const files = localFiles(join(product.folder, 'files'))
    for (const encoding of [undefined, 'br', 'gzip'] as const)
      await files.put(blobKey(orphan, encoding), new Uint8Array([1]), 'text/html')
    await db.insert(siteBlobs).values({ sha256: orphan })
    await writeFile(join(product.folder, 'files/unfinished/half'), 'half')
    const live = new Set(named.map(({ sha256 }) => sha256))
    const orphans = [...known, orphan].filter((sha256) => !live.has(sha256))
    const sweep = (now: Date) => sweepSiteFiles({ db, files, now: () => now })
    expect(await sweep(new Date())).toBe(0)
    expect(await sweep(new Date(Date.now() + dayMs))).toBe(orphans.length)
    expect((await listFiles(product.folder)).toSorted()).toEqual(needed.toSorted())
    expect(await db.$count(siteBlobs)).toBe(new Set(needed.map(digestOf)).size)
    await close()
    await product.again()
    const host = `kill-nine.${new URL(product.url).host}`
    const seen = await serverAt(() => product.url).request('/', { headers: { host } }, {})
    expect(await seen.text()).toContain(`Loaf ${kills + 1}`)
    await product.stop()
  },
  atMost(600_000),
)
