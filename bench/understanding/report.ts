import type { BriefVerdict } from './judge/verdict.ts'
import type { HowRead } from './judge/whole-page.ts'
import { type FactKind, factKinds } from './types.ts'

export const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)

/** The look of a page is not read from its words: colours and moods stand beside the facts, not among them. */
const looks = new Set<FactKind>(['mood', 'colour'])

export type Understanding = {
  requests: number
  facts: number
  /** shares of the facts */
  placed: number
  onPage: number
  onPageOrTold: number
  /** shares of the requests: said with certainty, and not so */
  wrong: Record<'name' | 'subject' | 'language', number>
  uncertain: Record<'name' | 'subject' | 'language', number>
  /** what it is stands nowhere on the page */
  unsaid: number
  foreign: number
  broken: number
  invented: number
  claims: number
  remains: number
  slots: { median: number; over: number }
}

/** The most empty slots that a page may have. */
export const mostSlots = 6

export function figuresOf(verdicts: readonly BriefVerdict[]): Understanding {
  const facts = verdicts.flatMap((verdict) => verdict.facts).filter(({ fact }) => !looks.has(fact.kind))
  const share = (count: number, of: number) => count / of
  const among = (...where: string[]) => share(facts.filter((one) => where.includes(one.where)).length, facts.length)
  const pages = (test: (verdict: BriefVerdict) => boolean) => share(verdicts.filter(test).length, verdicts.length)
  const readAs = (reading: HowRead) => ({
    name: pages(({ name }) => name === reading),
    subject: pages(({ subject }) => subject === reading),
    language: pages(({ language }) => language === reading),
  })
  const slots = verdicts.map((verdict) => verdict.slots.length).sort((a, b) => a - b)
  return {
    requests: verdicts.length,
    facts: facts.length,
    placed: among('placed'),
    onPage: among('placed', 'shown'),
    onPageOrTold: among('placed', 'shown', 'told'),
    wrong: readAs('wrong'),
    uncertain: readAs('uncertain'),
    unsaid: pages(({ subject }) => subject === 'unsaid'),
    foreign: pages((verdict) => verdict.foreign.length > 0),
    broken: pages((verdict) => verdict.broken.length > 0),
    invented: pages((verdict) => verdict.invented.length > 0),
    claims: pages((verdict) => verdict.claims.length > 0),
    remains: pages((verdict) => verdict.remains.length > 0),
    slots: {
      median: slots[Math.floor(slots.length / 2)] ?? 0,
      over: share(slots.filter((count) => count > mostSlots).length, slots.length),
    },
  }
}

type Bar = {
  name: string
  bar: string
  value: (figures: Understanding) => number
  met: (value: number, isHeldOut: boolean) => boolean
}

/** What each figure has to reach; docs/quality.md tells how far it is. */
const bars: readonly Bar[] = [
  {
    name: 'facts on the page or told',
    bar: '100 %',
    value: ({ onPageOrTold }) => onPageOrTold,
    met: (value) => value === 1,
  },
  {
    name: 'facts on the page, at the right place',
    bar: '95 % / 80 %',
    value: ({ placed }) => placed,
    met: (value, held) => value >= (held ? 0.8 : 0.95),
  },
  { name: 'name certain and wrong', bar: '≤ 1 %', value: ({ wrong }) => wrong.name, met: (value) => value <= 0.01 },
  {
    name: 'subject certain and wrong',
    bar: '≤ 1 %',
    value: ({ wrong }) => wrong.subject,
    met: (value) => value <= 0.01,
  },
  {
    name: 'language certain and wrong',
    bar: '≤ 1 %',
    value: ({ wrong }) => wrong.language,
    met: (value) => value <= 0.01,
  },
  {
    name: 'subject uncertain',
    bar: '≤ 10 % / 40 %',
    value: ({ uncertain }) => uncertain.subject,
    met: (value, held) => value <= (held ? 0.4 : 0.1),
  },
  {
    name: 'name uncertain',
    bar: '≤ 10 % / 40 %',
    value: ({ uncertain }) => uncertain.name,
    met: (value, held) => value <= (held ? 0.4 : 0.1),
  },
  {
    name: 'language uncertain',
    bar: '≤ 10 % / 40 %',
    value: ({ uncertain }) => uncertain.language,
    met: (value, held) => value <= (held ? 0.4 : 0.1),
  },
  { name: 'pages that do not say what it is', bar: '0', value: ({ unsaid }) => unsaid, met: (value) => value === 0 },
  { name: 'pages with words of another trade', bar: '0', value: ({ foreign }) => foreign, met: (value) => value === 0 },
  { name: 'pages with a broken sentence', bar: '0', value: ({ broken }) => broken, met: (value) => value === 0 },
  {
    name: 'pages with a leftover as an entry',
    bar: '0',
    value: ({ remains }) => remains,
    met: (value) => value === 0,
  },
  {
    name: 'pages with an invented figure or quote',
    bar: '0',
    value: ({ invented }) => invented,
    met: (value) => value === 0,
  },
  {
    name: 'pages with an invented claim in words',
    bar: '0',
    value: ({ claims }) => claims,
    met: (value) => value === 0,
  },
  {
    name: 'pages with more than six empty slots',
    bar: '0',
    value: ({ slots }) => slots.over,
    met: (value) => value === 0,
  },
]

