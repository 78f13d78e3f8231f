import type { Fact } from '../../../understanding/read/facts.ts'
import type { Matter } from '../../../understanding/read/matter.ts'
import type { Brief, Item } from '../../types.ts'
import { rowWords } from '../phrases/matter-words.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { factsOf as of } from './brand-of.ts'
import { capital } from './source.ts'

type Told = {
  matter: Matter
  facts: readonly Fact[]
  lines: readonly Fact[]
  untils: readonly Fact[]
  brand: string | null
}

/** When and where it is, what it costs, who it is, and of one thing its measures; `rest`: lines that are none of these. */
export function matterRows(
  brief: Brief,
  { matter, facts, lines, untils, brand }: Told,
): { rows: Item[]; rest: Fact[] } {
  const say = rowWords(brief.language).rows
  const dates = of(facts, 'date').filter(({ id }) => id !== 'deadline')
  const ends = [...of(facts, 'date').filter(({ id }) => id === 'deadline'), ...untils]
  const where = wheres(brief, facts)
  const isSold = matter === 'sale' || matter === 'household'
  const measured = isSold ? lines.map((line) => ({ line, row: measureOf(line.text, brief) })) : []
  const rows: Item[] = [
    ...row(say.when, textsOf(dates)),
    ...row(say.where, where),
    ...row(say.deadline, textsOf(ends)),
    ...measured.flatMap(({ row: one }) => one ?? []),
    ...of(facts, 'price').map(
      ({ text, of: item }): Item => ({ title: item ? capital(item) : isSold ? say.price : say.cost, meta: text }),
    ),
    ...of(facts, 'person')
      .filter(({ text }) => !brand?.includes(text) && !brief.trade.includes(text))
      .map(
        ({ text, role }): Item => ({
          title: role ? capital(role) : voiceWords[brief.language].stated.person,
          meta: text,
        }),
      ),
  ]
  const isRow = (line: Fact) => measured.some((one) => one.line === line && one.row !== null)
  return { rows, rest: lines.filter((line) => !isRow(line)) }
}

const textsOf = (facts: readonly Fact[]) => facts.map(({ text }) => text)

const row = (title: string, texts: readonly string[]): Item[] =>
  texts.length > 0 ? [{ title, meta: capital([...new Set(texts)].join(', ')) }] : []

/** The places in their words; the name of one that a longer line says stands in it already. */
function wheres({ contact }: Brief, facts: readonly Fact[]): string[] {
  const lines = of(facts, 'statement')
  const isInLine = ({ start, end }: Fact) => lines.some((line) => line.start <= start && end <= line.end)
  return [
    ...lines.filter(({ id }) => id === 'where').map(({ text }) => text),
    ...(contact.address && !lines.some(({ text }) => text.includes(contact.address ?? '')) ? [contact.address] : []),
    ...of(facts, 'place')
      .filter((fact) => !isInLine(fact))
      .map(({ text }) => text),
  ]
}

const LONGEST_MEASURE = 4

/** '78 qm', '87,000 miles', 'Baujahr 1994', '1988': which measure of a thing a line says; null for other lines. */
function measureOf(text: string, { language }: Brief): Item | null {
  const { rows, units } = rowWords(language)
  const words = text.toLowerCase().split(/\s+/)
  if (words.length > LONGEST_MEASURE) return null
  const plain = text.toLowerCase()
  const year = /(?:^|\s)((?:1[89]|20)\d{2})$/.exec(text)?.[1]
  const lead = plain.slice(0, year ? -year.length : undefined).trim()
  if (year && (lead === '' || units.year.includes(lead)))
    return { title: lead === '' ? rows.year : capital(lead), meta: year }
  // 'jardin de 800 m²' is no size of the house
  if (!/^\d/.test(text) && words.length > 2) return null
  const kind = (['size', 'distance', 'rooms'] as const).find((one) =>
    units[one].some(
      (unit) => plain.endsWith(` ${unit}`) || new RegExp(`\\d${unit.replace(/[.²]/g, '\\$&')}$`).test(plain),
    ),
  )
  return kind ? { title: rows[kind], meta: text } : null
}
