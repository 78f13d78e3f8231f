import { appWords } from '../../../understanding/app-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import type { AskedSection, Brief, SectionKind, Span } from '../../types.ts'
import { sectionLabels } from '../../section-labels.ts'
import { capabilityVerbs } from '../lexicon/verbs.ts'
import { chartedIn, tabledIn } from './charted.ts'
import { SURE } from './brand-of.ts'
import { drawingsIn, keyedMeasures } from './keyed-measures.ts'
import { bare } from './listed-offers.ts'

/** Parts that a dashboard is made of: asked for by their names they are drawn, and measure nothing. */
const drawn = new Set<string>(['kpis', 'chart', 'table', 'sidebar', 'toolbar', 'stats', 'header', 'footer', 'auth'])
const controls = new Set<string>([
  'button',
  'form',
  'links',
  'search',
  'filter',
  'card',
  'list',
  'section',
  'toggle',
  'map',
  'carousel',
  'countdown',
  'location',
  'contact',
  'about',
  'faq',
  'hero',
  'cta',
  'newsletter',
])

const LONGEST = 40
const MOST_WORDS = 5
const MOST = 8
/** Fewer are what was left of sentences. */
const LEAST = 2
const MOST_LEFT = 3
/** So sure is what stands behind 'we offer' or 'users can'. */
const OFFERED = 0.9