export function barLines(covered: Understanding, heldOut: Understanding): string[] {
  const cell = (bar: Bar, figures: Understanding, isHeldOut: boolean) => {
    const value = bar.value(figures)
    return `${percent(value).padStart(8)} ${bar.met(value, isHeldOut) ? 'met    ' : 'not met'}`
  }
  return [
    `${''.padEnd(40)}${'bar'.padStart(14)}   ${'covered'.padEnd(16)}   ${'held out'.padEnd(16)}`,
    ...bars.map(
      (bar) =>
        `${bar.name.padEnd(40)}${bar.bar.padStart(14)}   ${cell(bar, covered, false)}   ${cell(bar, heldOut, true)}`,
    ),
    `${'empty slots, median'.padEnd(40)}${''.padStart(14)}   ${median(covered)}             ${median(heldOut)}`,
  ]
}

const median = ({ slots }: Understanding) => String(slots.median).padStart(6)

const head = [
  'placed',
  'page',
  '+ told',
  'name✗',
  'subject✗',
  'unsaid',
  'lang✗',
  'foreign',
  'broken',
  'invented',
  'slots>6',
]
const row = (name: string, figures: Understanding) => {
  const { placed, onPage, onPageOrTold, wrong, unsaid, foreign, broken, invented, slots } = figures
  const values = [
    placed,
    onPage,
    onPageOrTold,
    wrong.name,
    wrong.subject,
    unsaid,
    wrong.language,
    foreign,
    broken,
    invented,
    slots.over,
  ]
  return `${name.padEnd(16)}${String(figures.requests).padStart(5)}${values.map((value) => percent(value).padStart(9)).join('')}`
}
const header = (name: string) => `${name.padEnd(16)}${'n'.padStart(5)}${head.map((word) => word.padStart(9)).join('')}`

/** A line for each group of requests. */
export function groupLines(
  name: string,
  verdicts: readonly BriefVerdict[],
  groupOf: (verdict: BriefVerdict) => string,
): string[] {
  const groups = Map.groupBy(verdicts, groupOf)
  return [header(name), ...[...groups].map(([group, all]) => row(group, figuresOf(all)))]
}

/** Where the facts of each kind went. */
export function kindLines(verdicts: readonly BriefVerdict[]): string[] {
  const facts = verdicts.flatMap((verdict) => verdict.facts)
  const line = (name: string, all: typeof facts) => {
    const share = (where: string) => percent(all.filter((one) => one.where === where).length / all.length).padStart(9)
    return `${name.padEnd(16)}${String(all.length).padStart(5)}${['placed', 'shown', 'told', 'lost'].map(share).join('')}`
  }
  return [
    `${'kind'.padEnd(16)}${'n'.padStart(5)}${['placed', 'elsewhere', 'told', 'lost'].map((word) => word.padStart(9)).join('')}`,
    ...factKinds.flatMap((kind) => {
      const all = facts.filter(({ fact }) => fact.kind === kind)
      return all.length === 0 ? [] : [line(looks.has(kind) ? `(${kind})` : kind, all)]
    }),
  ]
}

const badness = ({ facts, name, subject, language, broken, invented, slots }: BriefVerdict) =>
  facts.filter(({ where }) => where === 'lost').length / Math.max(1, facts.length) +
  [name, subject, language].filter((reading) => reading === 'wrong').length +
  Math.min(3, broken.length + invented.length) / 3 +
  (slots.length > mostSlots ? 0.3 : 0)

/** The requests that came out worst, with everything that is wrong, for reading. */
export const worstLines = (verdicts: readonly BriefVerdict[], count: number): string[] =>
  [...verdicts]
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, count)
    .flatMap(storyOf)

export function storyOf(verdict: BriefVerdict): string[] {
  const { request, facts, brand, name, subject, language, foreign, slots, invented, claims, remains, broken, reply } =
    verdict
  const list = (title: string, all: readonly string[]) =>
    all.length > 0 ? [`    ${title}: ${all.slice(0, 4).join(' · ')}`] : []
  const of = (where: string) =>
    facts
      .filter((one) => one.where === where)
      .map(({ fact }) => `${fact.kind} ${fact.item ? `${fact.item} ` : ''}${fact.words}`)
  return [
    '',
    `${request.id} ${request.tongue} ${request.family}: ${request.prompt.replaceAll('\n', '⏎')}`,
    `    name ${name} (${brand}), subject ${subject}, language ${language}, ${slots.length} empty slots`,
    ...list('lost', of('lost')),
    ...list('elsewhere', of('shown')),
    ...list('told', of('told')),
    ...list('another trade', foreign),
    ...list('invented', [...invented, ...claims]),
    ...list('leftovers', remains),
    ...list('broken', broken),
    `    → ${reply.slice(0, 220)}`,
  ]
}
