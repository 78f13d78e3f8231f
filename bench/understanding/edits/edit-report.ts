import { percent } from '../report.ts'
import { type EditVerdict, outcomes } from './judge-edit.ts'

/** Of those that change something: exact, wider than asked, something else, only some of it, claimed and not done. */
const changing = new Set(['exact', 'wider', 'wrong', 'partly', 'undone'])

export type EditUnderstanding = {
  edits: number
  /** of all: done exactly; asked back; declined, with its reason or as not understood */
  understood: number
  asked: number
  declined: number
  /** of those that claim a change */
  exact: number
  wider: number
  wrong: number
  undone: number
}

export function editFigures(verdicts: readonly EditVerdict[]): EditUnderstanding {
  const changed = verdicts.filter(({ outcome }) => changing.has(outcome))
  const share = (of: readonly EditVerdict[], ...names: string[]) =>
    of.filter(({ outcome }) => names.includes(outcome)).length / of.length
  return {
    edits: verdicts.length,
    understood: share(verdicts, 'exact'),
    asked: share(verdicts, 'asked'),
    declined: share(verdicts, 'declined', 'unread'),
    exact: share(changed, 'exact'),
    wider: share(changed, 'wider'),
    wrong: share(changed, 'wrong', 'partly'),
    undone: share(changed, 'undone'),
  }
}

type Bar = { name: string; bar: string; value: (figures: EditUnderstanding) => number; met: (value: number) => boolean }
const bars: readonly Bar[] = [
  {
    name: 'of those that change something: exact',
    bar: '≥ 98 %',
    value: ({ exact }) => exact,
    met: (value) => value >= 0.98,
  },
  { name: '  wider than asked', bar: '0', value: ({ wider }) => wider, met: (value) => value === 0 },
  { name: '  something else, or some of it', bar: '', value: ({ wrong }) => wrong, met: (value) => value <= 0.02 },
  { name: '  claimed and not done', bar: '0', value: ({ undone }) => undone, met: (value) => value === 0 },
  {
    name: 'understood: done exactly, of all',
    bar: '≥ 85 %',
    value: ({ understood }) => understood,
    met: (value) => value >= 0.85,
  },
  { name: '  asked back', bar: '', value: ({ asked }) => asked, met: () => true },
  { name: '  declined, or not understood', bar: '', value: ({ declined }) => declined, met: () => true },
]

export function editBarLines(covered: readonly EditVerdict[], heldOut: readonly EditVerdict[]): string[] {
  const figures = [editFigures(covered), editFigures(heldOut)]
  const cell = (bar: Bar, one: EditUnderstanding) =>
    `${percent(bar.value(one)).padStart(8)} ${bar.bar === '' ? '       ' : bar.met(bar.value(one)) ? 'met    ' : 'not met'}`
  return [
    `${'edits'.padEnd(40)}${'bar'.padStart(14)}   ${'covered'.padEnd(16)}   ${'held out'.padEnd(16)}`,
    ...bars.map(
      (bar) => `${bar.name.padEnd(40)}${bar.bar.padStart(14)}   ${figures.map((one) => cell(bar, one)).join('   ')}`,
    ),
  ]
}

/** How the edits of each group came out. */
export function editGroupLines(
  name: string,
  verdicts: readonly EditVerdict[],
  groupOf: (verdict: EditVerdict) => string,
): string[] {
  const row = (group: string, all: readonly EditVerdict[]) => {
    const share = (outcome: string) => percent(all.filter((one) => one.outcome === outcome).length / all.length)
    return `${group.padEnd(26)}${String(all.length).padStart(5)}${outcomes.map((outcome) => share(outcome).padStart(10)).join('')}`
  }
  return [
    `${name.padEnd(26)}${'n'.padStart(5)}${outcomes.map((outcome) => outcome.padStart(10)).join('')}`,
    ...[...Map.groupBy(verdicts, groupOf)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([group, all]) => row(group, all)),
  ]
}

const order = ['wider', 'wrong', 'partly', 'undone', 'told', 'unread', 'declined', 'asked', 'exact']

export const editWorstLines = (verdicts: readonly EditVerdict[], count: number): string[] =>
  [...verdicts]
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .slice(0, count)
    .flatMap(editStory)

export const editStory = ({ edit, outcome, detail, reply }: EditVerdict): string[] => [
  `${outcome.padEnd(8)} ${edit.id} ${edit.tongue} ${edit.page.from} ${edit.page.name} ${edit.action} ${edit.target}: ${edit.prompt}`,
  ...(detail === '' ? [] : [`         ${detail}`]),
  `         → ${reply.slice(0, 160)}`,
]
