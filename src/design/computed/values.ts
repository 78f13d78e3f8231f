import { formatHex8, parse } from 'culori'
import { membersOf } from '../styles/sheet-blocks.ts'

/** What lengths in a value are measured against, in pixels. */
export type Measures = { em: number; rem: number; percent: number }

const windowSize = { vw: 12.8, vh: 8, svh: 8, dvh: 8, vmin: 8, vmax: 12.8 }

/** A length in pixels; null for what cannot be told without a browser. Sums in `calc()` and choices are reckoned. */
export function pixelsOf(value: string, measures: Measures): number | null {
  const text = value.trim().toLowerCase()
  const choice = /^(?<name>clamp|min|max)\((?<inside>[\s\S]*)\)$/.exec(text)?.groups
  if (choice?.['inside'] !== undefined) {
    const all = choice['inside'].split(',').map((one) => pixelsOf(one.includes(' ') ? `calc(${one})` : one, measures))
    const known = all.flatMap((one) => one ?? [])
    if (known.length < all.length) return null
    const [low = 0, wanted = 0, high = 0] = known
    if (choice['name'] === 'clamp') return Math.max(low, Math.min(wanted, high))
    return choice['name'] === 'min' ? Math.min(...known) : Math.max(...known)
  }
  const sum = /^calc\((?<inside>[^()]*)\)$/.exec(text)?.groups?.['inside']
  if (sum !== undefined) return summed(sum, measures)
  const digits = /^[+-]?[\d.]+/.exec(text)?.[0] ?? ''
  const number = digits === '' ? Number.NaN : Number(digits)
  const unit = text.slice(digits.length)
  if (Number.isNaN(number)) return null
  const per = {
    ...windowSize,
    '': 0,
    px: 1,
    pt: 4 / 3,
    em: measures.em,
    rem: measures.rem,
    '%': measures.percent / 100,
  }
  if (unit === '') return number === 0 ? 0 : null
  return Object.hasOwn(per, unit) ? number * per[unit as keyof typeof per] : null
}

/** Sums and products, as `calc()` has them between spaces. */
function summed(sum: string, measures: Measures): number | null {
  let total = 0
  let sign = 1
  let product: number | null = null
  for (const word of sum.replaceAll('*', ' * ').trim().split(/\s+/)) {
    if (word === '*') continue
    if (word === '+' || word === '-') {
      total += sign * (product ?? 0)
      sign = word === '-' ? -1 : 1
      product = null
      continue
    }
    const worth = /^[\d.]+$/.test(word) ? Number(word) : pixelsOf(word, measures)
    if (worth === null) return null
    product = product === null ? worth : product * worth
  }
  return total + sign * (product ?? 0)
}

/** A colour as '#rrggbbaa'; null for what is none, or what only a browser can mix. */
export function hexColor(value: string): string | null {
  const text = value.trim()
  const mixed = /^color-mix\(in \w+,/i.exec(text)?.[0]
  if (mixed) return sharedColor(text.slice(mixed.length, -1))
  const colour = parse(text)
  return colour ? formatHex8(colour) : null
}

/** A share of a colour, and nothing besides: 'red 50%, transparent'. */
function sharedColor(said: string): string | null {
  const [part = '', nothing = ''] = membersOf(said)
  const share = Number.parseFloat(part.slice(part.lastIndexOf(' ')))
  const colour = parse(part.slice(0, Math.max(0, part.lastIndexOf(' '))).trim())
  if (!colour || nothing !== 'transparent' || Number.isNaN(share)) return null
  return formatHex8({ ...colour, alpha: ((colour.alpha ?? 1) * share) / 100 })
}

/** Words and calls of a value, at its spaces. */
export function wordsOfValue(value: string): string[] {
  return value.match(/(?:[^\s()/]+)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()/]+/g) ?? []
}
