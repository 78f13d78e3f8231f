import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { users } from '#server/db/schema.ts'
import { liveMember } from '#test/support/live-people.ts'
import { ask, get, newProject } from '#test/support/people.ts'
import { changed, freePort, openBrowser, startProduct } from '#test/support/product.ts'
import { publishing } from '#api/sites.ts'
import { composedPage } from './quality/make-page.ts'
import { readPrompts } from './quality/prompts.ts'
import {
  categories,
  type Category,
  failedAudits,
  lighthouseAt,
  type PageReport,
  scriptsAsked,
} from './support/lighthouse.ts'

/** The bars, of 100. */
const least: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/**
 * Publishes pages of the built-in designer, drawn from a seed, and has Lighthouse look at each on a phone; of three looks the fastest counts. Fails where one is
 * under a bar or carries a script that its page does not have: `npm run bench -- lighthouse [--seed 1] [--pages 20] [--only ID,ID]`. Needs
 * the built client.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      pages: { type: 'string', default: '20' },
      only: { type: 'string' },
    },
  })
  const drawn = drawnPages(Number(values.pages), Number(values.seed))
  const pages = drawn.filter(({ id }) => values.only === undefined || values.only.split(',').includes(id))
  const product = await startProduct({ BILLING: 'off' })
  const person = await liveMember(() => product.url)
  // What search engines are asked to leave out cannot be found by them, and a new account's sites are.
  await changed(product, async ({ db }) => {
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  })
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const look = await lighthouseAt(port)
  let isEnough = true
  process.stdout.write(`${'page'.padEnd(14)} ${'look'.padEnd(16)} perf  a11y  best  seo  scripts  KB\n`)
  try {
    for (const [n, { id, html, family }] of pages.entries()) {
      const project = await newProject(person, id)
      await ask(person, 'POST', `/projects/${project.id}/versions`, { page_name: 'Home', html_content: html })
      const { site } = await get(publishing, person, 'POST', `/projects/${project.id}/site`, { name: `bench-${n}` })
      const url = site?.url ?? ''
      const report = await bestOf(() => look(url, id))
      const scores = categories.map((category) => Math.round((report.categories[category].score ?? 0) * 100))
      const ours = scriptsAsked(report)
      const total = report.audits['total-byte-weight'] as unknown as { numericValue: number }
      const short = categories.filter((category, at) => (scores[at] ?? 0) < least[category])
      isEnough &&= short.length === 0 && ours === 0
      const [performance, ...others] = scores.map((score) => String(score).padStart(4))
      const row = [
        id.padEnd(14),
        family.padEnd(16),
        performance,
        '',
        others.join('  '),
        '',
        String(ours).padStart(7),
        '',
      ]
      process.stdout.write(`${row.join(' ')} ${Math.round(total.numericValue / 1024)}\n`)
      for (const category of short)
        process.stdout.write(`  ${category}: ${failedAudits(report, category).join(', ')}\n`)
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  if (!isEnough) process.exitCode = 1
}

/** What else the machine does makes a page slower, never faster: the best of three looks counts, and the first that is enough. */
async function bestOf(look: () => Promise<PageReport>): Promise<PageReport> {
  const speed = (report: PageReport) => (report.categories.performance.score ?? 0) * 100
  let best = await look()
  for (let n = 1; n < 3 && speed(best) < least.performance; n += 1) {
    const next = await look()
    if (speed(next) > speed(best)) best = next
  }
  return best
}

/** So many pages for the project's own prompts, the same for the same seed; without those that ask for a password: no site has them. */
function drawnPages(count: number, seed: number) {
  const all = readPrompts(undefined).filter(({ id }) => id.startsWith('own-'))
  const shuffled = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0] ?? []
  return shuffled
    .map(({ id, prompt }, n) => ({ id, ...composedPage(prompt, n % 3) }))
    .filter(({ html }) => !html.includes('type="password"'))
    .map(({ id, html, look }) => ({ id, html, family: look }))
    .slice(0, count)
}
