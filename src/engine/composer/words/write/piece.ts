import { partsThere } from '../../../understanding/apps.ts'
import { isOnButton } from '../../quoted-words.ts'
import { pattern } from '#rules/pattern.ts'
import { componentKinds } from '../../grammar.ts'
import { drawingOf } from '../../drawings.ts'
import type { AskedSection, Brief, Item, Link, SectionContent, SectionKind, Text } from '../../types.ts'
import { sectionLabels } from '../../section-labels.ts'
import { domainWords } from '../read/domain.ts'
import { slotWords } from '../phrases/slots.ts'
import { ui } from '../phrases/ui.ts'
import { pieces } from '../phrases/pieces.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { askedFields } from '../read/asked-fields.ts'
import { countIn } from '../read/count.ts'
import { capital } from '../read/source.ts'
import type { SectionText } from '../types.ts'
import { writeAlone } from './alone/write-alone.ts'
import { withNouns } from './app.ts'
import { readFields } from './fields.ts'
import { withDoors } from './doors.ts'
import { readItem } from './read-item.ts'
import { withSteps } from './step-form.ts'
import { writeVoices } from './voices.ts'
import { withYears } from './yearly.ts'
import { asText, roomFor, writeSection } from './section.ts'
import { shorten, type Voice } from './voice.ts'

const link = (label: string): Link => ({ label, href: '#main' })

/** Pieces whose points make a column of their own, so that what was listed goes there. */
const lists = new Set(['product-card', 'card', 'recipe-card', 'profile'])
/** Pieces in which others speak. */
const voiced = new Set(['quote', 'testimonials'])
/** Components whose wording is that of a section of a page. */
const alike = (component: string): SectionKind | undefined => componentKinds[component]

/** A single component or the screen of an app: its own words, with what the request lists and counts. */
export function writePiece(voice: Voice, asked: AskedSection | null): SectionContent {
  const { brief, limits } = voice
  if (brief.alone) return writeAlone(brief.alone, brief)
  const name = brief.component ?? ''
  const drawing = drawingOf(brief)
  // what is drawn in a way of its own may have words of its own
  const piece = pieceOf(brief, pieces[brief.language][drawing] ? drawing : name)
  if (drawing === 'voices') return writeVoices(brief)
  if (!piece) return writeSection(voice, alike(name) ?? 'services', asked)
  const label = brief.quoted.find((text) => isOnButton(text, brief.request))
  const quoted = brief.quoted.find((text) => text.length <= (limits.headline ?? 60) && text !== label)
  const fields = fieldsOf(voice, piece)
  // nobody signs in at a museum
  const isNavigation = piece.links !== undefined && isOfTrade(brief)
  const content: SectionContent = {
    headline: quoted ? capital(quoted) : (saidOf(brief) ?? asText(piece.head) ?? voice.tokens.brand),
    ...(piece.lead ? { lead: short(piece.lead, limits.lead) } : {}),
    ...(piece.kicker ? { kicker: asText(piece.kicker) } : {}),
    ...(piece.note ? { note: asText(piece.note) } : {}),
    ...(piece.body ? { body: [...piece.body] } : {}),
    ...(piece.primary && !isNavigation ? { primary: link(piece.primary) } : {}),
    ...(piece.secondary && !isNavigation ? { secondary: link(piece.secondary) } : {}),
    ...(piece.links ? { links: (namedLinks(brief.request) ?? placesOf(brief, piece.links.split('|'))).map(link) } : {}),
    ...(piece.submit ? { submit: label ?? piece.submit } : {}),
    items: itemsOf(voice, piece, asked),
    fields,
  }
  if (name === 'step-form') return withSteps(content, piece, brief)
  if (name === 'doors') return withDoors(content, piece, brief)
  if (name === 'cookie-notice') return withOwnButtons(content, brief)
  if (drawing === 'pricing-table') return withYears(content, brief)
  return withNouns(drawing === 'plan-cards' ? withOwnPlans(content, brief) : content, brief)
}

