import { unitOf } from '../../../understanding/apps.ts'
import type { AskedSection, Brief, Item, SectionContent } from '../../types.ts'
import { pieces } from '../phrases/pieces.ts'
import { capital } from '../read/source.ts'

/** Sample figures by what they are counted in; all else is a number of things. */
const samples: Record<string, readonly number[]> = {
  '%': [34, 12, 8, 21, 5, 17],
  '°C': [14.6, 18.2, 11.4],
  '€': [1284, 349, 2160],
  kr: [12840, 3490, 21600],
}
const counted = [18, 46, 7, 128, 31, 12, 64, 9]
const perDay = [64, 45, 32, 17, 10]

const isMoney = new Set(['€', 'kr'])

/** A word that is an amount, or begins one: '18.4', '€96', '71%'. */
const isAmount = (word: string) => /^[€$£¥]?\d/.test(word)
const isUnit = (word: string) => /^(?:[€$£¥%]|°C|\p{L}{1,4})$/u.test(word)

/** 'today 18.4 kWh', 'saved €96': what it is and how much it was said to be; null where no amount was given. */
function givenFigure(measure: string): Item | null {
  const words = measure.split(' ')
  const at = words.findIndex(isAmount)
  const end = at + (isUnit(words[at + 1] ?? '') ? 2 : 1)
  const title = words.toSpliced(at, end - at).join(' ')
  if (at < 0 || title === '' || /\d/.test(title)) return null
  const said = words.slice(at, end).join(' ')
  return isAmountOfMoney.test(said) ? { title: capital(title), price: said } : { title: capital(title), meta: said }
}
const isAmountOfMoney = /[€$£¥]/

/** An example of how much there is of something, in the unit that its words say. `before`: those whose figures are there. */
export function sampleFigure(
  language: Brief['language'],
  measure: string,
  before: readonly string[],
): { amount: number; unit: string | null } {
  const unit = unitOf(measure, language)
  const values = samples[unit ?? ''] ?? counted
  const at = before.filter((one) => unitOf(one, language) === unit).length
  return { amount: values[at % values.length] ?? 0, unit }
}

/** Of several things that are counted alike each has another figure. `before`: those whose figures are there. */
function figure(brief: Brief, measure: string, before: readonly string[]): Pick<Item, 'meta' | 'price'> {
  const { amount, unit } = sampleFigure(brief.language, measure, before)
  const value = new Intl.NumberFormat(brief.language).format(amount)
  const text = unit ? `${value} ${unit}` : value
  return isMoney.has(unit ?? '') ? { price: text } : { meta: text }
}

/** Monday to Friday, as the language of the page calls them. */
const weekdays = (language: Brief['language']) =>
  perDay.map((_, day) =>
    capital(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))),
  )

type Room = { least: number; most: number }

/** The figures, curves and lists of a dashboard that was asked for with its nouns; the values are examples. */
export function writeMeasures(
  content: SectionContent,
  kind: 'kpis' | 'chart' | 'table',
  asked: AskedSection | null,
  { brief, room, series }: { brief: Brief; room: Room; series: readonly string[] },
): SectionContent {
  const { measures = [], language } = brief
  const measure = asked?.words || (measures[0] ?? '')
  const headed = { ...content, headline: capital(measure) }
  if (kind === 'kpis') {
    const items = measures.map(
      (title, at): Item =>
        givenFigure(title) ?? { title: capital(title), ...figure(brief, title, measures.slice(0, at)) },
    )
    const [only] = items
    // one thing by itself stands beside what it was before
    const filled = only && items.length < room.least ? series.map((text): Item => ({ ...only, text })) : items
    return { ...content, items: filled.slice(0, room.most) }
  }
  if (kind === 'table') return { ...headed, items: rowsOf(brief).slice(0, room.most) }
  if (room.least === 0) return { ...headed, items: series.slice(0, room.most).map((title): Item => ({ title })) }
  const unit = unitOf(measure, language)
  const days = weekdays(language).map(
    (title, at): Item => ({ title, meta: [perDay[at], unit].filter(Boolean).join(' ') }),
  )
  return { ...headed, items: days.slice(0, room.most) }
}

/** What was given, as it was given; a thing that was named without its figure has an example that says it is one. */
export function writeGiven(
  content: SectionContent,
  { words, items, drawn }: AskedSection,
  brief: Brief,
): SectionContent {
  const { note, lead, ...rest } = content
  const sample = lead ?? note
  const shown = items.map((item, at): Item => {
    const isOpen = item.meta === undefined && item.text === undefined && item.featured === undefined
    if (!isOpen || typeof item.title !== 'string') return item
    const before = items.slice(0, at).flatMap(({ title, meta }) => (typeof title === 'string' && !meta ? [title] : []))
    return { ...item, ...figure(brief, item.title, before), ...(sample ? { text: sample } : {}) }
  })
  return { ...rest, headline: capital(words), items: drawn === 'figures' ? shown : items }
}

/** Rows that say that they are examples, with the states that things of a list are in. */
function rowsOf({ language }: Brief): Item[] {
  const { items = [], body = [] } = pieces[language].register ?? {}
  const states = (body[0] ?? '').split('|')
  const days = weekdays(language)
  return items.map((line, at): Item => ({ title: line, meta: days[at % days.length], tag: states[at % states.length] }))
}
