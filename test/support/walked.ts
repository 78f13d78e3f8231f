import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawn } from './draw.ts'

/** The ways that everybody goes, and what keeps a page in its frame. */
const always = [
  'access',
  'auth',
  'code',
  'direct-edits',
  'edit-protocol',
  'first-page',
  'first-project',
  'import',
  'model',
  'preview-attacks',
  'preview-tab',
  'pricing-purchase',
  'project',
  'project-stop',
  'shell',
  'site-attacks',
  'site-whole',
  'versions',
  'weight',
  'widths',
]

/**
 * The journeys of a run: all, and with `JOURNEYS=drawn`, as `npm test` has it, the main ones and a quarter of the others,
 * another quarter in every run.
 */
export function walkedJourneys(): string[] {
  if (process.env['JOURNEYS'] !== 'drawn') return ['test/journeys/**/*.test.ts']
  const names = readdirSync(join(import.meta.dirname, '../journeys'))
    .flatMap((file) => /^([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const gone = always.find((name) => !names.includes(name))
  if (gone) throw new Error(`There is no journey "${gone}".`)
  const others = names.filter((name) => !always.includes(name))
  return [...always, ...drawn(others, Math.ceil(others.length / 4))].map((name) => `test/journeys/${name}.test.ts`)
}
