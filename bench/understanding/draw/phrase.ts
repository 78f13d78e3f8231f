import { deeds } from '../data/deeds.ts'
import type { DrawnFact, Tongue } from '../types.ts'
import type { World } from './facts.ts'
import type { Random } from './random.ts'
import { withArticle } from './trades.ts'

type Piece = { text: string; facts: DrawnFact[] }

const ands: Record<Tongue, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', no: 'og', it: 'e', pt: 'e' }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An optional part stands in so many of the requests. */
const optional = 0.6

/** Fills the holes of a phrasing: the request, and the facts that are really in it. */
export function phrase(random: Random, tongue: Tongue, world: World, other: World, pattern: string): Piece {
  const chosen = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) => (random.chance(optional) ? part : ''))
  const fill = filler(random, tongue, world, other)
  const facts: DrawnFact[] = []
  // '{v1|Tickets}': an amount of something that the way of phrasing names itself
  const holes = /\{([A-Za-z]+)(\d?)(@?)(?:\|(\w+))?\}/g
  const text = chosen.replace(holes, (_, hole: string, number: string, foreign: string, item?: string) => {
    const piece = fill(hole, number === '' ? 0 : Number(number), foreign !== '')
    facts.push(...piece.facts.map((fact) => (item ? { ...fact, item } : fact)))
    return piece.text
  })
  return { text, facts }
}

/** Lists take what single holes have left over, so that nothing is said twice. */
function filler(random: Random, tongue: Tongue, world: World, other: World) {
  const between = random.pick([' ', ' ', ': ', ' – '])
  const services = [...world.services]
  const foreign = [...other.services]
  const prices = [...world.prices]
  const sections = [...world.sections]
  const colors = [...world.colors]
  const joined = (words: string[]) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${ands[tongue]} ${words.at(-1) ?? ''}`
  const lines = (words: string[]) => words.map((word) => `- ${word}`).join('\n')
  const trade = (text: string): Piece => ({
    text,
    facts: [{ kind: 'trade', words: world.trade.words, allowed: world.trade.allowed }],
  })
  const service = (words: string[], text: string): Piece => ({
    text,
    facts: words.map((word) => ({ kind: 'service', words: word })),
  })
  const section = (all: World['sections'], text: string): Piece => ({
    text,
    facts: all.map(({ words, kinds }) => ({ kind: 'section', words, allowed: kinds })),
  })
  const price = (all: World['prices'], text: string): Piece => ({
    text,
    facts: all.map(({ item, amount }) => ({ kind: 'price', words: amount, item })),
  })
  const color = (all: World['colors'], text: string): Piece => ({
    text,
    facts: all.map(({ words, css }) => ({ kind: 'colour', words, css })),
  })
  const priced = ({ item, amount }: World['prices'][number]) => `${item}${between}${amount}`
  const { doers, we, it } = deeds[tongue]
  // drawn where they stand, so that other ways of phrasing keep what they drew
  let done: string[] | null = null
  const doneBy = () => random.some(we, 2).map((what) => `${random.pick(doers)} ${what}`)
  const deed = (words: string): Piece => ({ text: words, facts: [{ kind: 'deed', words }] })
  const several = <T>(left: T[], least: number, most: number) => left.splice(0, least + random.below(most - least + 1))

  return function fill(hole: string, number: number, isForeign: boolean): Piece {
    const offered = isForeign ? foreign : services
    const nth = world.prices[number - 1]
    switch (hole) {
      case 'trade':
        return trade(world.trade.words)
      case 'Trade':
        return trade(capital(world.trade.words))
      case 'Our':
        return trade(capital(withArticle(world.trade, tongue, 'our')))
      case 'a':
      case 'acc':
      case 'our':
      case 'ouracc':
        return trade(withArticle(world.trade, tongue, hole))
      case 'services': {
        const some = several(offered, 2, 3)
        return service(some, joined(some))
      }
      case 's': {
        const one = several(offered, 1, 1)
        return service(one, one.join(''))
      }
      case 'servicelist': {
        const some = several(offered, 2, 4)
        return service(some, some.join(', '))
      }
      case 'servicelines': {
        const some = several(offered, 3, 4)
        return service(some, lines(some))
      }
      case 'Item':
      case 'i':
        // the amount, wherever it stands, tells the price
        return { text: hole === 'Item' ? capital(nth?.item ?? '') : (nth?.item ?? ''), facts: [] }
      case 'v':
        return nth ? price([nth], nth.amount) : { text: '', facts: [] }
      case 'prices': {
        const some = several(prices, 2, 3)
        return price(some, some.map(priced).join(', '))
      }
      case 'pricelines': {
        const some = several(prices, 2, 3)
        return price(some, lines(some.map(priced)))
      }
      case 'x': {
        const one = sections.splice(0, 1)
        return section(one, one.map(({ words }) => words).join(''))
      }
      case 'sections': {
        const some = several(sections, 2, 3)
        return section(some, joined(some.map(({ words }) => words)))
      }
      case 'sectionlist': {
        const some = several(sections, 2, 3)
        return section(some, some.map(({ words }) => words).join(', '))
      }
      case 'sectionlines': {
        const some = several(sections, 2, 3)
        return section(some, lines(some.map(({ words }) => words)))
      }
      case 'c': {
        const one = colors.splice(0, 1)
        return color(one, one.map(({ words }) => words).join(''))
      }
      case 'colours': {
        const some = colors.splice(0, 2)
        return color(some, joined(some.map(({ words }) => words)))
      }
      case 'Deed':
        done ??= doneBy()
        return deed(capital(done[number - 1] ?? ''))
      case 'does':
        return deed(random.pick(it))
      case 'mood':
        return { text: world.mood.words, facts: [{ kind: 'mood', words: world.mood.words, allowed: world.mood.tones }] }
      default: {
        const kind = hole as keyof World['one']
        const words = (isForeign ? other : world).one[kind]
        if (words === undefined) throw new Error(`No fact fills {${hole}}.`)
        return { text: words, facts: [{ kind, words }] }
      }
    }
  }
}
