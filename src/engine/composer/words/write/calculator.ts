import type { FormulaName } from '../../../understanding/app-words.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, SectionContent } from '../../types.ts'
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
}

const MOST_LINES = 10

/** A calculator with keys, one that goes by a formula, or lines of amounts for what the request names. */
export function writeCalculator(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const { reckons } = app
  if (!reckons) return { ...content, lead: undefined, note: undefined, items: [] }
  if (reckons === 'lines') {
    const named = app.lists.flatMap(({ entries }) => entries)
    const items = named.length > 0 ? named.map((title): Item => ({ title: capital(title) })) : content.items
    return { ...content, lead: content.note ?? content.lead, items: items.slice(0, MOST_LINES) }
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
