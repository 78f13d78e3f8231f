import { audienceRows, buttonRows, colorRows, forms, moodRows, sectionRows } from '../data/facts.ts'
import { places, streets } from '../data/names.ts'
import { serviceRows } from '../data/services.ts'
import { type Tongue, tongues } from '../types.ts'
import { drawName, drawPerson } from './names.ts'
import type { Random } from './random.ts'
import type { Trade } from './trades.ts'

/** Everything that a brief may say, drawn once; a phrasing takes from it what it has holes for. */
export type World = {
  trade: Trade
  services: string[]
  prices: { item: string; amount: string }[]
  sections: { words: string; kinds: string[] }[]
  colors: { words: string; css: string }[]
  mood: { words: string; tones: string[] }
  one: Record<
    'name' | 'place' | 'hours' | 'date' | 'person' | 'phone' | 'email' | 'address' | 'button' | 'audience' | 'note',
    string
  >
}

/** Rows with a column for each language after `before` others. */
const columns = (rows: string, tongue: Tongue, before: number) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split('|')
      return { first: cells.slice(0, before), words: cells[before + tongues.indexOf(tongue)] ?? '' }
    })

export function drawWorld(random: Random, tongue: Tongue, trade: Trade): World {
  const own = serviceRows[trade.group]?.[tongue] ?? serviceRows[random.pick(Object.keys(serviceRows))]?.[tongue] ?? ''
  const offered = random.some(own.split(','), 8)
  const split = 4 + random.below(2)
  const person = drawPerson(random, tongue)
  // who writes '12 €' once writes it so every time
  const written = random.pick(forms[tongue].amounts)
  return {
    trade,
    services: offered.slice(0, split),
    prices: offered.slice(split).map((item) => ({ item, amount: form(random, tongue, written) })),
    sections: random
      .some(columns(sectionRows, tongue, 1), 4)
      .map(({ first: [kinds = ''], words }) => ({ words, kinds: kinds.split(',') })),
    colors: random.some(columns(colorRows, tongue, 1), 3).map(({ first: [css = ''], words }) => ({ words, css })),
    mood: random
      .some(columns(moodRows, tongue, 1), 1)
      .map(({ first: [tones = ''], words }) => ({ words, tones: tones.split(',') }))[0] ?? { words: '', tones: [] },
    one: {
      name: drawName(random, tongue),
      place: random.pick(places[tongue]),
      hours: form(random, tongue, random.pick(forms[tongue].hours)),
      date: form(random, tongue, random.pick(forms[tongue].dates)),
      person,
      phone: form(random, tongue, random.pick(forms[tongue].phones)),
      email: mailOf(random, tongue, person),
      address: form(random, tongue, random.pick(streets[tongue])),
      button: random.pick(columns(buttonRows, tongue, 0)).words,
      audience: random.pick(columns(audienceRows, tongue, 0)).words,
      note: form(random, tongue, random.pick(forms[tongue].notes)),
    },
  }
}

function mailOf(random: Random, tongue: Tongue, person: string): string {
  const box = random.pick(['hello', 'info', 'post', plain(person.split(' ')[0] ?? '')])
  return `${box}@${plain(random.pick(places[tongue]))}${random.below(90) + 10}.example`
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase() || 'post'

function form(random: Random, tongue: Tongue, pattern: string): string {
  const { days, short, months } = forms[tongue]
  const first = random.below(4)
  const last = first + 1 + random.below(6 - first)
  const opens = 7 + random.below(5)
  const digits = (count: number) => Array.from({ length: count }, () => random.below(10)).join('')
  const fills: Record<string, () => string> = {
    d: () => days[first] ?? '',
    e: () => days[last] ?? '',
    D: () => short[first] ?? '',
    E: () => short[last] ?? '',
    a: () => String(opens),
    b: () => String(opens + 6 + random.below(5)),
    p: () => String(3 + random.below(6)),
    n: () => String(4 + random.below(24)),
    n1: () => digits(1),
    n2: () => digits(2),
    n3: () => digits(3),
    y: () => String(1890 + random.below(130)),
    m: () => random.pick(months),
    v: () => String(4 + random.below(90)),
  }
  return pattern.replace(/\{(\w+)\}/g, (whole, hole: string) => fills[hole]?.() ?? whole)
}
