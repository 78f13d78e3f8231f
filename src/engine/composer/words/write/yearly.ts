import { partsThere } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

const MONTHS = 12
const MOST_FREE = 3
const LONGEST = 90

type Asked = Pick<Brief, 'request' | 'language'>

/** What a year costs, in months, and how that was said: 'two months free', '20% off'. */
function yearIn({ request, language }: Asked): { months: number; said: string } {
  for (let free = 1; free <= MOST_FREE; free++) {
    const [span] = partsThere(request, language, `pricing-table-months-${free}`)
    if (span) return { months: MONTHS - free, said: clauseAround(request, span.start) }
  }
  const less = /(\d{1,2}) ?%/.exec(request)
  if (!less) return { months: MONTHS, said: '' }
  return { months: (MONTHS * (100 - Number(less[1]))) / 100, said: clauseAround(request, less.index) }
}

/** 'yearly gets two months free': what stands between two marks. */
function clauseAround(request: string, at: number): string {
  const marks = [...request.matchAll(/[,.;:!?()\n](?!\d)/g)].map(({ index }) => index)
  const start = marks.findLast((mark) => mark < at) ?? -1
  return request
    .slice(
      start + 1,
      marks.find((mark) => mark > at),
    )
    .trim()
}

/** '9 €' a month is '90 €' a year, when two months are free; null where the price is no amount. */
function yearly(price: string, months: number): string | null {
  const amount = /\d+(?:[.,]\d{1,2})?/.exec(price)
  if (!amount) return null
  const mark = amount[0].includes(',') ? ',' : '.'
  const sum = Math.round(Number(amount[0].replace(',', '.')) * months * 100) / 100
  const shown = Number.isInteger(sum) ? String(sum) : sum.toFixed(2).replace('.', mark)
  return price.replace(amount[0], () => shown)
}

/** Plans with prices by the month, and what each costs for a year; what is saved stands above them. */
export function withYears(content: SectionContent, brief: Asked): SectionContent {
  const { months, said } = yearIn(brief)
  return {
    ...content,
    ...(said && said.length <= LONGEST ? { lead: capital(said) } : {}),
    items: content.items.map((item): Item => {
      const year = typeof item.price === 'string' ? yearly(item.price, months) : null
      return year === null ? item : { ...item, tag: year }
    }),
  }
}
