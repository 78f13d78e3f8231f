import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { ReadingLanguage, Span } from '../types.ts'
import { figureWords, type FigureWords } from './figure-words.ts'

/** `note`: what stands in brackets; `end`: the end of a sentence or of a paragraph; `line`: a new line with its bullet. */
export type FigureTokenKind = 'amount' | 'clock' | 'word' | 'note' | 'separator' | 'colon' | 'line' | 'end' | 'mark'

export type FigureToken = Span & {
  kind: FigureTokenKind
  text: string
  /** of an amount, in its own unit: 318 for '318 kg', 1240 for '1,240' */
  value: number
  /** an amount that is nothing but digits */
  isBare: boolean
}

/** Units that are the same in all languages, the longer ones first. */
const symbols =
  'km/h|kWh|MWh|GWh|Wh|kWp|kW|MW|mbar|hPa|ppm|rpm|kcal|kJ|GB|MB|TB|kB|dB|Hz|kg|mg|ml|cl|dl|hl|cm|mm|km|m²|m³|m2|m3|ha|' +
  'mAh|Ah|V|W|g|t|l|L|m|h|s|d|°C|°F|°|ºC|º|%|‰|€|£|¥|EUR|USD|GBP|NOK|SEK|DKK|CHF|[Kk]r|x|US\\$|\\$'
const currency = String.raw`(?:(?:US|C|A)?\$|€|£|¥|(?:EUR|USD|GBP|NOK|SEK|DKK|CHF|[Kk]r)\.?(?= ?\d)) ?`
const grouped = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?`
/** '12 400', which English does not write */
const spaced = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:,\d+)?`
const plain = String.raw`\d+(?:[.,]\d+)?`
const times = String.raw`(?:[kKM]|bn|mn| ?(?:Mio|Mrd|Tsd|mill|mln|million(?:s|en|er|i)?|milliard(?:s|en)?)\.?)(?![\p{L}\p{N}])`
const powers: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd)/i, 1e3],
  [/^(?:mrd|bn|milliard)/i, 1e9],
  [/^(?:m$|mn|mio|mill|mln)/i, 1e6],
]

