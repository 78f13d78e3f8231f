import type { AlonePartName } from '../../../../understanding/alone/alone-words.ts'
import type { AlonePart, AloneReading } from '../../../../understanding/alone/types.ts'
import { sectionLabels } from '../../../section-labels.ts'
import type { Brief, Item, SectionContent, Text } from '../../../types.ts'
import { aloneWording } from '../../phrases/alone.ts'
import { pieces } from '../../phrases/pieces.ts'
import { slotWords } from '../../phrases/slots.ts'
import { ui } from '../../phrases/ui.ts'
import { ownerOf } from '../../read/alone.ts'
import { capital } from '../../read/source.ts'
import { readFields } from '../fields.ts'
import { linkTo, partsOf, labelOrSlot } from './asked-parts.ts'

const across = ['left', 'middle', 'right']
const legal = new Set<AlonePart['what']>(['imprint', 'privacy', 'terms'])
const signs = new Set<AlonePart['what']>(['logo', 'name', 'copyright'])
const reaching = new Set<AlonePart['what']>(['address', 'phone', 'email', 'contact'])
/** What a foot has where only what it is not to have was told, and what fills columns of which only the number was. */
const usual: AlonePartName[] = ['address', 'hours', 'social']
const further: AlonePartName[] = [...usual, 'menu', 'contact']
const MOST = 5

const rank = ({ place }: AlonePart) => (place === null ? 1 : Math.max(0, across.indexOf(place)))
const isBelow = ({ what, place }: AlonePart) =>
  place === 'bottom' || what === 'copyright' || (legal.has(what) && place === null)

/** Columns in the order that was said, from the left to the right, and one line below for what is small. */
export function writeFooter(alone: AloneReading, brief: Brief): SectionContent {
  const parts = alone.parts.length > 0 ? alone.parts : usualParts(alone)
  const isPlaced = parts.some(({ place }) => place !== null && across.includes(place))
  const standing = parts.filter((part) => !isBelow(part))
  const ordered = isPlaced ? standing.toSorted((one, other) => rank(one) - rank(other)) : withColumns(standing, alone)
  const below = parts.filter((part) => isBelow(part) && part.what !== 'copyright')
  const groups = grouped(ordered)
  const isSigned = ordered.some(({ what }) => signs.has(what))
  const owner = ownerOf(alone)
  return {
    headline: owner && !isSigned ? owner : '',
    items: groups.slice(0, MOST).map((group) => columnOf(group, alone, brief)),
    fields: [],
    links: below.filter((part) => !isUntold(part)).map((part) => linkTo(labelOf(part, brief))),
    ...(below.some(isUntold) ? { lead: { placeholder: slotWords[brief.language]['item-text'] } } : {}),
    ...(partsOf(alone, 'copyright').length > 0 ? { kicker: '©' } : {}),
  }
}

/** 'a little line at the bottom': its words are still to be told. */
const isUntold = ({ what, labels }: AlonePart) => what === 'sentence' && labels.length === 0

/** As many columns as were said: those of which nothing was told wait for what a foot has. */
function withColumns(parts: readonly AlonePart[], { count, refused }: AloneReading): AlonePart[] {
  const missing = Math.max(0, (count ?? 0) - grouped(parts).length)
  const free = further.filter((what) => !refused.includes(what) && !parts.some((part) => part.what === what))
  return [...parts, ...free.slice(0, missing).map(emptyPart)]
}

const emptyPart = (what: AlonePartName): AlonePart => ({ what, words: '', labels: [], place: null, count: null })

const usualParts = ({ refused }: AloneReading): AlonePart[] =>
  usual.filter((what) => !refused.includes(what)).map(emptyPart)

/** 'right: imprint and privacy' are links of one column, a logo and a name one sign. */
function grouped(parts: readonly AlonePart[]): AlonePart[][] {
  const groups: AlonePart[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    const isOf = (kinds: ReadonlySet<AlonePart['what']>) =>
      kinds.has(part.what) && last?.every(({ what }) => kinds.has(what))
    const isReached = isOf(reaching) && part.place !== null
    if (last && last[0]?.place === part.place && (isOf(legal) || isOf(signs) || isReached)) last.push(part)
    else groups.push([part])
  }
  return groups
}

