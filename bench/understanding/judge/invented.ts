import { type DrawnRequest, type Tongue } from '../types.ts'
import { claimWords } from '../data/claim-words.ts'
import { plain } from './plain.ts'
import type { SeenPage } from './seen-page.ts'

/** Parts that show how something would look; what stands in them is an example. */
const samples = new Set([
  'kpis',
  'chart',
  'table',
  'screen',
  'component',
  'cart',
  'summary',
  'auth',
  'article',
  'guide',
])
/** Numbers that count what is there: steps, places in a list. */
const counters = /^(?:0?\d|1\d)[.)]?$/

/** Figures, addresses and quotations on a page that nobody gave. */
export function inventedClaims(page: SeenPage, { prompt }: DrawnRequest): string[] {
  const asked = new Set(plain(prompt).match(/\d+/g) ?? [])
  const year = String(new Date().getFullYear())
  const found = page.blocks
    .filter(({ section, text, tag }) => !samples.has(section) && !counters.test(text) && tag !== 'option')
    .flatMap(({ text, section }) => {
      // 'm²' is a unit
      const numbers = (plain(text.replace(/[²³]/g, '')).match(/\d+(?:[.,:]\d+)*/g) ?? []).filter(
        (number) => !number.split(/[.,:]/).every((part) => asked.has(part)) && number !== year,
      )
      return numbers.length > 0 ? [`${section}: ${text.slice(0, 80)}`] : []
    })
  const asking = plain(prompt)
  const mails = (page.text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter((mail) => !asking.includes(mail))
  const quotes = page.blocks
    .filter(
      ({ section, node, plain: text }) =>
        (section === 'testimonials' || section === 'reviews') && node.tag === 'blockquote' && !asking.includes(text),
    )
    .map(({ text }) => `quotation: ${text.slice(0, 80)}`)
  return [...new Set([...found, ...mails, ...quotes])]
}

/** What in a text holds a business to something: a figure in words, speed, age, price or proof; null for nothing. */
export function claimIn(text: string, tongue: Tongue): string | null {
  const { numbers, units, claims, twice } = claimWords[tongue]
  const figure = `(?!(?:${twice})(?!\\p{L}))(?:${numbers})[ -](?:${units})`
  return new RegExp(`(?<!\\p{L})(?:${figure}|${claims})(?!\\p{L})`, 'iu').exec(text)?.[0] ?? null
}

/** Claims in words that nobody gave. A question of an FAQ claims nothing. */
export function claimsInWords(page: SeenPage, { prompt, pageTongue }: DrawnRequest): string[] {
  const asking = plain(prompt)
  return page.blocks.flatMap(({ text, section }) => {
    const found = text.endsWith('?') ? null : claimIn(text, pageTongue)
    // a label that waits for its fact claims nothing
    const isLabel = found !== null && plain(text) === plain(found)
    return found !== null && !isLabel && !asking.includes(plain(found)) ? [`${section}: ${text.slice(0, 80)}`] : []
  })
}
