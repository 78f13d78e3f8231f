import type { Operation } from '#design/types.ts'
import { isLeaf, type OpenPage, partsIn, type Part, around } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { readOrdinal } from '../ordinal.ts'
import { findTarget, unfound } from '../targets.ts'
import { exchangeWords } from '../words-in.ts'
import type { Language } from '../../words/types.ts'
import { priceOf } from '../examples.ts'

const currency = '(?:€|\\$|£|¥|kr\\.?|EUR|USD|GBP|NOK|SEK|DKK|CHF|euros?|dollars?|pounds?|kroner)'
const amount = `(?:${currency} ?\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})?(?: ?${currency})?)`
const withSign = `(?:${currency} ?\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})? ?${currency})`
const whole = new RegExp(`^(?:(?:from|ab|fra|desde) )?${amount}(?: ?(?:/|per|pro|a|je|par|al) ?[\\p{L}]+)?$`, 'iu')
const inside = new RegExp(`${currency} ?\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})? ?${currency}`, 'iu')

/** True for a text that is a price and nothing else. */
export const isPrice = (text: string) => whole.test(text.trim()) && /\d/.test(text)

/** 'The price of X is 12 €', 'X costs 12 €', 'change the price of the second plan to $29'. */
export const readPrice: IntentReader = (clause) => {
  const price = `(?<price>⟦\\d+⟧|${amount}(?: ?(?:/|per|a|pro) ?[a-z]+)?|free|for free|on request)`
  const groups = fit(
    clause.words,
    new RegExp(`^(?:change|set|update|make|raise|lower|put) (?<target>(?:the )?price) (?:to|at|be) ${price}$`, 'i'),
    new RegExp(
      `^(?:the |our )?(?:price|cost) (?:of|for) (?<target>.+?) (?:is|are|should be|shall be|must be|to be|costs?|:|=)(?: now)? ${price}$`,
      'i',
    ),
    new RegExp(
      '^(?:change|set|update|make|put|raise|lower|increase|reduce|correct|adjust|have) (?:the )?(?:price|cost) (?:of|' +
        `for|on) (?<target>.+?) (?:to|as|at|be|down to|up to) ${price}$`,
      'i',
    ),
    new RegExp(
      `^(?:change|set|update|make|raise|lower|put) (?<target>.+?)(?:'s|’s)? (?:price|cost) (?:to|at|be) ${price}$`,
      'i',
    ),
    new RegExp(`^(?:make|let) (?<target>.+?) (?:cost )${price}$`, 'i'),
    new RegExp(`^(?<target>.+?)(?:'s|’s)? price (?:is|should be|to) (?:now )?${price}$`, 'i'),
    new RegExp(
      `^(?<target>.+?) (?:now )?(?:costs?|should cost|is now|are now|must cost|goes for|sells for)(?: now| only)? ${price}(?: now)?$`,
      'i',
    ),
    new RegExp(`^(?<target>.+?) (?:is|are) ${price} now$`, 'i'),
    new RegExp(
      `^(?:i |we )?(?:(?:have )?(?:raised|lowered|increased|reduced|changed|dropped|put up)) (?:the )?price (?:of|for) (?<target>.+?) to ${price}$`,
      'i',
    ),
    new RegExp(`^(?<target>.+?) (?:is|are|costs?) (?:now )?${price},? (?:and )?not .+$`, 'i'),
    // 'change drop-in to 200 kr': only what is sold has a price, a headline is words
    new RegExp(
      '^(?:change|set|raise|lower|drop|increase|reduce|put) (?!.*(?:headline|heading|title|subtitle|text|button|label|' +
        `tagline|slogan|link)\\b)(?<target>[^⟦]+?) (?:from .+ )?to (?<price>${withSign}(?: ?(?:/|per|a|pro) ?[a-z]+)?)$`,
      'i',
    ),
  )
  if (!groups) return null
  const target = targetOf(clause, groups('target')).replace(/^(?:an?|one) /i, '')
  const said = clause.text(groups('price')).replace(/^for /i, '')
  return (scene) => setPrice(scene, target, said)
}