/** 'boutons refuser / accepter': what the buttons say, where that was told. */
function withOwnButtons(content: SectionContent, { request, language }: Brief): SectionContent {
  const said = (answer: string) => {
    const [span] = partsThere(request, language, `cookie-notice-${answer}`)
    return span && capital(request.slice(span.start, span.end))
  }
  const [yes, no] = [said('yes'), said('no')]
  return { ...content, ...(yes ? { submit: yes } : {}), ...(no ? { note: no } : {}) }
}

/** Plans with their own prices: nothing is said of months and years, and each is chosen by its name. */
function withOwnPlans(content: SectionContent, { language }: Brief): SectionContent {
  const { choose: phrase, thisOne } = voiceWords[language].pricing
  const labelOf = (title: Text) => {
    const named = typeof title === 'string' ? phrase.replace('{name}', () => title) : thisOne
    return named.length <= LONGEST_LABEL ? named : thisOne
  }
  return {
    ...content,
    lead: undefined,
    headline: sectionLabels[language].pricing,
    items: content.items.map((item) => ({ ...item, link: link(labelOf(item.title)) })),
  }
}
const LONGEST_LABEL = 24

/** The words of a piece; a shopping list has its own among the lists of tasks. */
export function pieceOf({ app, language }: Brief, name: string): SectionText | undefined {
  const all = pieces[language]
  if (app?.game) return all[`game-${app.game.name}`]
  return (app?.tasks && all[`${name}-${app.tasks}`]) ?? all[name]
}

const short = (text: string, most: number | undefined): Text | undefined =>
  text.startsWith('?') || most === undefined ? asText(text) : shorten(text, most)

/** Pieces that say something to whoever came there by chance. */
const telling = new Set(['not-found', 'thank-you'])

/** '404 page for a railway shop, THE TRAIN TOOK THE WRONG POINTS': what it says, where that was told. */
const saidOf = ({ component, stated = [] }: Brief): string | undefined => {
  const said = telling.has(component ?? '') ? stated.find(({ id }) => id === 'sentence' || id === 'note') : undefined
  return said && capital(said.text)
}

/** Whose trade is named, and sells no software: it has no plans to sign up for and no functions. */
const isOfTrade = ({ trade, domain }: Brief) => trade !== '' && domainWords(domain).archetype !== 'digital'

/** Where a bar of navigation leads: home, and to what pages of its trade have. */
function placesOf(brief: Brief, usual: readonly string[]): readonly string[] {
  if (!isOfTrade(brief)) return usual
  const sections = domainWords(brief.domain)
    .sections.filter((kind) => kind !== 'contact')
    .slice(0, usual.length - 2)
  const labels = sectionLabels[brief.language]
  return [usual[0] ?? '', ...sections.map((kind) => labels[kind]), usual.at(-1) ?? '']
}

/** 'links to Menu, Hours and Contact' names them. */
function namedLinks(request: string): string[] | undefined {
  const list = pattern('u')`
    \b(?:links?(?: to| for)?|items|entries|mit den punkten|liens)\b:? ((?:\p{Lu}[\p{L} ]{1,18}
    (?:, (?:and |und |et |y |og )?| and | und | et | y | og )){1,6}\p{Lu}[\p{L} ]{1,18})
  `.exec(request)?.[1]
  const names = list?.split(/, (?:and |und |et |y |og )?| and | und | et | y | og /).map((name) => name.trim())
  return names && names.length > 1 ? names : undefined
}

function fieldsOf({ brief }: Voice, piece: SectionText) {
  const { fields: listed = [] } = brief
  const known =
    brief.component === 'form' || brief.component === 'step-form' ? askedFields(brief.request, brief.language) : []
  const own = known.length >= listed.length ? known : listed
  return readFields(own.length > 1 ? own : (piece.fields ?? []), brief.language, { offers: [], plans: [] })
}

