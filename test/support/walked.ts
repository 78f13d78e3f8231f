import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawn } from './draw.ts'

/** The ways that everybody goes, what two people or a dead server could spoil, and what keeps a page in its frame. */
const always = [
  'access',
  'auth',
  'brief',
  'code',
  'direct-edits',
  'direct-edits-together',
  'edit-protocol',
  'edits-at-once',
  'facts',
  'first-page',
  'first-project',
  'first-visit',
  'import',
  'message-pictures',
  'model',
  'preview-attacks',
  'preview-stream',
  'preview-tab',
  'pricing-purchase',
  'project',
  'project-stop',
  'project-together',
  'projects',
  'publish',
  'shell',
  'site-attacks',
  'site-forms',
  'stopped',
  'versions',
  'weight',
  'widths',
]

/**
 * The journeys of a run: all, and with `JOURNEYS=drawn`, as `npm test` has it, the main ones and a third of the others,
 * another third in every run.
 */
export function walkedJourneys(): string[] {
  if (process.env['JOURNEYS'] !== 'drawn') return ['test/journeys/**/*.test.ts']
  const names = readdirSync(join(import.meta.dirname, '../journeys'))
    .flatMap((file) => /^([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const others = names.filter((name) => !always.includes(name))
  return [...always, ...drawn(others, Math.ceil(others.length / 3))].map((name) => `test/journeys/${name}.test.ts`)
}
