import { converter, differenceEuclidean, parse, wcagContrast, blend, formatHex } from 'culori'
import { groundOf } from '#design/direct-edits/contrast.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { type DrawnElement, type DrawnLooks, type DrawnText, properties, type Property } from './drawn-page.ts'
import type { AskedLook } from './wishes.ts'

/** What a claimed change came to. `below`: texts that could be read before; `unknown`: texts over pictures and gradients. */
export type StyleVerdict = { hasEffect: boolean; elsewhere: string[]; below: Below[]; unknown: number }

/** A text that lost its contrast. */
export type Below = { key: Key; words: string; ratio: number }

/** Everything of the target and in it, before and after. */
type Seen = { own: DrawnElement; texts: DrawnText[]; all: DrawnElement[] }

/** Texts with less are hard to find at all. */
const leastContrast = 3

/** @param unstable what differs in two drawings of the same page */
export function verdictOf(
  document: PageDocument,
  key: Key,
  asked: AskedLook,
  [before, after]: readonly [DrawnLooks, DrawnLooks],
  unstable: ReadonlySet<string>,
): StyleVerdict {
  const [was, is] = [seenIn(document, key, before), seenIn(document, key, after)]
  const inside = new Set(insideOf(document, key))
  return {
    hasEffect: was !== null && is !== null && moved(asked, was, is),
    elsewhere: key === 'body' ? [] : elsewhere(inside, before, after, unstable),
    below: belowThree(before, after),
    unknown: [...after.values()].flatMap(({ texts }) => texts).filter((text) => contrastOf(text) === null).length,
  }
}

/** Whether it is so already: such a wish asks for nothing. */
export function isSoAlready(document: PageDocument, key: Key, asked: AskedLook, drawn: DrawnLooks): boolean {
  const seen = seenIn(document, key, drawn)
  const isStep = asked.look === 'lightness' || 'by' in asked
  return seen === null || (!isStep && moved(asked, seen, seen))
}

/** What two drawings of the same page do not agree about: it moves by itself. */
export function unstableIn(first: DrawnLooks, second: DrawnLooks): Set<string> {
  const found = [...first].flatMap(([key, element]) =>
    changed(element, second.get(key)).map((name) => `${key} ${name}`),
  )
  return new Set(found)
}

/** Margins are measured with what is around them. */
const compared = properties.filter((name) => !name.startsWith('margin'))

function changed(one: DrawnElement, other: DrawnElement | undefined): Property[] {
  return other ? compared.filter((name) => one.styles[name] !== other.styles[name]) : [...compared]
}

function elsewhere(inside: ReadonlySet<Key>, before: DrawnLooks, after: DrawnLooks, unstable: ReadonlySet<string>) {
  return [...before].flatMap(([key, element]) => {
    if (inside.has(key)) return []
    const names = changed(element, after.get(key)).filter((name) => !unstable.has(`${key} ${name}`))
    return names.map((name) => `${key} ${name}: ${element.styles[name]} → ${after.get(key)?.styles[name] ?? 'gone'}`)
  })
}

function insideOf(document: PageDocument, key: Key): Key[] {
  const root = document.elements.get(key)
  if (!root) return []
  return [...document.elements.values()].flatMap(({ key, start, end }) =>
    start >= root.start && end <= root.end ? [key] : [],
  )
}

function seenIn(document: PageDocument, key: Key, drawn: DrawnLooks): Seen | null {
  const own = drawn.get(key)
  const keys = insideOf(document, key)
  const all = keys.flatMap((one) => drawn.get(one) ?? [])
  // a button in it is a thing of its own
  const worded = keys.filter((one) => one === key || !/^b\d/.test(one)).flatMap((one) => drawn.get(one) ?? [])
  return own ? { own, all, texts: worded.flatMap(({ texts }) => texts) } : null
}

const pixels = (element: DrawnElement, names: readonly Property[]) =>
  names.reduce((sum, name) => sum + (Number.parseFloat(element.styles[name]) || 0), 0)

const paddings = {
  x: ['padding-left', 'padding-right'],
  y: ['padding-top', 'padding-bottom'],
} as const satisfies Record<string, readonly Property[]>
const room: readonly Property[] = [...paddings.x, ...paddings.y, 'margin-top', 'margin-bottom', 'row-gap', 'column-gap']

