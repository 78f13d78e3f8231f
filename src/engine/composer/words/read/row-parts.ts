import { bareAmount, type BlockRow, isAmount } from '../../../understanding/blocks/block.ts'
import { priceRowOf } from '../../../understanding/blocks/price-rows.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { readTokens } from '../../../understanding/tokens.ts'
import type { Language } from '../types.ts'

/** A row of a list in its pieces, '' where it has none: when it is, what it is called, what is said of it, what it costs. */
export type RowParts = {
  when: string
  title: string
  rest: string
  price: string
  /** all that stands behind its label, as it was written */
  behind: string
}

const GAP = /^(.{2,64}?)(?:\s?\.{3,}\s?| {2,}|\t\s*|\s?:\s+|\s+[–—-]\s+)(\S.*)$/su
const BRACKET = /^(.{2,}?)\s*\(([^()]+)\)$/su
const ASIDE = /^(\p{L}[^()]*)\(([^()]*)\)$/su
const YEARS = /^(\d{4}(?:\s?[–-]\s?(?:\d{2,4}|\p{L}+))?)[\s:,]+(\D.*)$/su
const CLOCK =
  /^((?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:h|Uhr|am|pm))(?:\s?[–-]\s?\d[\d:.h]*(?:\s?(?:h|Uhr|am|pm))?)?)[\s:,–-]+(\p{L}.*)$/su

const LONG_TITLE = 24
const LONG_LABEL = 40

const tidy = (text: string) => text.replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')

/** 'hedge trimmer ..... 30 (collect only)', 'party dress by appointment': a row of a list of prices; one that has none is its words alone. */
export function pricedRow({ text, cost }: BlockRow, language: Language): RowParts {
  const read = cost ?? priceRowOf(text, lexicon(language))
  const { name, amount, note } = read ?? { name: text, amount: '', note: '' }
  const [, thing = name, beside = ''] = BRACKET.exec(name) ?? []
  const rest = [beside, note].filter((one) => one !== '').join(', ')
  return { when: '', title: thing, rest, price: amount, behind: '' }
}

/** Reads a row. Its words are in the parts, each once and as they were written. `isPriced`: a number at its end is what it costs. */
export function partsOf({ text, lead = '' }: BlockRow, language: Language, isPriced = false): RowParts {
  const [, thing, amount] = (isPriced ? bareAmount.exec(text) : null) ?? []
  if (thing && amount) return { when: lead, behind: '', ...plainParts(tidy(thing), language), price: amount }
  const timed = CLOCK.exec(text) ?? YEARS.exec(text)
  const when = [lead, timed?.[1] ?? ''].filter((one) => one !== '').join(', ')
  const said = timed?.[2] ?? text
  const [label, body] = halves(said)
  const [, named, aside] = label === '' ? (ASIDE.exec(body) ?? []) : []
  const told = named && aside ? pricedAside(tidy(named), aside) : null
  if (told) return { when, behind: '', ...told }
  // 'First visit – free'
  const isFree = label !== '' && lexicon(language).has('free', body.toLowerCase())
  if (isFree) return { when, behind: '', title: label, rest: '', price: body }
  const prices = readTokens(body).filter(({ kind }) => kind === 'price')
  const behind = label === '' ? '' : body
  if (prices.length === 1) return { when, behind, ...pricedParts(label, body, language) }
  if (label !== '') return { when, behind, title: label, rest: body, price: '' }
  return { when, behind, ...plainParts(said, language), price: '' }
}

/** '20:00 rock night (entry 8 €)' on its day: what it costs is said of it there. */
export function dayParts({ text, lead = '' }: BlockRow, language: Language): RowParts {
  const [, clock = '', said = text] = CLOCK.exec(text) ?? []
  const when = [lead, clock].filter((one) => one !== '').join(', ')
  return { when, behind: '', ...plainParts(said, language), price: '' }
}

/** 'thing: what is said', 'place – when', 'thing ..... 9 €'; ['', text] where nothing parts it. */
function halves(text: string): [label: string, body: string] {
  const [, label = '', body = ''] = GAP.exec(text) ?? []
  return label === '' || /\([^)]*$/.test(label) ? ['', text] : [tidy(label), tidy(body)]
}