function itemsOf(voice: Voice, piece: SectionText, asked: AskedSection | null): Item[] {
  const { brief } = voice
  const { item, 'item-text': text } = slotWords[brief.language]
  if (brief.component === 'footer' && isOfTrade(brief)) return footerColumns(brief)
  const isWaiting = brief.component === 'pricing-table' && isOfTrade(brief)
  const usual = (piece.items ?? [])
    .map(readItem)
    // what such a plan holds, only its owner knows
    .map((one) => (isWaiting ? { ...one, text: { placeholder: text }, points: [{ placeholder: item }] } : one))
  const listed = voiced.has(brief.component ?? '') && brief.voices?.length ? brief.voices : contentOf(asked, brief)
  const [least, most] = roomFor(voice)
  if (listed.length > 0) return given(listed, usual, brief.component ?? '').slice(0, most)
  const wanted = brief.kind === 'screen' ? usual.length : countIn(brief.request, brief.language)
  const count = Math.min(
    most,
    Math.max(least, wanted ?? Math.min(usual.length, usualCount[brief.component ?? ''] ?? 6)),
  )
  return Array.from({ length: count }, (_, index): Item => usual[index] ?? { title: { placeholder: item } })
}

/** 'Four steps and you are done' */
const usualCount: Readonly<Record<string, number>> = { steps: 4 }

/** So many pages a foot names. */
const MOST_PAGES = 4

/** The foot of whoever sells no software: what pages of the trade have, when it is open, and how one reaches it. */
function footerColumns({ language, domain, contact }: Brief): Item[] {
  const labels = sectionLabels[language]
  const { hours: whenOpen, address: where, email: mail } = slotWords[language]
  const { hours, address, phone, email } = contact
  const reach: Text[] = [address, phone, email].filter((given) => given !== undefined)
  const pages = domainWords(domain).sections.filter((kind) => kind !== 'contact' && kind !== 'hours')
  return [
    { title: ui[language].pages ?? labels.about, points: pages.slice(0, MOST_PAGES).map((kind) => labels[kind]) },
    { title: labels.hours, points: hours ?? [{ placeholder: whenOpen }] },
    { title: labels.contact, points: reach.length > 0 ? reach : [{ placeholder: where }, { placeholder: mail }] },
  ]
}

/** Parts that the drawing has anyway, and ways it should work: they are no content of it. */
const partOfIt = pattern('i')`
  \b(?:sort|pagin|filter|search|switch|toggle|hover|icons?|logo|links?|buttons?|image|picture|photo|avatar|title
  |heading|headline|description|price|rating|newsletter|columns?|rows?|labels?|fields?|monthly|yearly|shadow
  |rounded|animation|responsive|close|confirm|cancel|drag|drop|sidebar|tabs?|inputs?|text|name|e-?mail|message
  |password|phone|date|tooltip)
`

/** What was listed for a piece, when it is its content and not its parts. A screen shows examples of its own. */
function contentOf(asked: AskedSection | null, { kind, component }: Brief): readonly Item[] {
  if (kind === 'screen') return []
  const items = (asked?.items ?? []).filter(
    ({ title, price }) => price !== undefined || (typeof title === 'string' && !partOfIt.test(title)),
  )
  return items.length > 1 || lists.has(component ?? '') ? items : []
}

/** What the person listed, with the form of our own examples around it. */
function given(listed: readonly Item[], usual: readonly Item[], component: string): Item[] {
  const [first] = usual
  if (lists.has(component) && first) return [{ ...first, ...listed[0] }]
  return listed.map((item, index) => ({
    ...item,
    ...(usual[index]?.featured ? { featured: true } : {}),
    ...(usual[index]?.link ? { link: usual[index].link } : {}),
    ...(component === 'pricing-table' && !item.tag
      ? { tag: usual[index]?.tag ?? item.price, link: link(choose(item)) }
      : {}),
    // what a plan holds, only its owner knows
    ...(component === 'pricing-table' && !item.points ? { points: [] } : {}),
  }))
}

const choose = ({ title }: Item) => (typeof title === 'string' ? title : '→')
