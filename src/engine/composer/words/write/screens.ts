import { colon } from './colon.ts'
import { forLanguages } from '#rules/languages.ts'
import { pattern } from '#rules/pattern.ts'
import type { AskedSection, Field, Item, Link, SectionContent, SectionKind, Text } from '../../types.ts'
import { doors } from '../phrases/auth.ts'
import { slotWords } from '../phrases/slots.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { appUi } from '../phrases/app-ui.ts'
import { isWayIn, joins, resets } from '../read/door.ts'
import { countIn } from '../read/count.ts'
import { capital, lower } from '../read/source.ts'
import { readFields } from './fields.ts'
import { writeGiven, writeMeasures } from './measures.ts'
import { poolItems } from './pool-items.ts'
import { roomFor, writeSection } from './section.ts'
import { sumLike } from './sum-like.ts'
import { deliveryCosts, goods, type Samples, samplesFor } from './samples.ts'
import type { Voice } from './voice.ts'

const cells = (line: string) => line.split(' | ').map((cell) => cell.trim())

const kpi = (line: string): Item => {
  const [title = '', figure = '', tag, text] = cells(line)
  return { title, meta: figure, ...(tag ? { tag } : {}), ...(text ? { text } : {}) }
}
const share = (line: string): Item => {
  const [title = '', amount = '', part = ''] = cells(line)
  return { title, price: amount, meta: part }
}
const row = (line: string): Item => {
  const [title = '', text = '', meta = '', amount = '', tag = ''] = cells(line)
  return { title, text, meta, price: amount, tag }
}

const screenWords = forLanguages((language) => voiceWords[language].screens)

/** Figures, charts and tables of a mock-up, with examples that say they are examples. */
export function writeFigures(
  voice: Voice,
  kind: 'kpis' | 'chart' | 'table',
  asked: AskedSection | null,
): SectionContent {
  const content = writeSection(voice, kind, null)
  const [least, most] = roomFor(voice)
  const { brief } = voice
  if (asked?.drawn) return writeGiven(content, asked, brief)
  if (brief.measures && voice.ownWords)
    return writeMeasures(content, kind, asked, {
      brief,
      room: { least, most },
      series: screenWords[brief.language].series,
    })
  if (kind === 'table' && brief.kind !== 'dashboard' && brief.kind !== 'component')
    return { ...content, headline: named(asked, plainTitle(content.headline), voice), items: emptyRows(brief.language) }
  const samples: Samples = samplesFor(brief)
  const amount = Math.max(least, Math.min(most, asked?.count ?? (kind === 'kpis' ? 4 : 6)))
  if (kind === 'kpis') return { ...content, items: samples.kpis.slice(0, amount).map(kpi) }
  if (kind === 'table')
    return { ...content, headline: named(asked, samples.table, voice), items: samples.rows.slice(0, amount).map(row) }
  // A chart that needs no entries draws series, one that needs them shows shares.
  if (least === 0)
    return {
      ...content,
      headline: named(asked, samples.chart, voice),
      items: screenWords[voice.brief.language].series.slice(0, most).map((title): Item => ({ title })),
    }
  const nth = (least + most) % samples.shares.length
  const shares = samples.shares[nth]?.length ?? 0
  const set = shares >= least ? nth : 0
  return {
    ...content,
    headline: named(asked, samples.sharesHead[set] ?? '', voice),
    items: (samples.shares[set] ?? []).slice(0, amount).map(share),
  }
}

const plainTitle = (title: Text | undefined) => (typeof title === 'string' ? title : '')

/** A table on a page tells of whose page it is, and of no sample goods. */
const emptyRows = (language: Voice['brief']['language']): Item[] =>
  Array.from({ length: 3 }, () => ({ title: { placeholder: slotWords[language].item } }))

const generalName = pattern('i')`
  ^(?:(?:a|the|and|line|bar|pie|area|data|sortable|interactive|simple|monthly|weekly) )*(?:charts?|graphs?|tables?
  |diagrams?)$|^(?:tabelle|diagramm|liniendiagramm|tableau|graphique|tabla|gráfico|tabell|graf)$
`

function named(asked: AskedSection | null, usual: string, voice: Voice): string {
  return asked &&
    voice.ownWords &&
    !generalName.test(asked.words) &&
    asked.words.length <= (voice.limits.headline ?? 40)
    ? capital(asked.words)
    : usual
}