function moved(asked: AskedLook, was: Seen, is: Seen): boolean {
  const towards = (by: 1 | -1, now: number, then: number, least: number) => (now - then) * by > least
  switch (asked.look) {
    case 'ink':
      // the tool colours an element, the chat its words: those that have a colour of their own are meant too
      if (asked.own) return isColour(asked.css, is.own.styles.color)
      return most(is.texts, ({ ink }) => isColour(asked.css, ink))
    case 'ground':
      return is.own.styles['background-image'] === 'none' && isColour(asked.css, is.own.styles['background-color'])
    case 'line':
      return isColour(asked.css, is.own.styles['border-top-color'])
    case 'size':
      // a button is its box: with less room in it it is smaller
      if (asked.boxed && towards(asked.by, is.own.height, was.own.height, 0.4)) return true
      return most(is.texts, ({ size }, at) => towards(asked.by, size, was.texts[at]?.size ?? size, 0.4))
    case 'weight':
      return heavy(is) !== heavy(was) && towards(asked.by, heavy(is), heavy(was), 0)
    case 'corners': {
      const corner = ({ own }: Seen) => pixels(own, ['border-top-left-radius', 'border-bottom-right-radius'])
      return towards(asked.by, corner(is), corner(was), 0)
    }
    case 'padding': {
      const roomOf = ({ own, all }: Seen) =>
        (asked.axis ? [own] : all).reduce((sum, one) => sum + pixels(one, asked.axis ? paddings[asked.axis] : room), 0)
      return towards(asked.by, roomOf(is), roomOf(was), 0.4)
    }
    case 'align':
      return alignOf(is.own) === asked.to
    case 'shadow':
      return isRaised(is.own) === asked.has
    case 'border':
      return pixels(is.own, ['border-top-width', 'border-bottom-width']) > 0 === asked.has
    case 'uppercase':
      return holds(is, 'text-transform', 'uppercase')
    case 'italic':
      return holds(is, 'font-style', 'italic')
    case 'underline':
      return most(is.texts, ({ line }) => line.includes('underline'))
    case 'lightness': {
      const [now, then] = [lightness(is), lightness(was)]
      const [ground, before] = [lightness({ ...is, texts: [] }), lightness({ ...was, texts: [] })]
      const isTurned = ground !== null && before !== null && towards(asked.by, ground, before, 0.005)
      return isTurned || (now !== null && (then === null || towards(asked.by, now, then, 0.005)))
    }
  }
}

/** Whether that can be said of most of the words. */
function most(texts: readonly DrawnText[], isSo: (text: DrawnText, at: number) => boolean): boolean {
  const length = (all: readonly DrawnText[]) => all.reduce((sum, { words }) => sum + words.length, 0)
  return texts.length > 0 && length(texts.filter(isSo)) * 2 >= length(texts)
}

/** Utilities leave shadows of nothing behind. */
const isRaised = ({ styles }: DrawnElement) =>
  styles['box-shadow'].split(/,(?![^(]*\))/).some((one) => one !== 'none' && !/rgba\(0, 0, 0, 0\)/.test(one))

const worded = ({ all }: Seen) => all.filter(({ texts }) => texts.length > 0)
const heavy = (seen: Seen) => Math.max(...worded(seen).map((one) => pixels(one, ['font-weight'])))
const holds = (seen: Seen, name: Property, value: string) => worded(seen).some(({ styles }) => styles[name] === value)

function alignOf({ styles }: DrawnElement): string {
  const side = styles['text-align'].replace('-webkit-', '')
  return side === 'start' ? 'left' : side === 'end' ? 'right' : side
}

const toOklch = converter('oklch')
const distance = differenceEuclidean('oklab')

/** As near to what was asked for as a colour can be that has a name, and has to be read. */
function isColour(css: string, drawn: string): boolean {
  const [aim, colour] = [parse(css), parse(drawn)]
  if (!aim || !colour || (colour.alpha ?? 1) < Math.min(0.5, aim.alpha ?? 1)) return false
  if (distance(aim, colour) < 0.1) return true
  const [wanted, made] = [toOklch(aim), toOklch(colour)]
  const gap = Math.abs((((((made.h ?? 0) - (wanted.h ?? 0)) % 360) + 540) % 360) - 180)
  return wanted.c > 0.04 && made.c > 0.04 && gap <= mostTurn
}

/** Hues this many degrees apart go by one name. */
const mostTurn = 30

/** How light it is behind it and its words, on average; null where there are only pictures. */
function lightness({ own, texts }: Seen): number | null {
  const grounds = [own, ...texts].flatMap((one) => groundOf(one.grounds) ?? [])
  const all = grounds.flatMap((ground) => toOklch(ground)?.l ?? [])
  return all.length === 0 ? null : all.reduce((sum, l) => sum + l, 0) / all.length
}

function contrastOf({ ink, grounds }: DrawnText): number | null {
  const ground = groundOf(grounds)
  if (ground === null || !parse(ink)) return null
  return wcagContrast(formatHex(blend([ground, ink])), ground)
}

function belowThree(before: DrawnLooks, after: DrawnLooks): Below[] {
  return [...after].flatMap(([key, { texts }]) =>
    texts.flatMap((text, at) => {
      const then = before.get(key)?.texts[at]
      const ratio = contrastOf(text)
      const was = then ? contrastOf(then) : null
      const isLost = ratio !== null && ratio < leastContrast && was !== null && was >= leastContrast
      return isLost ? [{ key, words: text.words, ratio }] : []
    }),
  )
}
