import { drawnFiles } from './drawn-files.ts'

/** The ways that everybody goes, and what keeps a page in its frame. */
const mainJourneys = ['auth', 'direct-edits', 'first-page', 'model', 'preview-attacks', 'project', 'site-whole']

/** `npm test` takes a part of what is long. */
const isDrawn = process.env['JOURNEYS'] === 'drawn'

/** The journeys of a run: all, and in `npm test` the main ones and one of the others, another one in every run. */
export const walkedJourneys = (): string[] =>
  isDrawn ? drawnFiles('journeys', mainJourneys, () => 1) : ['test/journeys/**/*.test.ts']

/** The faults of a run: all, and in `npm test` one of them, which takes a minute or two. */
export const triedFaults = (): string[] => (isDrawn ? drawnFiles('faults', [], () => 1) : ['test/faults/**/*.test.ts'])
