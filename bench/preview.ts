import { parseArgs } from 'node:util'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { completeDocument } from '#exporters/document.ts'
import { type LongestTask, traceTasks } from './support/longest-task.ts'
import { type PreviewLab, startPreviewLab } from '#test/support/preview-lab.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { type Colour, coloursAt, film, type Shot } from '#test/support/screen.ts'

type Way = 'ours' | 'srcdoc'
type Measured = {
  /** ms from the first element in the stream to its pixels */
  first: number
  /** ms from the last token to the finished page on the screen */
  last: number
  flashes: number
  scrollKept: boolean
  /** of the window's main thread */
  longestTask: LongestTask
}

const stylesPath = '/browser-styles.js'

/** Bytes of the page that is streamed. */
const pageSize = 30_000

/** Two marks in the corners, the first and the last element of the page; and a place that is dark on every part of it. */
const firstMark = '<i class="fixed top-0 left-0 z-10 size-6 bg-[#00ffff]"></i>'
const lastMark = '<i class="fixed right-0 bottom-0 z-10 size-6 bg-[#ff00ff]"></i>'
const points = [
  { x: 0.005, y: 0.005 },
  { x: 0.995, y: 0.995 },
  { x: 0.02, y: 0.6 },
]

/**
 * Streams the same 30 KB page into the preview and, as others do it, into a frame whose srcdoc is replaced every 250 ms
 * and which compiles its own classes, and prints what a person sees of each: `npm run bench -- preview [--runs 2] [--rates 100,400]`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '2' }, rates: { type: 'string', default: '100,400' } },
  })
  const page = benchPage()
  const pages: Record<Way, string> = {
    ours: page,
    srcdoc: completeDocument(page, `<script src="${stylesPath}"></script>`),
  }
  const lab = await startPreviewLab()
  lab.scripts.set(stylesPath, await browserStyles())
  try {
    for (const rate of values.rates.split(',').map(Number)) {
      const measured: Record<Way, Measured[]> = { ours: [], srcdoc: [] }
      for (let n = 0; n < Number(values.runs); n++) {
        for (const way of ['ours', 'srcdoc'] as const) measured[way].push(await measure(lab, way, pages[way], rate))
      }
      const title = `${Math.round(page.length / 1000)} KB at ${rate} tokens/s, ${values.runs} runs`
      print(title, { ours: row(measured.ours), srcdoc: row(measured.srcdoc) })
    }
  } finally {
    await lab.close()
  }
}

/** Stands in for the framework's script on a CDN; from loopback it is there sooner than any CDN could send it. */
async function browserStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'preview-page/browser-styles.ts'), formats: ['iife'], name: 'styles' },
    },
  })
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The browser styles were not built')
  return chunk.code
}

/** When a mark is on the screen, so is what stands before it in the page. */
function benchPage(): string {
  let sections = 1
  while (darkPage({ sections }).length < pageSize) sections += 1
  return darkPage({ sections })
    .replace(/<body[^>]*>/, (body) => `${body}\n${firstMark}`)
    .replace('</body>', () => `${lastMark}\n</body>`)
}

async function measure(lab: PreviewLab, way: Way, html: string, rate: number): Promise<Measured> {
  const page = await lab.open({ width: 1000, height: 700 })
  await page.waitForTimeout(500)
  const tasks = await traceTasks(lab.browser, page)
  const camera = await film(page)
  const reading = readSomewhere(page, way)
  const times = await page.evaluate(({ way, html, rate }) => previewLab.stream(way, html, rate), { way, html, rate })
  await page.waitForTimeout(1000)
  const { scrolledTo, read } = await reading
  const scrollKept = (await read()) === scrolledTo
  const shots = await camera.stop()
  const longestTask = await tasks.stop()
  const colours = await coloursAt(page, shots, points)
  await page.context().close()
  return { ...seen(shots, colours, times), scrollKept, longestTask }
}

/** Half-way through, somebody scrolls down to read. */
async function readSomewhere(page: Page, way: Way) {
  const frame = async () => {
    const element = await page.waitForSelector(
      way === 'ours' ? '[data-preview-stage] iframe:not([inert])' : '#root + iframe',
    )
    return element.contentFrame()
  }
  const isLong = async () =>
    (await frame())?.evaluate(() => document.documentElement.scrollHeight > 2200).catch(() => false)
  while (!(await isLong())) await page.waitForTimeout(200)
  await page.mouse.move(500, 350)
  await page.mouse.wheel(0, 800)
  await page.waitForTimeout(150)
  const read = async () => (await frame())?.evaluate(() => Math.round(scrollY)).catch(() => -1)
  return { scrolledTo: 800, read }
}

function seen(shots: readonly Shot[], colours: readonly Colour[][], times: { first: number; last: number }) {
  const first = colours.findIndex(([corner]) => isNear(corner, [0, 255, 255]))
  const last = colours.findIndex(([, corner]) => isNear(corner, [255, 0, 255]))
  const white = colours.map(([, , margin]) => isNear(margin, [255, 255, 255]))
  return {
    first: (shots[first]?.at ?? Number.NaN) - times.first,
    last: (shots[last]?.at ?? Number.NaN) - times.last,
    flashes: white.filter((isWhite, i) => isWhite && i > first && !white[i - 1]).length,
  }
}

function isNear(colour: Colour | undefined, wanted: Colour): boolean {
  return colour?.every((part, i) => Math.abs(part - (wanted[i] ?? 0)) < 60) ?? false
}

function row(measured: readonly Measured[]): Record<string, string> {
  const spread = (read: (one: Measured) => number) => {
    const sorted = measured.map(read).toSorted((a, b) => a - b)
    return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} (worst ${sorted.at(-1)?.toFixed(0)})`
  }
  const longest = (read: (task: LongestTask) => number) =>
    Math.max(...measured.map(({ longestTask }) => read(longestTask))).toFixed(0)
  return {
    'first element → pixels, ms': spread(({ first }) => first),
    'last token → finished, ms': spread(({ last }) => last),
    'white flashes': spread(({ flashes }) => flashes),
    'scroll kept': `${measured.filter(({ scrollKept }) => scrollKept).length} of ${measured.length}`,
    'longest main-thread task, ms': `${longest(({ wall }) => wall)} (processor ${longest(({ cpu }) => cpu)})`,
  }
}

function print(title: string, results: Record<Way, Record<string, string>>): void {
  const names = Object.keys(results.ours)
  const lines = names.map((name) => `${name.padEnd(30)} ${results.ours[name]?.padEnd(22)} ${results.srcdoc[name]}`)
  process.stdout.write(
    `\n${title}\n${' '.repeat(31)}${'this preview'.padEnd(22)} srcdoc every 250 ms\n${lines.join('\n')}\n`,
  )
}
