import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPage } from './score/read-page.ts'
import { scorePage } from './score/score-page.ts'
import { meanSimilarity, shapeOf } from './score/shape.ts'
import { compileTest } from '#engine/turn/classes.ts'
import { conformance } from '#test/support/family-checks.ts'
import { fileName, galleryHtml } from './quality/gallery.ts'
import { openBrowser } from '#test/support/product.ts'
import { openWatcher, type Watcher } from './quality/look.ts'
import { composedPage, modelPage } from './quality/make-page.ts'
import { type QualityPrompt, readPrompts } from './quality/prompts.ts'
import { type Result, reportLines, type Summary, summaryOf } from './quality/report.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const options = {
  prompts: { type: 'string' },
  only: { type: 'string' },
  variant: { type: 'string', default: '0' },
  out: { type: 'string', default: join(import.meta.dirname, '../.bench/quality') },
  model: { type: 'boolean', default: false },
  'no-browser': { type: 'boolean', default: false },
} as const

/** How many pages a browser looks at side by side. */
const windows = 2

/**
 * Scores a page for every prompt, writes a gallery of them, prints what is weak and what moved since the last whole run.
 * Flags: --prompts FILE, --only ID,ID, --variant N, --model, --no-browser, --out FOLDER.
 */
export async function run(args: string[]): Promise<void> {
  const { values: flags } = parseArgs({ args, options })
  const only = flags.only?.split(',')
  const prompts = readPrompts(flags.prompts).filter(({ id }) => !only || only.some((start) => id.startsWith(start)))
  for (const part of ['pages', 'pictures']) mkdirSync(join(flags.out, part), { recursive: true })
  const browser = flags['no-browser'] ? null : await openBrowser()
  const compiles = await compileTest()
  const results: Result[] = []
  const shapes: ReturnType<typeof shapeOf>[] = []
  // the built-in designer's pages come first: a browser at work would be in the clock
  const composed = new Map(
    flags.model ? [] : prompts.map(({ id, prompt }) => [id, composedPage(prompt, Number(flags.variant))] as const),
  )
  const waiting = [...prompts]

  async function work(watcher: Watcher | null): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await judge(next, watcher)
      results.push(result)
      // a run that is stopped leaves what it has found
      if (watcher) writeFileSync(join(flags.out, 'results.json'), JSON.stringify(results, null, 1))
      if (watcher && results.length % 10 === 0) process.stderr.write(`${results.length} of ${prompts.length}\n`)
    }
  }

  async function judge({ id, prompt, expected }: QualityPrompt, watcher: Watcher | null): Promise<Result> {
    const { html, look, ms } = composed.get(id) ?? (await modelPage(prompt))
    const file = fileName(id)
    writeFileSync(join(flags.out, 'pages', `${file}.html`), html)
    const measured = watcher ? await watcher.look(html, join(flags.out, 'pictures', file)) : null
    const { body } = readPage(html)
    if (body) shapes.push(shapeOf(body))
    return {
      id,
      prompt,
      look,
      ms,
      score: scorePage(html, { expected, compiles, errors: await conformance(html), measured }),
    }
  }

  try {
    const watchers = browser ? [...Array(windows)].map(() => openWatcher(browser)) : [null]
    await Promise.all(watchers.map(async (watcher) => work(await watcher)))
  } finally {
    await browser?.close()
  }

  const summary = summaryOf(results, meanSimilarity(shapes.slice(0, 50)))
  const kept = join(flags.out, flags['no-browser'] ? 'last-on-paper.json' : 'last.json')
  for (const line of reportLines(results, summary, readLast(kept))) print(line)
  if (!flags.only && !flags.prompts) writeFileSync(kept, JSON.stringify(summary))
  writeFileSync(join(flags.out, 'results.json'), JSON.stringify(results, null, 1))
  if (browser) {
    writeFileSync(join(flags.out, 'gallery.html'), galleryHtml(results))
    print(`\nGallery: ${join(flags.out, 'gallery.html')}`)
  }
}

function readLast(path: string): Summary | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Summary
  } catch {
    return null
  }
}