function columnOf(group: readonly AlonePart[], alone: AloneReading, brief: Brief): Item {
  const [first] = group
  if (!first) return { title: '' }
  const says = aloneWording[brief.language]
  if (group.every(({ what }) => legal.has(what)))
    return { title: '', points: group.map((part) => labelOf(part, brief)) }
  if (group.some(({ what }) => signs.has(what)))
    return {
      title: ownerOf(alone) ?? { placeholder: ui[brief.language]['add-brand'] ?? '' },
      ...(group.some(({ what }) => what === 'logo') ? { tag: { placeholder: says.addLogo } } : {}),
      points: group.filter(({ what }) => !signs.has(what)).flatMap((part) => valuesOf(part, brief)),
    }
  const asks = group.find(({ what }) => what === 'newsletter' || what === 'search')
  const button = group.find(({ what }) => what === 'button')
  return {
    title: button ? '' : group.length > 1 ? sectionLabels[brief.language].contact : titleOf(first, brief),
    points: group
      .filter(({ what }) => what !== 'newsletter' && what !== 'search' && what !== 'button')
      .flatMap((part) => valuesOf(part, brief)),
    ...(asks ? { fields: readFields([asks.what === 'search' ? 'search' : 'email*'], brief.language, none) } : {}),
    ...(asks?.what === 'newsletter' ? { meta: pieces[brief.language].footer?.submit ?? '' } : {}),
    ...(button ? { link: linkTo(button.labels[0] ?? ui[brief.language].contact ?? '') } : {}),
  }
}

const none = { offers: [], plans: [] }

const named = new Set<AlonePart['what']>(['address', 'hours', 'phone', 'email', 'menu', 'map', 'contact'])

/** What heads a column. */
function titleOf(part: AlonePart, brief: Brief): Text {
  const { language } = brief
  const labels = sectionLabels[language]
  const words = ui[language]
  const known: Partial<Record<AlonePart['what'], string | undefined>> = {
    address: words.address,
    hours: labels.hours,
    social: aloneWording[language].social,
    newsletter: labels.newsletter,
    menu: words.pages,
    phone: words.phone,
    email: words.email,
    contact: labels.contact,
    map: words.map,
    search: words.search,
    language: words.language,
    sentence: '',
  }
  // called as they call it
  if (named.has(part.what) && part.words !== '') return capital(part.words)
  return known[part.what] ?? capital(part.words === '"' || part.words === '' ? (part.labels[0] ?? '') : part.words)
}

/** What stands below it: what was told, else a slot for it. */
function valuesOf(part: AlonePart, brief: Brief): Text[] {
  const { language, contact } = brief
  const slots = slotWords[language]
  const says = aloneWording[language]
  if (part.what !== 'entry' && part.labels.length > 0) return part.labels
  const phone = contact.phone ?? { placeholder: slots.phone }
  const email = contact.email ?? { placeholder: slots.email }
  switch (part.what) {
    case 'map':
      return [{ placeholder: slots.value }]
    case 'address':
      return [contact.address ?? { placeholder: slots.address }]
    case 'hours':
      return contact.hours ?? [{ placeholder: slots.hours }]
    case 'phone':
      return [phone]
    case 'email':
      return [email]
    case 'contact':
      return [phone, email]
    case 'social':
      return isNetwork(part.words) ? [capital(part.words)] : [{ placeholder: says.addSocial }]
    case 'menu':
      return [1, 2, 3].map(() => ({ placeholder: says.addMenu }))
    case 'sentence':
      return [labelOrSlot(part, slots['item-text'])]
    case 'entry':
      return part.words === '"' || part.labels.length > 1 ? [] : [{ placeholder: slots.value }]
    default:
      return legal.has(part.what) ? [labelOf(part, brief)] : []
  }
}

const isNetwork = (words: string) => /^(?:instagram|facebook)$/i.test(words)

/** What a small link says. */
const labelOf = (part: AlonePart, { language }: Brief): string =>
  part.labels[0] ?? (legal.has(part.what) ? ui[language][part.what] : undefined) ?? capital(part.words)