const amountOf = (price: string) => Number(price.replace(/[^\d.,]/g, '').replace(',', '.'))

/** A cart and its sum, with sample goods whose figures add up. */
export function writeCart(voice: Voice, kind: 'cart' | 'summary', asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, kind, null)
  const { language } = voice.brief
  const [least, most] = roomFor(voice)
  const given = asked?.items.filter(({ price }) => typeof price === 'string') ?? []
  const stock = goods[language].map((line): Item => {
    const [title = '', text = '', price = ''] = cells(line)
    return { title, text, price }
  })
  const items =
    given.length > 0
      ? given
      : stock.slice(
          0,
          kind === 'cart' ? Math.max(least, Math.min(most, countIn(voice.brief.request, language) ?? 4)) : 4,
        )
  const prices = items.map(({ price }) => (typeof price === 'string' ? price : '0'))
  const model = prices[0] ?? '0'
  const subtotal = prices.reduce((sum, price) => sum + amountOf(price), 0)
  if (kind === 'cart') return { ...content, items, note: sumLike(model, subtotal) }
  const delivery = deliveryCosts[language]
  const [sub = '', ship = '', promo = '', total = '', none = ''] = screenWords[language].sums
  const sums: Item[] = [
    { title: sub, price: sumLike(model, subtotal) },
    { title: ship, price: sumLike(model, delivery) },
    { title: promo, price: none },
    { title: total, price: sumLike(model, subtotal + delivery), featured: true },
  ]
  return { ...content, items: sums.slice(0, most), primary: { label: content.submit ?? total, href: '#main' } }
}

const providers = ['Google', 'Apple', 'GitHub', 'Facebook', 'Microsoft', 'LinkedIn', 'X'] as const

/** Signing in, with the social accounts that were asked for. */
export function writeAuth(voice: Voice, asked: AskedSection | null): SectionContent {
  const { request, language } = voice.brief
  const wayIn = isWayIn(request)
  const door = wayIn
    ? null
    : resets.test(request)
      ? doors[language].reset
      : joins.test(request)
        ? doors[language].join
        : null
  const usual = writeSection(voice, 'auth', null)
  const content: SectionContent = door
    ? {
        ...usual,
        headline: door.head,
        lead: door.lead,
        submit: door.submit,
        note: door.note,
        fields: readFields(door.fields, language, { offers: [], plans: [] }),
      }
    : usual
  const named = providers.filter((name) => new RegExp(`\\b${name}\\b`, name === 'X' ? '' : 'i').test(request))
  const social =
    named.length > 0
      ? named
      : /\bsocial\b|oauth|sozial|social/i.test(request) || asked?.words.includes('social')
        ? providers.slice(0, 3)
        : []
  // 'Continue with Google' says it in the person's own words
  const said = (name: string) => voice.brief.quoted.find((text) => text.toLowerCase().includes(name.toLowerCase()))
  const ways = social.map((name) => said(name) ?? name)
  const further = voice.brief.door?.further ?? []
  const isSaid = further.some((label) => resets.test(label))
  const forgotten = wayIn && !isSaid && resets.test(request) ? [doors[language].reset.head] : []
  const links = [...ways, ...further, ...forgotten].map((label): Link => ({ label, href: '#main' }))
  return {
    ...asWished(content, voice.brief),
    links,
    items: links.map((link) => ({ title: link.label, link })),
  }
}

/** With the fields that were named for a way in, and without what was not wanted there. */
function asWished(content: SectionContent, { door, language }: Voice['brief']): SectionContent {
  if (!door) return content
  const { fields, peek, isClosed, notes, about } = door
  const usual =
    fields.length === 0
      ? content.fields
      : [
          ...readFields(fields, language, { offers: [], plans: [] }),
          ...content.fields.filter(({ type }) => type === 'checkbox'),
        ]
  const label = peek?.label ?? appUi[language]['show-password'] ?? ''
  const shown: Field = { name: 'show-password', label, type: 'checkbox' }
  const at = usual.findIndex(({ type }) => type === 'password') + 1
  return {
    ...content,
    ...(about ? { lead: `${about}.` } : {}),
    ...(isClosed || notes.length > 0 ? { note: notes.map((note) => `${capital(note)}.`).join(' ') || undefined } : {}),
    fields: peek && at > 0 ? [...usual.slice(0, at), shown, ...usual.slice(at)] : usual,
  }
}

