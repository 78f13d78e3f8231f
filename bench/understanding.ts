import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { labelledRequests, mixedRequests } from './understanding/draw/labelled.ts'
import { drawRequests } from './understanding/draw/requests.ts'
import { drawEdits } from './understanding/edits/draw-edits.ts'
import {
  editBarLines,
  editFigures,
  editGroupLines,
  editStory,
  editWorstLines,
} from './understanding/edits/edit-report.ts'
import { judgeEdit } from './understanding/edits/judge-edit.ts'
import { drawPages } from './understanding/edits/pages.ts'
import { verdictOn } from './understanding/judge/verdict.ts'
import { raiseRatchet } from './understanding/ratchet.ts'
import { barLines, figuresOf, groupLines, kindLines, storyOf, worstLines } from './understanding/report.ts'

const options = {
  seed: { type: 'string' },
  requests: { type: 'string', default: '1000' },
  edits: { type: 'string', default: '1000' },
  own: { type: 'boolean', default: false },
  'held-out': { type: 'boolean', default: false },
  family: { type: 'string' },
  language: { type: 'string' },
  action: { type: 'string' },
  outcome: { type: 'string' },
  worst: { type: 'string', default: '20' },
  read: { type: 'string' },
  json: { type: 'string' },
  ratchet: { type: 'boolean', default: false },
} as const

type Flags = ReturnType<typeof readFlags>
const readFlags = (args: string[]) => parseArgs({ args, options }).values

/** Today as a number: no run repeats what was written for yesterday's. */
const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** How many pages the edits are drawn on. */
const pagesForEdits = 120

/**
 * What the built-in designer understands of requests and edits that nobody has written down: drawn from a seed, judged on
 * the page. See understanding/README.md for the flags and for what each verdict means.
 */
export function run(args: string[]): void {
  const flags = readFlags(args)
  if (flags.ratchet) {
    process.stdout.write(`${JSON.stringify(raiseRatchet(), null, 1)}\n`)
    return
  }
  const seed = flags.seed === undefined ? today() : Number(flags.seed)
  const head = `seed ${seed}${flags.own ? ', the project’s own data alone' : ', with the data beside the project where it is there'}`
  const requests = Number(flags.requests) > 0 && !flags.action ? requestReport(seed, flags) : null
  const beside = requests && !flags.own && !flags.read && !flags.family ? besideReport() : []
  const edits = Number(flags.edits) > 0 && !flags.family ? editReport(seed, flags) : null
  // a reader such as head may leave early
  process.stdout.on('error', () => process.exit())
  process.stdout.write(`${[head, '', ...(requests?.lines ?? []), '', ...beside, ...(edits?.lines ?? [])].join('\n')}\n`)
  if (flags.json)
    writeFileSync(flags.json, JSON.stringify({ seed, requests: requests?.figures, edits: edits?.figures }, null, 1))
}

function requestReport(seed: number, flags: Flags) {
  const drawn = drawRequests({ seed, count: Number(flags.requests), shared: !flags.own }).filter(
    ({ family, tongue }) =>
      (!flags.family || family.startsWith(flags.family)) && (!flags.language || tongue === flags.language),
  )
  const verdicts = drawn.map(verdictOn)
  const covered = verdicts.filter(({ request }) => !request.heldOut)
  const heldOut = verdicts.filter(({ request }) => request.heldOut)
  // sentences that are held out are only shown to who asks for them
  const shown = flags['held-out'] ? heldOut : covered
  const figures = { covered: figuresOf(covered), heldOut: figuresOf(heldOut), verdicts: shown }
  if (flags.read) return { figures, lines: shown.slice(0, Number(flags.read)).flatMap(storyOf) }
  const lines = [
    `${verdicts.length} requests`,
    ...barLines(figures.covered, figures.heldOut),
    '',
    ...groupLines('language', covered, ({ request }) => request.tongue),
    '',
    ...groupLines('held out', heldOut, ({ request }) => request.tongue),
    '',
    'facts, covered',
    ...kindLines(covered),
    '',
    'facts, held out',
    ...kindLines(heldOut),
    '',
    ...groupLines('shape', covered, ({ request }) => request.family.replace(/-\d+$/, '')),
    '',
    ...groupLines('family', covered, ({ request }) => request.family),
    '',
    `worst ${flags.worst}${flags['held-out'] ? ' of the held-out' : ''}`,
    ...worstLines(shown, Number(flags.worst)),
  ]
  return { figures, lines }
}

/** Requests of others beside the project, marked by a reader; nothing where they are not there. */
function besideReport(): string[] {
  const labelled = labelledRequests().map(verdictOn)
  const wrong = mixedRequests().filter((request) => verdictOn(request).language === 'wrong')
  if (labelled.length === 0) return []
  return [
    'requests beside the project, marked by a reader',
    ...groupLines('language', labelled, ({ request }) => request.tongue),
    '',
    ...kindLines(labelled),
    '',
    ...worstLines(labelled, 5),
    '',
    `short texts of mixed languages, ${wrong.length} in the wrong one: ${wrong.map(({ tongue, prompt }) => `${tongue} ${prompt}`).join(' · ')}`,
    '',
  ]
}

function editReport(seed: number, flags: Flags) {
  const pages = drawPages(seed, pagesForEdits, !flags.own).filter(
    ({ tongue }) => !flags.language || tongue === flags.language,
  )
  const verdicts = drawEdits(seed, Number(flags.edits), pages)
    .filter(({ action }) => !flags.action || action === flags.action)
    .map(judgeEdit)
  const covered = verdicts.filter(({ edit }) => !edit.heldOut)
  const heldOut = verdicts.filter(({ edit }) => edit.heldOut)
  const shown = (flags['held-out'] ? heldOut : covered).filter(
    ({ outcome }) => !flags.outcome || outcome === flags.outcome,
  )
  const figures = { covered: editFigures(covered), heldOut: editFigures(heldOut) }
  if (flags.read) return { figures, lines: shown.slice(0, Number(flags.read)).flatMap(editStory) }
  const lines = [
    `${verdicts.length} edits`,
    ...editBarLines(covered, heldOut),
    '',
    ...editGroupLines('action', covered, ({ edit }) => edit.action),
    '',
    ...editGroupLines('target', covered, ({ edit }) => edit.target),
    '',
    ...editGroupLines('page', covered, ({ edit }) => edit.page.from),
    '',
    ...editGroupLines('language', covered, ({ edit }) => edit.tongue),
    '',
    ...editGroupLines('held out', heldOut, ({ edit }) => edit.tongue),
    '',
    `worst ${flags.worst}${flags['held-out'] ? ' of the held-out' : ''}`,
    ...editWorstLines(shown, Number(flags.worst)),
  ]
  return { figures, lines }
}
