import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { exportAs } from '#exporters/exporters.ts'
import { type FormatId, formatIds } from '#exporters/formats.ts'
import { cssOf } from '#server/tailwind.ts'
import { ownPages } from '#test/support/own-pages.ts'
import { collectedPages, fixturePages, type PageFixture } from '#test/support/page-fixtures.ts'

/** What one download of one page may take, in ms. */
const limit = 500

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Prints how long each kind of download takes for each page: the project's own, those beside it, and a folder's that is given. */
export async function run([folder]: string[]): Promise<void> {
  const pages = [...ownPages(), ...fixturePages(), ...collectedPages(), ...(folder ? pagesBelow(folder) : [])]
  print(`${pages.length} pages, the largest ${Math.max(...pages.map(({ html }) => html.length / 1024)).toFixed(0)} KB`)
  for (const id of formatIds) {
    const times: { name: string; ms: number }[] = []
    for (const { name, html } of pages) times.push({ name, ms: await timeOf(id, html) })
    times.sort((a, b) => a.ms - b.ms)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms.toFixed(0)
    const slow = times.filter(({ ms }) => ms > limit)
    print(`${id.padEnd(9)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; over ${limit} ms: ${slow.length}`)
    for (const { name, ms } of slow) print(`  ${ms.toFixed(0)} ms ${name}`)
    if (slow.length > 0) process.exitCode = 1
  }
}

/** The better of two: the worse one also pays for what else the machine did. */
async function timeOf(id: FormatId, html: string): Promise<number> {
  const once = async () => {
    const start = performance.now()
    await exportAs(id, { pages: [{ name: 'Home', html }], page: 'Home', css: cssOf })
    return performance.now() - start
  }
  return Math.min(await once(), await once())
}

function pagesBelow(folder: string): PageFixture[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.html?$/i.test(path) && statSync(path).isFile())
    .map((path) => ({ name: path, html: readFileSync(path, 'utf8') }))
}
