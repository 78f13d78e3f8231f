import { figureWords } from '../../../understanding/figures/figure-words.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { FigureEntry, FigureReading, GivenList, GivenSeries } from '../../../understanding/figures/types.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item, SectionKind } from '../../types.ts'
import { cased, factsOf } from './brand-of.ts'
import { withMeasures } from './measures.ts'
import { capital } from './source.ts'
import { ownerOfDashboard } from './whose-dashboard.ts'

/** What says whose dashboard it is; all else that is read beside its figures is none of them. */
const about = new Set(['what', 'audience', 'name', 'place'])

/** From here on a name is one where its figures are read already: nothing else is left that could be. */
const NAMED = 0.6

/** 'Overview' is the dashboard itself. */
function isDashboard(text: string, { language }: RequestReading): boolean {
  const words = phraseTokens(text).map((token) => token.text)
  const hit = figureWords(language.language).dashboardIn(words)
  return hit !== null && hit.first === 0 && hit.last === words.length - 1
}

/**
 * A dashboard shows the figures that it was given: each by itself, as drawings of their series, and in lists; what is to
 * catch the eye comes first. Parts that were asked for without figures stay, with examples.
 */
export function withGivenFigures(asked: Brief, reading: RequestReading, figures: FigureReading): Brief {
  const { facts } = reading
  const brief = withMeasures(asked, { ...reading, facts: facts.filter(({ kind }) => about.has(kind)), leftOver: [] })
  const owner = ownerOfDashboard(reading)
  const name = factsOf(facts, 'name').find(({ text, sure }) => sure >= NAMED && !isDashboard(text, reading))
  const alerts = figures.lists.filter(({ isAlert }) => isAlert).map((list) => alertsOf(list, brief.language))
  const lists = figures.lists.filter(({ isAlert }) => !isAlert).map((list) => listOf(list, brief.language))
  const series = figures.series.map((one) => chartOf(one, brief.language))
  const measures = measuresOf(figures, brief.language)
  const others = brief.sections.filter(({ kind }) => kind !== 'kpis' || measures.length === 0)
  return {
    ...brief,
    brand: name ? cased(name.text, brief.request) : owner.name || null,
    trade: owner.whom || (isDashboard(brief.trade, reading) ? '' : brief.trade),
    measures: figures.measures.map(({ label }) => label),
    figures,
    stated: facts,
    sections: [
      ...alerts,
      ...measures,
      ...[...series, ...lists, ...others].sort((one, other) => one.span.start - other.span.start),
    ],
  }
}

const titled = (title: string, kind: SectionKind, language: Brief['language']) =>
  title === '' ? sectionLabels[language][kind] : begun(title)

function measuresOf({ measures }: FigureReading, language: Brief['language']): AskedSection[] {
  const [first] = measures
  if (!first) return []
  const { start, end } = first
  const items = measures.map(({ isAlert, ...measure }) => ({
    ...itemOf(measure),
    ...(isAlert ? { featured: true } : {}),
  }))
  return [{ kind: 'kpis', words: sectionLabels[language].kpis, items, span: { start, end }, drawn: 'figures' }]
}

const chartOf = ({ title, drawing, points, start, end }: GivenSeries, language: Brief['language']): AskedSection => ({
  kind: 'chart',
  words: titled(title, 'chart', language),
  items: points.map((point) => ({ ...itemOf(point), ...(point.value === null ? {} : { amount: point.value }) })),
  span: { start, end },
  drawn: drawing,
})

const listOf = ({ title, rows, start, end }: GivenList, language: Brief['language']): AskedSection => ({
  kind: 'table',
  words: titled(title, 'table', language),
  items: rows.map(rowOf),
  span: { start, end },
  drawn: 'rows',
})

const alertsOf = ({ title, rows, start, end }: GivenList, language: Brief['language']): AskedSection => ({
  kind: 'table',
  words: titled(title, 'table', language),
  items: rows.map((row) => itemOf(row)),
  span: { start, end },
  drawn: 'alerts',
})

/** With a capital, but for 'pH' and 'kWh'. */
const begun = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : capital(text))

/** What was said of a thing stands under it. */
const itemOf = ({ label, amount, notes }: Pick<FigureEntry, 'label' | 'amount' | 'notes'>): Item => ({
  title: begun(label),
  ...(amount === '' ? {} : { meta: amount }),
  ...(notes.length === 0 ? {} : { text: notes.join(' · ') }),
})

/** A row with a problem has it beside its name, so that it is seen. */
function rowOf(row: FigureEntry): Item {
  const problem = row.isAlert ? row.notes.at(-1) : undefined
  if (!row.isAlert) return itemOf(row)
  const notes = row.notes.filter((note) => note !== problem)
  return { ...itemOf({ ...row, notes }), featured: true, ...(problem === undefined ? {} : { tag: problem }) }
}
