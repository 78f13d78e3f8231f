import { languages } from '#rules/languages.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import { changesMoney } from '../../../understanding/small-tools.ts'
import type { Brief, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { pieces } from '../phrases/pieces.ts'
import { capital } from '../read/source.ts'

/** The units that a request may name, by their kind; what each is called, the language's own number format knows. */
const units: Record<string, string[]> = {
  length: ['meter', 'kilometer', 'centimeter', 'millimeter', 'mile', 'yard', 'foot', 'inch'],
  weight: ['kilogram', 'gram', 'pound', 'ounce', 'stone'],
  temperature: ['celsius', 'fahrenheit'],
  volume: ['liter', 'milliliter', 'gallon', 'fluid-ounce'],
  area: ['hectare', 'acre'],
  speed: ['kilometer-per-hour', 'meter-per-second', 'mile-per-hour'],
  time: ['second', 'minute', 'hour', 'day', 'week'],
  data: ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'],
}
const codes = /(?<![A-Z])(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|BRL|JPY|CAD|AUD)(?![A-Z])/g
const letters = /\p{L}/u

/** What a unit is called in a language: long for one and for two of it, and short. */
function namesOf(unit: string, locale: string): string[] {
  const said = (unitDisplay: 'long' | 'short', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      .formatToParts(count)
      .filter(({ type }) => type === 'unit')
      .map(({ value }) => value.trim().toLowerCase())
      .join(' ')
  return [said('long', 1), said('long', 2), said('short', 1)].flatMap((name) => [
    name,
    name.replace(/^grad |^degrees? |^°/, ''),
  ])
}

/** Where a word stands by itself in a text; -1 where it does not. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letters.test(text[at - 1] ?? ' ') && !letters.test(text[at + word.length] ?? ' ')) return at
  return -1
}

/** The units that a request names, in its order, with their kind: 'MILES to KM'. */
function unitsIn(request: string, language: Brief['language']): { kind: string; unit: string }[] {
  const text = request.toLowerCase()
  return Object.entries(units)
    .flatMap(([kind, list]) =>
      list.map((unit) => {
        const places = namesOf(unit, languages[language].locale)
          // a single letter names nothing by itself
          .filter((name) => name.length > 1)
          .map((name) => placeOf(name, text))
          .filter((place) => place >= 0)
        return { kind, unit, place: Math.min(...places) }
      }),
    )
    .filter(({ place }) => place < text.length)
    .sort((one, other) => one.place - other.place)
}

/** What is converted at first: the units or the money that were named, else the kind of measure. */
export function writeConverter(
  content: SectionContent,
  app: AppReading,
  { request, language, brand }: Brief,
): SectionContent {
  const money = [...new Set(request.match(codes))]
  if (money.length > 1 || changesMoney(request, language))
    return {
      ...content,
      // 'from EUR' calls nobody so
      ...(money.includes(brand ?? '') && app.subject !== '' ? { headline: capital(app.subject) } : {}),
      // the money that was named is chosen
      ...(money.length > 0 ? { lead: pieces[language].converter?.lead } : {}),
      kicker: ['currency', ...money.slice(0, 2)].join(' '),
    }
  const [first, ...rest] = unitsIn(request, language)
  const second = rest.find(({ kind }) => kind === first?.kind)
  if (first && second) return { ...content, kicker: `${first.kind} ${first.unit} ${second.unit}` }
  const labels = appUi[language]
  const named = Object.keys(units).find((kind) =>
    request.toLowerCase().includes((labels[`u-${kind}`] ?? '-').toLowerCase()),
  )
  return { ...content, kicker: first?.kind ?? named ?? 'length' }
}
