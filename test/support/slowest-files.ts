import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { seed } from './draw.ts'

const rows = 20

/** Says the seed of a run, and at its end what each kind of test took and which files took longest. */
export default class SlowestFiles implements Reporter {
  readonly #began = Date.now()

  onInit(): void {
    write(seedLine())
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ module, seconds: module.diagnostic().duration / 1000 }))
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, rows)
    if (files.length <= 1) return
    const lines = slowest.map(({ module, seconds }) => {
      const name = relative(process.cwd(), module.moduleId)
      return `  ${seconds.toFixed(1).padStart(7)} s  ${module.project.name.padEnd(12)}  ${name}`
    })
    const kinds = Map.groupBy(files, ({ module }) => module.project.name)
    const sums = [...kinds].map(([name, all]) => `${name} ${Math.round(sum(all.map(({ seconds }) => seconds)))} s`)
    const total = Math.round((Date.now() - this.#began) / 1000)
    write(
      [
        '',
        `The slowest ${lines.length} of ${files.length} files, in ${total} s:`,
        ...lines,
        `  All files, one after the other: ${sums.join(', ')}`,
        seedLine(),
      ].join('\n'),
    )
  }
}

const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)
const seedLine = () => `Seed ${seed}: SEED=${seed} repeats what is drawn.`

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