function setPrice(scene: Scene, target: string, price: string): EditOutcome {
  const { page } = scene
  const priced = pricedThings(page)
  // 'the first price'
  const { words, index } = readOrdinal(`${target} price`)
  const nth = index === null || words !== 'price' ? undefined : priced.at(index)
  const [only, ...more] = priced
  const called = priced.find(({ name }) => name.text.toLowerCase() === target.replaceAll('"', '').toLowerCase())
  const one = nth ?? called ?? (target === 'price' && more.length === 0 ? only : undefined)
  const named = one ? { found: [one.name] } : target === 'price' ? { missing: target } : findTarget(scene, target)
  if ('question' in named) return unfound(named, target)
  const part = 'found' in named ? named.found[0] : undefined
  const holder = one?.price ?? (part && priceNear(page, part))
  if (!holder) {
    const choices = [...new Set(priced.map(({ name }) => name.text.slice(0, 60)))].slice(0, 4)
    if (choices.length < 2) return problem('unfound', `price of ${target}`)
    const chips = (language: Language) => choices.map((name) => priceOf(name, price, language))
    return { question: { say: 'which', what: target }, choices, about: target, chips }
  }
  return done(repricing(page, holder, price), 'priced', target, inCurrency(holder, price))
}

/** The price of what is called so; undefined where nothing is, or it has none. */
export function priceCalled(page: OpenPage, name: string): Part | undefined {
  const bare = name.toLowerCase()
  return pricedThings(page).find((one) => one.name.text.toLowerCase() === bare)?.price
}

/** The price of a part, or beside it. */
export const priceOfPart = (page: OpenPage, part: Part): Part | null => priceNear(page, part)

/** A price as it will be shown. */
export const inCurrency = (holder: Part, price: string): string =>
  /^\d/.test(price) && !new RegExp(currency, 'i').test(price) ? withCurrency(holder.text, price) : price

/** Another price where one stands, with the words around it as they were. */
export function repricing(page: OpenPage, holder: Part, price: string): Operation[] {
  const bare = inCurrency(holder, price)
  const old = inside.exec(holder.text)?.[0]
  const operations =
    old && !waiting.test(holder.text)
      ? exchangeWords(page, holder, old, bare.replace(/ ?(?:\/|per|a|pro) ?[a-z]+$/i, ''))
      : []
  return operations.length > 0 ? operations : [{ do: 'text', k: holder.key, text: bare }]
}

const hasCurrency = new RegExp(currency, 'i')
const waiting = /price|preis|prix|precio|pris/i

const isName = ({ tag, text }: Part) => /^(?:h[3-6]|dt|th)$/.test(tag) && text !== '' && text.length <= 60

/** Everything that has a price of its own, or waits for one, from top to bottom, with what it is called by. */
function pricedThings(page: OpenPage): { name: Part; price: Part }[] {
  return page.parts.filter(isName).flatMap((name) => {
    const own = around(page, name).filter((box) => partsIn(page, box).filter(isName).length === 1)
    const [price] = own.flatMap((box) => priceIn(page, box) ?? [])
    return price && price.key !== name.key ? [{ name, price }] : []
  })
}

/** A bare number takes the currency that stands there. */
function withCurrency(old: string, number: string): string {
  const before = new RegExp(`(${currency}) ?\\d`, 'i').exec(old)?.[1]
  const after = new RegExp(`\\d( ?${currency})`, 'i').exec(old)?.[1]
  return before ? `${before}${number}` : after ? `${number}${after}` : number
}

/** The price in the smallest box that holds the name and one. */
function priceNear(page: OpenPage, named: Part): Part | null {
  for (const box of [named, ...around(page, named)]) {
    if (
      box.tag === 'body' ||
      box.tag === 'main' ||
      page.sections.some(({ key }) => key === box.key && key !== named.key)
    )
      return null
    const price = priceIn(page, box)
    if (price) return price
  }
  return null
}

function priceIn(page: OpenPage, box: Part): Part | null {
  const leaves = [box, ...partsIn(page, box)].filter((part) => isLeaf(page, part))
  // 'the 2' of a numbered list is no price where one stands beside it
  const price =
    leaves.find((part) => isPrice(part.text) && hasCurrency.test(part.text)) ??
    // 'Add price'; a heading that speaks of prices waits for none
    leaves.find((part) => waiting.test(part.text) && part.text.length < 40 && !/^h[1-6]$/.test(part.tag)) ??
    leaves.find((part) => isPrice(part.text))
  if (price) return price
  // '$29 <span>/month</span>': the words stand beside another element
  const mixed = partsIn(page, box).filter((part) => inside.test(part.text) && part.text.length < 30)
  return mixed.at(-1) ?? null
}
