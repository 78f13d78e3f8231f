import type { FormulaName } from '../../../understanding/app-words.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, SectionContent, Text } from '../../types.ts'
import { formulaWords } from '../phrases/formulas.ts'
import { capital } from '../read/source.ts'

type Amount = [example: string, unit?: string]

/** What stands in the fields of a formula at first, with its unit, and the units of what comes of it; the script reckons in this order. */
const tables: Record<FormulaName, { fields: Amount[]; units?: string[] }> = {
  tip: { fields: [['48'], ['10', '%'], ['4']] },
  discount: { fields: [['80'], ['25', '%']] },
  vat: { fields: [['100'], ['20', '%']] },
  loan: { fields: [['20000'], ['4', '%'], ['10']] },
  savings: { fields: [['1000'], ['50'], ['3', '%'], ['10']] },
  bmi: {
    fields: [
      ['172', 'cm'],
      ['68', 'kg'],
    ],
    units: ['kg/m²'],
  },
  fuel: { fields: [['250', 'km'], ['6.5', 'l'], ['1.8']], units: ['', 'l'] },
  volume: {
    fields: [
      ['4', 'm'],
      ['2.5', 'm'],
      ['12', 'cm'],
    ],
    units: ['m³', 'l'],
  },
  paint: { fields: [['12', 'm'], ['2.5', 'm'], ['2'], ['10', 'm²']], units: ['l', 'm²'] },
  cover: {
    fields: [
      ['12', 'm'],
      ['2.5', 'm'],
      ['5', 'm²'],
      ['10', '%'],
    ],
    units: ['', 'm²'],
  },
}

const MOST_LINES = 12

const plain = (text: Text | undefined) => (typeof text === 'string' ? text : '')

const amounts = /\d+(?:[.,]\d+)?/g
/** Between a thing and what one of it costs. */
const between = new Set([' ', '×', 'x', '*', ':'])
const LONGEST_UNIT = 12

/** 'stops x 38 €', 'travel 0.60/km': what one of it costs, where that was said behind it. */
function rateOf(entry: string): Item | null {
  const last = [...entry.matchAll(amounts)].at(-1)
  if (!last || entry.length - last.index - last[0].length > LONGEST_UNIT) return null
  let end = last.index
  while (end > 0 && between.has(entry.charAt(end - 1))) end--
  const title = entry.slice(0, end)
  return /\p{L}/u.test(title) ? { title: capital(title), price: last[0].replace(',', '.') } : null
}

/** The lines that were named; beside those with a rate, one without is what they are all for. */
function linesOf(named: readonly string[]): Item[] {
  const priced = named.flatMap((entry) => rateOf(entry) ?? [])
  return priced.length > 1 ? priced : named.map((entry) => rateOf(entry) ?? { title: capital(entry), price: '0' })
}

/** A calculator with keys, one that goes by a formula, or lines of amounts for what the request names. */
export function writeCalculator(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const { reckons } = app
  if (!reckons) return { ...content, lead: undefined, note: undefined, items: [] }
  if (reckons === 'lines') {
    const named = app.lists.flatMap(({ entries }) => entries)
    const lines = named.length > 0 ? linesOf(named) : content.items.map(({ title }): Item => ({ title, price: '0' }))
    const lead = app.context === '' ? content.note : `${capital(app.context)}. ${plain(content.note)}`
    return { ...content, lead: lead ?? content.lead, items: lines.slice(0, MOST_LINES) }
  }
  const { fields, units = [] } = tables[reckons]
  const labels = formulaWords[language][reckons]
  return {
    ...content,
    // by this the script knows what it reckons
    kicker: reckons,
    fields: fields.map(
      ([value, unit], at): Field => ({
        name: `f${at + 1}`,
        label: labels.fields[at] ?? '',
        type: 'number',
        value,
        least: '0',
        ...(unit ? { unit } : {}),
      }),
    ),
    items: labels.results.map((title, at): Item => ({ title, ...(units[at] ? { unit: units[at] } : {}) })),
  }
}
