import type { AppReading } from '../../../understanding/apps.ts'
import { appWords } from '../../../understanding/app-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import { headOf, modeOf, stockOf, type ThingMode, type ThingSamples } from '../../../understanding/things.ts'
import { plainWord } from '../../../understanding/tokens.ts'
import type { Brief, Field, Item, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { ui } from '../phrases/ui.ts'
import { capital } from '../read/source.ts'
import { colon } from './colon.ts'
import { exampleCell } from './example-cells.ts'
import { goods } from './samples.ts'
import { sumLike } from './sum-like.ts'

const USUAL = 8
const MOST = 24
const GROUPS = 3
const MOST_FACTS = 5

/** How far each price is between the least and the most, so that neighbours differ. */
const steps = [0.3, 0.75, 0.1, 0.5, 1, 0.2, 0.6, 0]
/** What has no samples and is sold costs about this much. */
const usualPrices: [number, number] = [6, 60]
const LARGE = 1000

/** An amount as people would ask it: whole tens and hundreds where it is large. */
function priceOf([least, most]: readonly [number, number], at: number, language: Brief['language']): string {
  const model = goods[language][0]?.split(' | ')[2] ?? '10.00 €'
  // goods of the same kind cost ten times as many crowns
  const rate = model.includes('kr') ? 10 : 1
  const exact = (least + (most - least) * (steps[at % steps.length] ?? 0)) * rate
  const unit = exact >= LARGE * 100 ? LARGE : exact >= LARGE ? 50 : exact >= 20 ? 1 : 0.5
  const amount = Math.round(exact / unit) * unit
  if (amount < LARGE) return sumLike(model, amount)
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: 'always' }).format(amount)
  return model.replace(/\d[\d.,]*/, () => figure)
}

type Stock = { language: Brief['language']; mode: ThingMode; samples: ThingSamples | null; groups: string[] }

/** 'Mug, 12 €': what it is called, and what it costs where that was said. */
function pricedTitle(said: string): Item {
  const price = /\d[\d.,]{0,9}\s?(?:€|kr|\$|£)$/u.exec(said)
  if (!price || price.index === 0) return { title: capital(said) }
  const title = said
    .slice(0, price.index)
    .trim()
    .replace(/[,:–-]$/u, '')
  return { title: capital(title.trim()), price: price[0] }
}

/** What was listed, with its groups where they were named: nothing is known of it that nobody said. */
const ownItems = (entries: readonly string[], { groups }: Stock): Item[] =>
  entries.slice(0, MOST).map((said, at): Item => {
    const group = groups[at % Math.max(1, groups.length)]
    return { ...pricedTitle(said), ...(group ? { tag: group } : {}) }
  })

/** 'mineral' of a 'mineral catalogue': what its things are called, without the noun for the screen. */
function bareNoun(subject: string, language: Brief['language']): string {
  const { screens, frames } = appWords(language)
  const { has } = wordKinds(language)
  const tokens = phraseTokens(subject)
  const words = tokens.map(({ text }) => plainWord(text))
  const gone = [...screens.find(words), ...frames.find(words)]
  const isGone = (at: number) => gone.some(({ first, last }) => at >= first && at <= last) || has(words[at] ?? '')
  const left = tokens.filter((_, at) => !isGone(at))
  const noun = subject.slice(left[0]?.start ?? 0, left.at(-1)?.end ?? 0)
  return noun.length <= MOST_NOUN ? capital(noun) : ''
}

const wordKinds = (language: Brief['language']) => {
  const known = lexicon(language)
  return { has: (word: string) => known.has('of', word) || known.has('articles', word) || known.has('about', word) }
}

/** Samples of the kind that was asked for; 'Mineral 1' of what nobody has samples of. */
function sampleItems({ language, samples, groups }: Stock, noun: string): Item[] {
  if (groups.length > 0) return groupedItems(groups, samples)
  if (samples) return samples.titles.map(({ title, group }): Item => ({ title, tag: group }))
  const word = noun.length > 0 ? noun : (ui[language].example ?? '')
  const group = appUi[language].group ?? ''
  return Array.from(
    { length: USUAL },
    (_, at): Item => ({ title: `${word} ${at + 1}`, tag: `${group} ${(at % GROUPS) + 1}` }),
  )
}

/** Some of each group that was named: samples of ours where they have such a group, else 'Travel 1'. */
function groupedItems(groups: readonly string[], samples: ThingSamples | null): Item[] {
  const ofGroup = (name: string) =>
    samples?.titles.filter(({ group }) => group.toLowerCase() === name.toLowerCase()).map(({ title }) => title) ?? []
  const rounds = Math.max(1, Math.round(USUAL / groups.length))
  return Array.from({ length: rounds }, (_, at) =>
    groups.map((tag): Item => ({ title: ofGroup(tag)[at] ?? `${tag} ${at + 1}`, tag })),
  ).flat()
}

/** What a button on each card says, by what is done with the things. */
const actions: Partial<Record<ThingMode, string>> = {
  sold: 'add-to-cart',
  booked: 'book-it',
  asked: 'ask-for-it',
  read: 'read-it',
}

const MOST_NOUN = 24

/**
 * Cards of what people browse: what was listed, else samples of its kind, with the facts that were named, and with a cart,
 * a form or a text to read by what is done with them.
 */
export function writeCatalog(content: SectionContent, app: AppReading, brief: Brief): SectionContent {
  const { language } = brief
  const listed = (cue: string) => app.lists.find((list) => list.cue === cue)?.entries
  const asked = { subject: app.subject, context: app.context, request: app.isView ? '' : brief.request, language }
  const [samples, mode] = [stockOf(asked), app.mode ?? modeOf(asked)]
  const stock: Stock = { language, mode, samples, groups: (listed('groups') ?? []).map(capital) }
  const entries = listed('entries')
  const asFields = listed('fields')
  const named = asFields?.filter((label) => headOf(label, language) === null)
  const items = entries ? ownItems(entries, stock) : sampleItems(stock, bareNoun(app.subject, language))
  const fact = !named && !entries && samples ? samples.fact : null
  const labels = (named ?? (fact ? [fact.label] : [])).slice(0, MOST_FACTS).map(capital)
  const isCharged = (mode === 'booked' || mode === 'asked') && samples?.mode === mode && samples.prices !== undefined
  const isPriced =
    mode === 'sold' || isCharged || asFields?.some((label) => headOf(label, language) === 'prices') === true
  const prices = samples?.prices ?? usualPrices
  const per = mode === 'sold' ? undefined : samples?.per
  const action = actions[mode]
  const isForm = mode === 'booked' || mode === 'asked'
  const { note, body, ...rest } = content
  return {
    ...rest,
    ...(isForm ? { note } : {}),
    ...(mode === 'booked' ? { kicker: ui[language].date } : {}),
    ...(mode === 'read' ? { body } : {}),
    submit: action ? appUi[language][action] : undefined,
    fields: labels.map((label, at): Field => ({ name: `f${at + 1}`, label, type: 'text' })),
    items: items.map((item, at): Item => {
      const values = fact
        ? [fact.values[at % fact.values.length] ?? '']
        : labels.map((label) => exampleCell(label, at, language))
      const meta = fact ? `${fact.label}${colon[language]}${values[0]}` : undefined
      return {
        ...item,
        ...(meta ? { meta } : {}),
        ...(isPriced && !item.price ? { price: priceOf(prices, at, language) } : {}),
        ...(isPriced && per ? { unit: appUi[language][`per-${per}`] } : {}),
        ...(labels.length > 0 ? { points: values } : {}),
      }
    }),
  }
}
