import { drawnFiles } from './drawn-files.ts'

/** The ways that everybody goes, and what keeps a page in its frame. */
const mainJourneys = ['auth', 'direct-edits', 'first-page', 'model', 'preview-attacks', 'project', 'site-whole']

/** What is left of a page whose server dies while it is made. */
const mainFaults = ['kill-under-writers']

/** `npm test` takes a part of what is long. */
const isDrawn = process.env['JOURNEYS'] === 'drawn'

/** The journeys of a run: all, and in `npm test` the main ones and a fiftieth of the others, other ones in every run. */
export const walkedJourneys = (): string[] =>
  isDrawn ? drawnFiles('journeys', mainJourneys, (count) => Math.ceil(count / 50)) : ['test/journeys/**/*.test.ts']

/** The faults of a run, in the same way, with an eighth of the others. */
export const triedFaults = (): string[] =>
  isDrawn ? drawnFiles('faults', mainFaults, (count) => Math.ceil(count / 8)) : ['test/faults/**/*.test.ts']
