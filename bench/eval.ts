import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileTest } from '#engine/turn/classes.ts'
import { readConfig } from '#server/config.ts'
import { conformance } from '#test/support/family-checks.ts'
import { askForEdits, type EditFigures } from './models/eval-edits.ts'
import { modelPage } from './quality/make-page.ts'
import { readPrompts } from './quality/prompts.ts'
import { quantile } from './quality/report.ts'
import { scorePage } from './score/score-page.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

type Report = {
  model: string
  at: string
  pages: number
  median: number
  p10: number
  gates: number
  edits: EditFigures
}

const options = {
  pages: { type: 'string', default: '12' },
  out: { type: 'string', default: join(import.meta.dirname, '../.bench/models') },
} as const

/**
 * Sends the project's prompts to the configured model: pages are scored as the quality bench does it on paper, edits by
 * what came of them. The report is written beside the last one and says what moved. It needs a key and is no test.
 */
async function run(args: string[]): Promise<void> {
  const { values: flags } = parseArgs({ args, options })
  const model = readConfig(process.env).ai?.model
  if (!model) {
    print('No model is configured: set AI_BASE_URL, AI_MODEL and AI_API_KEY (see .env.example).')
    process.exitCode = 1
    return
  }
  const compiles = await compileTest()
  const totals: number[] = []
  let gates = 0
  for (const { id, prompt, expected } of readPrompts(undefined).slice(0, Number(flags.pages))) {
    const made = await modelPage(prompt).catch(() => null)
    const html = made?.html ?? ''
    const score = scorePage(html, { expected, compiles, errors: await conformance(html), measured: null })
    // a page of the built-in designer is none of the model's
    const isOwn = made?.look !== 'fallback' && html !== ''
    totals.push(isOwn ? score.total : 0)
    if (!isOwn || score.gates.length > 0) gates++
    print(`${(isOwn ? score.total : 0).toFixed(1).padStart(5)}  ${id}${isOwn ? '' : ', no page came'}`)
  }
  const edits = await askForEdits(print)
  const report: Report = {
    model,
    at: new Date().toISOString(),
    pages: totals.length,
    median: quantile(totals, 0.5),
    p10: quantile(totals, 0.1),
    gates,
    edits,
  }
  const file = join(flags.out, `${model.replace(/[^\w.-]+/g, '-')}.json`)
  const last = readLast(file)
  for (const name of ['median', 'p10', 'gates'] as const)
    print(`${name} ${report[name].toFixed(1)}${last ? ` (was ${last[name].toFixed(1)})` : ''}`)
  const share = ({ exact, asked }: EditFigures) => `${exact} of ${asked}`
  print(
    `edits exact ${share(edits)}${last ? ` (was ${share(last.edits)})` : ''}, ${edits.output} tokens out in the median`,
  )
  mkdirSync(flags.out, { recursive: true })
  if (last) writeFileSync(file.replace(/\.json$/, '.last.json'), JSON.stringify(last, null, 1))
  writeFileSync(file, JSON.stringify(report, null, 1))
  print(`Report: ${file}`)
}

function readLast(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return null
  }
}

const [name = '', ...args] = process.argv.slice(2)
if (name === 'models') await run(args)
else {
  process.stderr.write('usage: npm run eval -- models [--pages 12] [--out FOLDER]\n')
  process.exitCode = 2
}