/** 'thing (what is said)', 'Role, name'; 'this, that and those' are one. */
function plainParts(text: string, language: Language): Pick<RowParts, 'title' | 'rest'> {
  const [, thing, aside] = BRACKET.exec(text) ?? []
  if (thing && aside) return { title: tidy(thing), rest: tidy(aside) }
  const [first = '', ...others] = piecesOf(text)
  const isJoined = others.some((one) => one.split(' ').some((word) => lexicon(language).has('and', word.toLowerCase())))
  const isSplit = others.length > 0 && !isJoined && first.length <= (others.length > 1 ? LONG_TITLE : LONG_LABEL)
  return isSplit ? { title: first, rest: others.join(', ') } : { title: text, rest: '' }
}

/** Between commas outside of brackets. */
function piecesOf(text: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  // a comma within a number parts nothing
  return pieces
    .reduce<string[]>((all, piece) => {
      const last = all.at(-1)
      if (last !== undefined && /\d$/.test(last) && /^\d/.test(piece)) all[all.length - 1] = `${last},${piece}`
      else all.push(piece)
      return all
    }, [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** 'thing, when, 55 €': the first piece with an amount is what it costs, with the word before it: 'from 380 €'. */
function pricedParts(label: string, body: string, language: Language): Omit<RowParts, 'when' | 'behind'> {
  const pieces = piecesOf(body)
  const at = pieces.findIndex((piece) => readTokens(piece).some(({ kind }) => kind === 'price'))
  // 'delivery: free in town, 14 kr a kilometre elsewhere'
  if (label !== '' && at > 0) return { title: label, rest: body, price: '' }
  const piece = pieces[at] ?? ''
  const token = readTokens(piece).find(({ kind }) => kind === 'price')
  const from = startOfAmount(piece, token?.start ?? 0, language)
  const [before, amount] = [tidy(piece.slice(0, from)), piece.slice(from).trim()]
  const [, whole = amount, aside = ''] = BRACKET.exec(amount) ?? []
  const { cost, behind } = withoutRemark(whole, (token?.end ?? 0) - from)
  const title = label !== '' ? label : at === 0 ? before : (pieces[0] ?? '')
  const others = pieces.filter((_, index) => index !== at && !(label === '' && index === 0))
  const rest = [...(title === before ? [] : [before]), behind, ...others, aside].filter((one) => one !== '')
  // '(from 65 € each)' behind the thing
  if (title === '' || /\([^)]*$/.test(title)) return { ...unclosed(title, cost, rest) }
  return { title, rest: rest.join(', '), price: cost }
}

/** 'Red room (double, sea view, 110 €)': a piece in brackets that is nothing but an amount is what it costs. */
function pricedAside(title: string, aside: string): Pick<RowParts, 'title' | 'rest' | 'price'> | null {
  const pieces = piecesOf(aside)
  const amounts = pieces.filter((piece) => isAmount(piece) && readTokens(piece).some(({ kind }) => kind === 'price'))
  const [price] = amounts
  if (price === undefined || amounts.length > 1) return null
  return { title, rest: pieces.filter((piece) => piece !== price).join(', '), price }
}

/** Where an amount is shown it is short: '35 € + materials' costs 35 €, and the rest is said of it. */
function withoutRemark(amount: string, end: number): { cost: string; behind: string } {
  if (amount.length <= LONG_AMOUNT || end <= 0) return { cost: amount, behind: '' }
  const unit = /^\s?\/\s?\S+/u.exec(amount.slice(end))?.[0].length ?? 0
  return { cost: amount.slice(0, end + unit), behind: amount.slice(end + unit).trim() }
}
const LONG_AMOUNT = 15

const unclosed = (title: string, cost: string, rest: readonly string[]): Omit<RowParts, 'when' | 'behind'> => ({
  title: tidy(title.replace('(', '')) || cost,
  rest: rest.join(', '),
  price: title === '' ? '' : cost.replace(/\)$/, ''),
})

/** Where an amount begins, with 'from', 'up to' and a sign before it. */
function startOfAmount(piece: string, at: number, language: Language): number {
  const before = piece.slice(0, at)
  const isFrom = (words: string) =>
    (['from', 'deadlines'] as const).some((kind) => lexicon(language).has(kind, words.toLowerCase()))
  const sign = /[+±]\s?$/.exec(before)?.[0].length ?? 0
  const rest = before.slice(0, before.length - sign).trimEnd()
  const words = rest.split(' ')
  const [two, one] = [words.slice(-2).join(' '), words.at(-1) ?? '']
  if (isFrom(two)) return rest.length - two.length
  return isFrom(one) ? rest.length - one.length : at - sign
}