/** 'open jobs', 'température des bassins': a noun that can be counted, and nothing that 'users should be able to' do. */
function isMeasure({ kind, id = '', text, sure }: Fact): boolean {
  const words = text.split(/\s+/)
  const isDone = sure >= OFFERED && capabilityVerbs.has(words[0]?.toLowerCase() ?? '')
  if (text.length > LONGEST || words.length > MOST_WORDS || isDone) return false
  if (kind === 'section') return !drawn.has(id) && !controls.has(id)
  return kind === 'service' || kind === 'person' || (kind === 'statement' && id === 'note')
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** The words for a chart or a table say nothing of what it shows. */
const isUnnamed = ({ kind, items, words }: AskedSection, measures: readonly string[]) =>
  (kind === 'chart' || kind === 'table') &&
  items.length === 0 &&
  !measures.some((measure) => bare(words).includes(bare(measure)))

/** 'showing TICKET SALES, seats left': what nobody took of the sentence in which they are listed. */
function besideThem({ text, leftOver }: RequestReading, listed: readonly Fact[]): Fact[] {
  const isBeside = ({ start, end }: Span) =>
    listed.some((one) => !/[.!?\n]/.test(text.slice(Math.min(end, one.end), Math.max(start, one.start))))
  return leftOver
    .filter((span) => isBeside(span))
    .map(({ start, end }): Fact => ({ kind: 'service', start, end, text: text.slice(start, end), sure: 0.5 }))
    .filter((fact) => isMeasure(fact) && fact.text.split(/\s+/).length <= MOST_LEFT && /\p{L}{3}/u.test(fact.text))
}

/** 'roast batches TODAY', 'platos MÁS VENDIDOS': a measure with what ends its piece. */
function wholePiece(fact: Fact, { text, facts }: RequestReading, language: Brief['language']): Fact {
  const tail = /^[^,;:.!?()\n]*/.exec(text.slice(fact.end))?.[0] ?? ''
  const inFact = (at: number) => facts.some(({ start, end }) => start < at && at < end)
  let at = 0
  let end = tail.length
  for (const word of tail.split(' ')) {
    const joins = at > 0 && lexicon(language).has('and', word.toLowerCase()) && !inFact(fact.end + at)
    if (joins) end = Math.min(end, at)
    at += word.length + 1
  }
  const rest = tail.slice(0, end).trimEnd()
  const whole = { ...fact, end: fact.end + rest.length, text: fact.text + rest }
  return rest.startsWith(' ') && isMeasure(whole) ? whole : fact
}

/** 'TODAY 18.4 kWh': the word for a time that opens its piece belongs to it. */
function withWhen(fact: Fact, { text }: RequestReading, language: Brief['language']): Fact {
  const lead = /(?:^|[,;:.!?(\n])([^,;:.!?(\n]*)$/.exec(text.slice(0, fact.start))?.[1]?.trim() ?? ''
  const isTime = (['time', 'day', 'asides'] as const).some((kind) => lexicon(language).has(kind, lead.toLowerCase()))
  return isTime ? { ...fact, start: fact.start - lead.length - 1, text: `${lead} ${fact.text}` } : fact
}

const isDrawing = ({ kind, text }: Fact, language: Brief['language']) =>
  kind === 'service' && text.length <= LONGEST && (chartedIn(text, language) ?? tabledIn(text, language)) !== null

/** Of measures that stand in each other the first. */
const apart = (facts: readonly Fact[]) =>
  facts.filter((fact, at) => !facts.slice(0, at).some((before) => overlaps(before, fact)))

/** Behind the word for a dashboard whom or what it is for: 'dashboard for a COFFEE ROASTERY: …'. */
function whomSpan(
  { text, courtesies }: RequestReading,
  what: Fact | undefined,
  language: Brief['language'],
): Span | null {
  const tokens = phraseTokens(what?.text ?? '').map((token) => token.text)
  if (!what || appWords(language).dashboards.find(tokens).length === 0) return null
  const rest = courtesies.reduce((blank, span) => blanked(blank, span), text).slice(what.end)
  const behind = /^[^,;:.!?()\n]*/.exec(rest)?.[0] ?? ''
  const said = phraseTokens(behind)
  const words = said.map((token) => token.text)
  const from = pastLead(words, 0, language)
  const length = words.length - from
  if (from < 1 || length < 1 || length > MOST_WHOM) return null
  return { start: what.end + (said[from]?.start ?? 0), end: what.end + behind.trimEnd().length }
}
const MOST_WHOM = 4

const blanked = (text: string, { start, end }: Span) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** What it is about: 'panel de control para una PROTECTORA DE ANIMALES', whom it is for, else the word for it itself. */
function subjectOf({ trade, kind, language }: Brief, facts: readonly Fact[]): string {
  const text = (of: Fact['kind']) => facts.find((fact) => fact.kind === of)?.text ?? ''
  const isItself = trade === '' || trade.toLowerCase() === text('what').toLowerCase()
  return (
    behindDashboard(text('what'), language) || (isItself ? text('audience') || trade || text('what') || kind : trade)
  )
}

function behindDashboard(what: string, language: Brief['language']): string {
  const tokens = phraseTokens(what)
  const words = tokens.map(({ text }) => text)
  const [hit] = appWords(language).dashboards.find(words)
  const at = hit ? pastLead(words, hit.last + 1, language) : -1
  return at > (hit?.last ?? 0) + 1 ? what.slice(tokens[at]?.start) : ''
}

/** Past 'for our', 'to manage the', from a word on: where the noun behind them begins, -1 without one. */
function pastLead(words: readonly string[], from: number, language: Brief['language']): number {
  const known = lexicon(language)
  const verbs = appWords(language).managing.find(words)
  const isLead = (word: string, at: number) =>
    (['about', 'articles', 'own', 'forWhom'] as const).some((kind) => known.has(kind, word)) ||
    verbs.some(({ first, last }) => first <= at && at <= last)
  return words.findIndex((word, at) => at >= from && !isLead(word, at))
}

/** 'Übersicht' is the dashboard itself. */
const isDashboard = ({ text }: Fact, { language }: Brief) => {
  const words = phraseTokens(text).map((token) => token.text)
  return appWords(language)
    .dashboards.find(words)
    .some(({ first, last }) => first === 0 && last === words.length - 1)
}

/** 'red if temp > 16': when something is to show, and nothing that is measured. */
const isRule = /[<>]/

/** 'EACH W/ water temp' measures water temp. */
function withoutEach(said: string, language: Brief['language']): string {
  const known = lexicon(language)
  const words = said.split(' ')
  const lead = words.findIndex((word) => {
    const plain = word.toLowerCase().replace(/\W$/, '')
    return !(known.has('every', plain) || known.has('having', plain))
  })
  return lead > 1 ? words.slice(lead).join(' ') : said
}

/** 'the bar takings for our theatre' measures bar takings. */
function withoutSubject(said: string, { trade, language }: Brief): string {
  const known = lexicon(language)
  const { about, articles, own } = known.grammar
  const all = said.split(' ')
  // 'THIS month' is when
  const isWhen = (['time', 'unit', 'billing'] as const).some((kind) => known.has(kind, all[1]?.toLowerCase() ?? ''))
  const words = all.length > 1 && articles.includes(all[0]?.toLowerCase() ?? '') && !isWhen ? all.slice(1) : all
  const text = words.join(' ')
  const at = words.findIndex((word, index) => index > 0 && about.includes(word.toLowerCase()))
  const determined = new Set([...articles, ...own])
  const whom = words.slice(at + 1).filter((word) => !determined.has(word.toLowerCase()))
  return at > 0 && bare(whom.join(' ')) === bare(trade) ? words.slice(0, at).join(' ') : text
}

/**
 * A dashboard shows what the request names: 'dashboard for a sprinkler company: open jobs, water saved'. Its figures are
 * these, each curve has one of them as its heading, and the table the last. Without such nouns it keeps its examples.
 */
export function withMeasures(said: Brief, reading: RequestReading): Brief {
  const { facts } = reading
  const [what] = facts.filter(({ kind }) => kind === 'what')
  const { language } = said
  const whom = whomSpan(reading, what, language)
  const brief = { ...said, trade: whom ? reading.text.slice(whom.start, whom.end) : subjectOf(said, facts) }
  const listed = facts
    .map((fact) => wholePiece(fact, reading, language))
    .map((fact) => withWhen(fact, reading, language))
    .map((fact) => ({ ...fact, text: withoutSubject(withoutEach(fact.text, language), brief) }))
    .filter(
      (fact) =>
        !isRule.test(fact.text) &&
        (isMeasure(fact) || isDrawing(fact, language)) &&
        !isDashboard(fact, brief) &&
        (what === undefined || !overlaps(fact, what)),
    )
  // of sentences nothing was read in pieces
  const keyed = listed.length < LEAST ? keyedMeasures(reading, language) : []
  const found = apart(
    (keyed.length > 0 ? keyed : [...listed, ...besideThem(reading, listed)])
      .filter((fact) => whom === null || !overlaps(fact, whom))
      .toSorted((one, other) => one.start - other.start),
  )
  const drawings = drawingsIn(reading, language)
  const charted = keyed.length > 0 ? drawings.charts : found.flatMap(({ text }) => chartedIn(text, language) ?? [])
  const [tabled] = keyed.length > 0 ? drawings.tables : found.flatMap(({ text }) => tabledIn(text, language) ?? [])
  const measures = [...new Set(found.map(({ text }) => text))]
    .filter((text) => chartedIn(text, language) === null && tabledIn(text, language) === null)
    .slice(0, MOST)
  const [first] = found
  if (!first) return brief
  const kept = brief.sections.filter(({ kind, span }) => drawn.has(kind) && !found.some((fact) => overlaps(fact, span)))
  const shown = (kind: SectionKind, words: string, items: AskedSection['items'] = []): AskedSection => ({
    kind,
    words,
    items,
    span: { start: first.start, end: first.end },
  })
  let next = 0
  const asked = kept.map((section) =>
    isUnnamed(section, measures)
      ? { ...section, words: (section.kind === 'table' ? measures.at(-1) : measures[next++ % measures.length]) ?? '' }
      : section,
  )
  const has = (kind: SectionKind) => asked.some((section) => section.kind === kind)
  const table = tabled ?? (measures.length > 2 && keyed.length === 0 ? measures.at(-1) : undefined)
  const curves = charted.length > 0 ? charted : measures.slice(0, measures.length > 4 ? 4 : 2)
  const isNamed = facts.some(
    (name) => name.kind === 'name' && name.sure >= SURE && !found.some((fact) => overlaps(fact, name)),
  )
  return {
    ...brief,
    measures,
    charts: [...charted, ...(tabled === undefined ? [] : [tabled])],
    brand: isNamed ? brief.brand : null,
    stated: facts,
    sections: [
      ...(has('kpis') ? [] : [{ ...shown('kpis', sectionLabels[brief.language].kpis), count: measures.length }]),
      ...asked,
      ...(has('chart') ? [] : curves.map((measure) => shown('chart', measure))),
      ...(has('table') || table === undefined ? [] : [shown('table', table)]),
    ],
  }
}