/** The search above a list on a site, where there is no period to choose. */
function finder({ brief: { language } }: Voice): Partial<SectionContent> {
  const [headline = '', submit = '', sort = ''] = screenWords[language].finder
  return {
    headline,
    lead: undefined,
    submit,
    fields: readFields(['search', sort], language, { offers: [], plans: [] }),
  }
}

/** Words for who sells, not for what is sold. */
const seller = pattern('i')`
  (?:shops?|stores?|markets?|pages?|products?|e-?commerce|websites?|sites?|brands?|company|business|ery|studio
  |café|cafe|bar|restaurant|agency|firm|club|service|farm|clinic|salon|gym|school|makers?|platform|app|software
  |laden|geschäft|seite|produkte?|ei)$
`

/** What the request itself calls the thing: 'a handmade leather backpack'. */
function thingOnSale({ brief, ownWords }: Voice): string | undefined {
  const { brand, trade } = brief
  return !brand && ownWords && trade.length > 2 && trade.length <= 40 && !seller.test(trade)
    ? capital(trade)
    : undefined
}

/** One thing to buy: its name, its price, its choices. */
export function writeProduct(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'product', null)
  const { brief, tokens } = voice
  const price = asked?.items.find((item) => item.price)?.price ??
    brief.offers.find((offer) => offer.price)?.price ?? { placeholder: slotWords[brief.language].price }
  const choices = asked?.items.filter((item) => !item.price).map(({ title }) => title) ?? []
  const wantsColour = /colou?r|farb|couleur|color|farge/i.test(
    brief.request.replace(/(?:background|component|element)[^.]*/gi, ''),
  )
  const points =
    choices.length > 0
      ? choices
      : wantsColour
        ? screenWords[brief.language].colours.map((placeholder) => ({ placeholder }))
        : []
  const kicker =
    brief.brand && tokens.trade && !brief.brand.toLowerCase().includes(tokens.trade.toLowerCase())
      ? capital(tokens.trade)
      : undefined
  const said = thingOnSale(voice)
  const example = brief.brand || said ? undefined : poolItems(voice, 'products', 6, 0)[0]
  const name = said ?? (typeof example?.title === 'string' ? example.title : tokens.brand)
  const about = typeof example?.text === 'string' ? { lead: example.text } : {}
  return {
    ...content,
    ...about,
    ...(kicker && kicker.length <= 40 ? { kicker } : {}),
    headline: name,
    items: [{ title: name, price, ...(points.length > 0 ? { points } : {}) }],
  }
}

/** Above the figures: what page it is, and that they are examples. */
export function writeToolbar(voice: Voice, asked: AskedSection | null, kind: SectionKind): SectionContent {
  const content = writeSection(voice, kind, null)
  if (kind === 'toolbar' && voice.brief.kind !== 'dashboard') return { ...content, ...finder(voice) }
  const title =
    voice.brief.kind === 'dashboard' && kind === 'toolbar' && typeof content.headline === 'string'
      ? `${voice.tokens.brand}${colon[voice.brief.language]}${lower(content.headline, voice.brief.language)}`
      : content.headline
  const { figures, sections, place, brand, trade, behaviours } = voice.brief
  // a period is chosen where that was asked for, and where the figures are examples
  const isFiltered = asked !== null || (behaviours ?? []).some((one) => one === 'filter' || one === 'sort')
  const isGiven = figures !== undefined && sections.every(({ drawn }) => drawn !== undefined)
  const about = [brand ? capital(trade) : '', place ?? ''].filter(Boolean).join(' · ')
  const fits = typeof title === 'string' && title.length <= (voice.limits.headline ?? 40)
  return {
    ...content,
    // figures that were given are no examples
    ...(figures ? { lead: about || undefined } : {}),
    ...(isGiven ? { note: undefined } : {}),
    ...(figures && !isFiltered ? { fields: [] } : {}),
    headline: fits ? title : content.headline,
    ...(asked && asked.items.length > 0 ? { items: asked.items } : {}),
  }
}