const meridiem = String.raw`(?:[ap]\.?m\.?|uhr|h)(?![\p{L}\p{N}])`
const hour = String.raw`\d{1,2}(?:[:.h]\d{2})?`
const clock = [
  String.raw`${hour} ?(?:${meridiem})? ?[-–] ?${hour} ?${meridiem}`,
  String.raw`\d{1,2}[:h]\d{2}(?: ?[-–] ?\d{1,2}[:h]\d{2})?(?: ?${meridiem})?(?!\d)`,
  String.raw`\d{1,2} ?(?:[ap]\.?m\.?|uhr)(?![\p{L}\p{N}])`,
].join('|')
const date = String.raw`\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)|\d{1,2}\.\d{1,2}\.(?=\s|$)`
/** '3. Mai': the full stop ends no sentence */
const dayOfMonth = String.raw`\d{1,2}\. ?(?:jan|feb|m[aä]r|apr|ma[ij]|jun|jul|aug|sep|o[kc]t|nov|de[szc])\p{L}*`
const word = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’&.+/-]|\.-)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*['’]?|&`

/** An amount with its currency, power and unit. `words`: units that are words of the language. */
function amountForm(language: ReadingLanguage, units: string): RegExp {
  const number = language === 'en' ? `${grouped}|${plain}` : `${grouped}|${spaced}|${plain}`
  const unit = String.raw`[\u00a0\u202f ]?(?:${symbols}|(?<= )(?:${units}))(?![\p{L}\p{N}])(?:\/\p{L}{1,8})?`
  const more = String.raw`(?:[/:]\d+(?:[.,]\d+)?|[-–]${plain})?`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<![\p{N}][.,])([+−±~≈-]?(?:${currency})?)(${number})${more}(${times})?((?:${unit})?)(?![\p{L}\p{N}])`,
    'uy',
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const forms: readonly (readonly [FigureTokenKind, RegExp])[] = [
  ['end', /[ \t]*\r?\n[ \t]*(?:\r?\n[ \t]*)+(?:[-*•·–][ \t]+)?/uy],
  ['line', /[ \t]*\r?\n[ \t]*(?:[-*•·–][ \t]+|\d{1,2}[.)][ \t]+)?/uy],
  ['note', /\([^()\n]{1,120}\)/uy],
  ['clock', new RegExp(`(?<![\\p{L}\\p{N}])(?:${clock})`, 'iuy')],
  ['word', new RegExp(`(?<![\\p{L}\\p{N}])(?:${date}|${dayOfMonth})`, 'iuy')],
]
const after: readonly (readonly [FigureTokenKind, RegExp])[] = [
  ['word', new RegExp(word, 'uy')],
  ['separator', /[,;|]|(?<=\s)[-–—/](?=\s)|→/uy],
  ['colon', /[:=]/uy],
  ['end', /[.!?…]+(?=[\s)"”»]|$)/uy],
]

const amounts = new Map<ReadingLanguage, RegExp>()

/** The words of tokens, as words are looked up. */
export const plainWords = (tokens: readonly FigureToken[]): string[] => tokens.map(({ text }) => plainWord(text))

/** The tokens of a request as one reads its figures, without spaces. Never throws. */
export function figureTokens(text: string, language: ReadingLanguage): FigureToken[] {
  const words = figureWords(language)
  const { dottedDays } = lexicon(language).grammar
  const amount = amounts.get(language) ?? amountForm(language, words.list('units').map(escaped).join('|'))
  amounts.set(language, amount)
  const tokens: FigureToken[] = []
  const put = (kind: FigureTokenKind, start: number, said: string, value = Number.NaN, isBare = false) =>
    tokens.push({ kind, start, end: start + said.length, text: said, value, isBare })
  const first = (list: typeof forms, at: number): boolean => {
    for (const [kind, form] of list) {
      form.lastIndex = at
      const said = form.exec(text)?.[0]
      // '2.1.' ends a sentence where no day is written so
      const isDecimal = kind === 'word' && !dottedDays && said !== undefined && /^\d+\.\d+\.$/.test(said)
      if (!said || isDecimal || (kind === 'end' && isShortened(tokens, text, at, words))) continue
      put(kind, at, said)
      return true
    }
    return false
  }
  for (let at = 0; at < text.length; at = Math.max(at + 1, tokens.at(-1)?.end ?? 0)) {
    if (first(forms, at)) continue
    amount.lastIndex = at
    const found = amount.exec(numbered(text, at, tokens.at(-1), words))
    if (found) put('amount', at, found[0], valueOf(found, language), /^\d+$/.test(found[0]))
    else if (!first(after, at) && /\S/.test(text.charAt(at))) put('mark', at, text.charAt(at))
  }
  return asDates(tokens, language)
}

/** 'avg. visit', 'J. Smith' and 'i 4. etasje' go on behind their full stop. */
function isShortened(tokens: readonly FigureToken[], text: string, at: number, words: FigureWords): boolean {
  const [counted, lead, before] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)]
  if (text.charAt(at) !== '.' || text.charAt(at + 1) === '.' || before?.end !== at) return false
  const isHung = lead?.kind === 'word' && words.has('joints', plainWord(lead.text)) && counted?.kind !== 'amount'
  const isRank = before.isBare && isHung && /^\.\s\p{Ll}/u.test(text.slice(at, at + 3))
  return isRank || /^\p{Lu}$/u.test(before.text) || words.has('short', plainWord(before.text))
}

/** 'week 29 112': the number of the week ends at its space, and none goes on behind it. */
function numbered(text: string, at: number, before: FigureToken | undefined, words: FigureWords): string {
  const isPeriod = before?.kind === 'word' && words.has('periods', plainWord(before.text))
  const [number] = (isPeriod && /^\d{1,2}(?= \d{3}(?!\d| ?[\p{L}\p{Sc}%]))/u.exec(text.slice(at, at + 10))) || []
  return number ? text.slice(0, at + number.length) : text
}

/** '12 March', '3. Mai': a day is no amount. */
function asDates(tokens: readonly FigureToken[], language: ReadingLanguage): FigureToken[] {
  const known = lexicon(language)
  const isMonth = (token: FigureToken | undefined) =>
    token?.kind === 'word' && token.text.length > 2 && known.has('month', plainWord(token.text))
  return tokens.map((token, at) => {
    const next = tokens[at + 1]
    const isDay = token.isBare && token.value > 0 && token.value < 32 && isMonth(next)
    // 'Jan 12 Feb 15' are amounts of months, 'lun 1 mar 2' of days
    return isDay && !known.has('day', plainWord(next?.text ?? '')) && !isMonth(tokens[at - 1])
      ? { ...token, kind: 'word', value: Number.NaN, isBare: false }
      : token
  })
}

/** '1.240,5' in German and '1,240.5' in English. */
function valueOf([, sign = '', number = '', power = '']: RegExpExecArray, language: ReadingLanguage): number {
  const digits = number.replace(/['’\u00a0\u202f ]/g, '')
  const decimal = decimalMark(digits, language)
  const whole = digits
    .replace(decimal === ',' ? /\./g : /,/g, '')
    .replace(decimal === '' ? /[.,]/g : decimal, decimal === '' ? '' : '.')
  const times = powers.find(([form]) => form.test(power.trim()))?.[1] ?? 1
  return Number(whole) * times * (/[−-]/.test(sign) ? -1 : 1)
}

function decimalMark(digits: string, language: ReadingLanguage): ',' | '.' | '' {
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1) as ',' | '.' | undefined
  if (!last) return '.'
  if (new Set(marks).size > 1) return last
  if (marks.length > 1) return ''
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && last === (language === 'en' ? ',' : '.')
  return isThousands ? '' : last
}
