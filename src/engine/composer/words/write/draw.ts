import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { countUpTo } from '../read/count.ts'
import { capital } from '../read/source.ts'

const USUAL = 8
const MOST = 100
const row = /(?<!\d)(\d{1,3}) ?(?:-|–|to|bis|à|al?|até|til) ?(\d{1,3})(?!\d)/i

/** '1 TO 20': the numbers of lots. */
function numbersIn(request: string): string[] {
  const [, first = '', last = ''] = row.exec(request) ?? []
  const count = Number(last) - Number(first) + 1
  return first === '' || count < 2 || count > MOST
    ? []
    : Array.from({ length: count }, (_, at) => String(Number(first) + at))
}

/** Who or what is on the wheel: what was listed, the numbers that were told, else as many as were told by number. */
export function writeDraw(content: SectionContent, app: AppReading, { request, language }: Brief): SectionContent {
  const listed = app.lists[0]?.entries.map(capital)
  const numbers = listed ? [] : numbersIn(request)
  const count = countUpTo(MOST, request, language) ?? USUAL
  const person = appUi[language].person ?? ''
  const named =
    listed ?? (numbers.length > 0 ? numbers : Array.from({ length: count }, (_, at) => `${person} ${at + 1}`))
  return { ...content, items: named.slice(0, MOST).map((title): Item => ({ title })) }
}
