import { languages } from '#rules/languages.ts'
import type { Brief } from '../../types.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => at)
const DECADE = 2000

/** '12 June 2027', '12.6.2027', '2027-06-12' → '2027-06-12'; null without a day, a month and a year. */
export function isoDay(said: string, language: Brief['language']): string | null {
  const numbers = (said.match(/\d+/g) ?? []).map(Number)
  const year = numbers.find((number) => number > DECADE)
  const small = numbers.filter((number) => number > 0 && number <= 31)
  const name = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' })
  const words = said.toLowerCase()
  const named = MONTHS.find((at) => words.includes(name.format(Date.UTC(DECADE, at, 1)).toLowerCase()))
  const [first, second] = small
  if (year === undefined || first === undefined) return null
  const isYearFirst = numbers[0] === year
  const month = named ?? ((isYearFirst ? first : second) ?? 0) - 1
  const day = named === undefined && isYearFirst ? second : first
  if (day === undefined || month < 0 || month > 11) return null
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
