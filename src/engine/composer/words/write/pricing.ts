import type { AskedSection, Item, SectionContent, Text } from '../../types.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { bare } from '../read/listed-offers.ts'
import { isBilled } from './billed.ts'
import { sumLike } from './sum-like.ts'
import { slotWords } from '../phrases/slots.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import { targetFor } from './links.ts'
import { offerTitles, roomFor, writeSection } from './section.ts'
import { countFor, poolItems } from './pool-items.ts'
import type { Voice } from './voice.ts'

/** A phrase of a language with the name of a plan in it. */
const withName = (phrase: string, name: string) => phrase.replace('{name}', () => name)

/** A plan is chosen by its name; a ticket or a phrase is not. */
function labelFor(voice: Voice, title: string): string {
  const { choose, thisOne } = voiceWords[voice.brief.language].pricing
  const named = withName(choose, title)
  const plan = domainWords(voice.brief.domain).archetype === 'digital' || voice.brief.kind === 'pricing'
  return plan && named.length <= 24 && !/^(?:to|in|for|with|as|from|zum|für|mit) /i.test(title) ? named : thisOne
}

/** Plans and places are taken one by one; of a list of prices nobody takes a row. */
const isChosen = ({ brief }: Voice, plans: readonly Item[]): boolean =>
  ['digital', 'event'].includes(domainWords(brief.domain).archetype) ||
  brief.kind === 'pricing' ||
  plans.some(({ price, unit }) =>
    [price, unit].some((said) => typeof said === 'string' && isBilled(said, brief.language)),
  )

const onlyPrice = /^(?:price|prices|preis|prix|precio|pris|cost|costs|fee|fees)$/i

/** What each plan brings: the product's own functions, more with each step up. */
function pointsOf(voice: Voice, names: readonly Text[], index: number): Text[] {
  const digital = domainWords(voice.brief.domain).archetype === 'digital'
  const { language } = voice.brief
  if (!digital) return []
  const said = voice.brief.offers.flatMap(({ title }) => (typeof title === 'string' ? [title] : []))
  const pool = poolItems(voice, 'features', 8, 0).flatMap(({ title }) => (typeof title === 'string' ? [title] : []))
  const titles = [...new Set([...said, ...pool])].filter((title) => title.length <= 44)
  const before = names[index - 1]
  const share = titles.slice(index === 0 ? 0 : 1 + index * 2, index === 0 ? 3 : 3 + index * 2)
  const own: Text[] = share.length > 0 ? share : [{ placeholder: slotWords[language].included }]
  return [...(typeof before === 'string' ? [withName(voiceWords[language].pricing.everything, before)] : []), ...own]
}

/** 'Free, Pro $12 a month': a plan that is called free costs nothing, written like the prices beside it. */
function withFree(offers: Item[], language: Voice['brief']['language']): Item[] {
  const [model, another] = offers.flatMap(({ price }) => (typeof price === 'string' ? [price] : []))
  const isFree = ({ title, price }: Item) =>
    price === undefined && typeof title === 'string' && lexicon(language).has('free', bare(title))
  // what is paid once has no plan beside it that costs nothing
  if (model === undefined || another === undefined || !isBilled(model, language)) return offers
  return offers.map((item) => (isFree(item) ? { ...item, price: sumLike(model, 0) } : item))
}

/** Money with its sign, in a title. */
const money = /[€$£]|\b(?:eur|euros?|kr|reais|dollars?|pounds?)\b/i

/** 'rates (from 180 € a hectare, at least 3)': a price without a thing is that of what the list is called, and the rest tells of it. */
function pricesInTitles(asked: AskedSection | null): Item[] {
  const items = asked?.items ?? []
  const isPrice = ({ title, price }: Item) => price === undefined && typeof title === 'string' && money.test(title)
  const [first] = items
  if (!asked || !first || !isPrice(first) || items.some(({ price }) => price !== undefined)) return items
  const text = items
    .slice(1)
    .flatMap(({ title }) => (typeof title === 'string' ? [title] : []))
    .join(', ')
  return [{ title: capital(asked.words), price: first.title, ...(text ? { text } : {}) }]
}

/** What was said of a plan, piece by piece; of a single piece it is its text. */
const saidOf = ({ text }: Item): Text[] => {
  const pieces = typeof text === 'string' ? text.split(/[,;] /) : []
  return pieces.length > 1 ? pieces.map(capital) : []
}

/** So many plans a trade knows at most. */
const mostKnown = 8

/** Plans, tickets, price lists. Prices are the request's or wait. */
export function writePricing(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'pricing', asked)
  const { language, facts } = voice.brief
  const [least, most] = roomFor(voice)
  const given = withFree(pricesInTitles(asked).slice(0, most), language)
  const single = given.length === 1 && typeof given[0]?.title === 'string' && onlyPrice.test(given[0].title)
  const pool = poolItems(
    voice,
    'pricing',
    countFor('pricing', asked?.count ?? (given.length || undefined), [least, most]),
    Math.max(least, given.length === 0 ? 2 : 0),
  )
  const known = poolItems(voice, 'pricing', mostKnown, 0)
  // What a trade says of its monthly pass is wrong of anything else.
  const textFor = (item: Item): Pick<Item, 'text'> => {
    const text = known.find((one) => nameOf(one) === nameOf(item))?.text
    return text === undefined ? {} : { text }
  }
  const plans: Item[] =
    given.length === 0
      ? pool
      : given.map((item) => ({
          ...item,
          ...(item.text === undefined ? textFor(item) : {}),
          ...(single ? { title: capital(offerName(voice)) } : {}),
        }))
  // what was given stands alone rather than beside an empty plan
  while (plans.length < Math.min(most, given.length === 0 ? Math.max(least, asked?.count ?? 0) : given.length))
    plans.push({ title: { placeholder: slotWords[language].item }, price: { placeholder: slotWords[language].price } })
  const names = plans.map(({ title }) => title)
  // which of their own prices to take, only the owner can say
  const raised = plans.length === 3 && given.length === 0 ? 1 : -1
  const href =
    voice.brief.domain === 'museum'
      ? undefined
      : targetFor(voice, ['cta', 'booking', 'subscription', 'auth', 'contact', 'newsletter'])
  const free = facts.find((fact) => /\bfree$/i.test(fact))
  const items = plans.map((plan, index): Item => {
    const own = given.length > 0
    const points = own ? saidOf(plan) : pointsOf(voice, names, index)
    return {
      ...plan,
      ...(own && points.length > 0 ? { text: undefined } : {}),
      price: plan.price ?? { placeholder: slotWords[language].price },
      ...(points.length > 0 ? { points } : {}),
      ...(index === raised ? { featured: true, tag: voiceWords[language].pricing.suggestion } : {}),
      ...(href && isChosen(voice, plans) && typeof plan.title === 'string'
        ? { link: { label: labelFor(voice, plan.title), href } }
        : {}),
    }
  })
  return { ...content, items, ...(free && voice.ownWords ? { note: `${capital(free)}.` } : {}) }
}

const nameOf = ({ title }: Item) => (typeof title === 'string' ? title.toLowerCase() : '')

const offerName = (voice: Voice) => voice.brief.brand ?? offerTitles(voice)[0] ?? voice.tokens.trade
