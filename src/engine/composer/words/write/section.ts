import type { AskedSection, Brief, Item, SectionContent, SectionKind, Text } from '../../types.ts'
import { slotWords } from '../phrases/slots.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { domainWords } from '../read/domain.ts'
import type { Language, SectionWording } from '../types.ts'
import { readFields } from './fields.ts'
import { headlineFor, kickerFor, type Meaning, meaningOf } from './headline.ts'
import { enrich, listed, offering } from './own-items.ts'
import { parseItem } from './parse-item.ts'
import { countFor, poolItems } from './pool-items.ts'
import { partWith, pick, pickWording, seedFor, type Voice } from './voice.ts'

/** Asks for what should be known of a section, by its name: no capital within a sentence unless it is a noun's. */
function aboutIt(words: string, language: Language): string {
  const { aboutIt: asks } = voiceWords[language]
  const isWithin = asks.endsWith(' {words}') && !asks.endsWith(': {words}')
  const name = isWithin && /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  return asks.replace('{words}', () => name)
}

export const roomFor = (voice: Voice): [number, number] => voice.limits.items ?? [0, 12]

/** A line of a pool as text: with '?' in front it waits for the person. */
export const asText = (line: string | undefined): Text | undefined =>
  line === undefined ? undefined : line.startsWith('?') ? { placeholder: line.slice(1) } : line

/** What any section has: heading, lead, entries, form. Kinds with ways of their own start from here. */
export function writeSection(voice: Voice, kind: SectionKind, asked: AskedSection | null): SectionContent {
  const meaning = meaningOf(voice, kind, asked)
  const headline = headlineFor(voice, kind, asked, meaning)
  const kicker = kickerFor(voice, asked, headline)
  const isFurther = asked !== null && voice.brief.sections.find((section) => section.kind === kind) !== asked
  const lead = asked?.lead ?? leadFor(voice, kind, meaning, isFurther)
  const items = itemsFor(voice, kind, asked, meaning)
  const note = isFurther ? undefined : asText(pickWording(voice, kind, 'note', 120))
  const submit = submitFor(voice, kind)
  return {
    ...(kicker ? { kicker } : {}),
    headline,
    ...(lead && lead !== headline ? { lead } : {}),
    ...(note ? { note } : {}),
    items,
    fields: fieldsFor(voice, kind),
    ...(submit ? { submit } : {}),
  }
}

/** What a trade says of a kind of section is said once: the second of its kind has no lead of ours. */
function leadFor(voice: Voice, kind: SectionKind, meaning: Meaning, isFurther: boolean): string | undefined {
  const most = voice.limits.lead ?? 150
  if (meaning.topic) return meaning.topic.lead?.find((text) => text.length <= most)
  return meaning.unknown || isFurther ? undefined : pickWording(voice, kind, 'lead', most)
}

/** Kinds that are nothing without entries: those that were asked for wait for them. */
const lists = new Set<SectionKind>([
  ...offering,
  'steps',
  'gallery',
  'faq',
  'schedule',
  'events',
  'posts',
  'episodes',
  'stats',
])

function itemsFor(voice: Voice, kind: SectionKind, asked: AskedSection | null, meaning: Meaning): Item[] {
  const room = roomFor(voice)
  const [least, most] = room
  const own = kind === 'team' && !asked?.items.length ? peopleOf(voice.brief) : listed(voice, kind, asked)
  const pricedElsewhere = kind === 'services' && voice.brief.sections.some((section) => section.kind === 'pricing')
  if (own.length > 0) {
    const shown = fitted(voice, enrich(voice, kind, own)).slice(0, most)
    const digital = kind === 'features' && ['digital', 'any'].includes(domainWords(voice.brief.domain).archetype)
    // what stood under another heading is a beginning; a list of the person's own is complete
    const begun = asked?.items.length === 0 && !meaning.unknown
    const pool = digital || begun ? poolItems(voice, kind, least, least).slice(shown.length) : []
    return filledUp(voice, [...shown, ...pool], least)
  }
  if (!voice.layers.some((layer) => layer[kind]?.items) && !meaning.topic)
    return lists.has(kind) ? filledUp(voice, [], Math.max(least, asked ? Math.min(most, asked.count ?? 1) : 0)) : []
  if (meaning.topic?.items) return filledUp(voice, topicItems(voice, kind, meaning.topic).slice(0, most), least)
  if (meaning.unknown) return filledUp(voice, [], Math.max(least, Math.min(most, 3)))
  const event = kind === 'team' && domainWords(voice.brief.domain).archetype === 'event'
  const count = countFor(kind, asked?.count ?? (event ? 8 : undefined), room)
  // one with entries of its own has taken none of the usual ones
  const alike = voice.brief.sections.filter(
    (section) => section.kind === kind && (section === asked || !meaningOf(voice, kind, section).topic),
  )
  const before = asked ? alike.indexOf(asked) : 0
  if (before <= 0) {
    const items = fitted(voice, poolItems(voice, kind, count, Math.min(count, Math.max(least, asked?.count ?? 0))))
    return pricedElsewhere ? items.map((item) => ({ ...item, price: undefined })) : items
  }
  // A second section of a kind goes on where the first one stopped.
  const first = countFor(kind, undefined, room)
  const more = poolItems(voice, kind, first + count, least).slice(first)
  return filledUp(voice, fitted(voice, more).slice(0, most), Math.max(least, Math.min(count, 3)))
}

/** Whoever was named beside others stands where the people are. */
const peopleOf = ({ stated = [] }: Brief): Item[] =>
  stated.flatMap(({ kind, id, text, role }) =>
    kind === 'person' && id === 'listed' ? [{ title: text, ...(role ? { meta: role } : {}) }] : [],
  )

const topicItems = (voice: Voice, kind: SectionKind, topic: SectionWording): Item[] =>
  (topic.items ?? []).flat().flatMap((line) => parseItem(line, kind, voice.brief.language, voice.tokens) ?? [])

/** Entries that wait, up to the least that the template shows. */
function filledUp(voice: Voice, items: Item[], least: number): Item[] {
  const words = slotWords[voice.brief.language]
  const missing = Math.max(0, least - items.length)
  return [
    ...items,
    ...Array.from(
      { length: missing },
      (): Item => ({ title: { placeholder: words.item }, text: { placeholder: words['item-text'] } }),
    ),
  ]
}

/** Texts that are longer than their place go; titles stay, they name the thing. */
function fitted(voice: Voice, items: Item[]): Item[] {
  const most = voice.limits.text
  if (most === undefined) return items
  return items.map(({ text, ...item }) =>
    typeof text === 'string' && text.length > most
      ? firstSentence(text, most, item)
      : text === undefined
        ? item
        : { ...item, text },
  )
}

function firstSentence(text: string, most: number, item: Item): Item {
  const first = text.match(/^[^.!?]+[.!?]/)?.[0]
  return first && first.length <= most ? { ...item, text: first } : item
}

/** The names of what is on offer, for forms in which one of them is chosen. */
export function offerTitles(voice: Voice): string[] {
  const { sections, offers } = voice.brief
  const kinds: SectionKind[] = ['services', 'products', 'menu', 'events']
  const asked = kinds.flatMap(
    (kind) => sections.find((section) => section.kind === kind && section.items.length > 1) ?? [],
  )[0]
  const own = (asked?.items ?? offers).flatMap(({ title }) =>
    typeof title === 'string' && title.length <= 40 ? [title] : [],
  )
  if (own.length > 1) return own.slice(0, 8)
  const present = voice.limits.present ?? kinds
  const kind =
    kinds.find((name) => present.includes(name) && voice.layers[0]?.[name]?.items) ??
    kinds.find((name) => voice.wording?.parts[name]?.items)
  if (!kind) return []
  const shown = poolItems(voice, kind, countFor(kind, undefined, [3, 6]), 3)
  return shown.flatMap(({ title }) => (typeof title === 'string' ? [title] : []))
}

function planTitles(voice: Voice): string[] {
  const asked = voice.brief.sections.find(({ kind, items }) => kind === 'pricing' && items.length > 1)
  return (asked?.items ?? []).flatMap(({ title, price }) =>
    typeof title === 'string' ? [typeof price === 'string' ? `${title}, ${price}` : title] : [],
  )
}

/** The form that has the fields which were asked for: the one for coming where the page has one, else the one for writing. */
const holdsAsked = ({ limits }: Voice, kind: SectionKind) =>
  kind === ((limits.present ?? []).includes('booking') ? 'booking' : 'contact')

/** What the form's button says: as it was said, a plain word under fields that were asked for, else what the kind has. */
function submitFor(voice: Voice, kind: SectionKind): string | undefined {
  const { fields = [], submit } = voice.brief
  if (fields.length === 0 || !holdsAsked(voice, kind)) return pickWording(voice, kind, 'submit', 26)
  return submit ?? pickWording(voice, 'contact', 'submit', 26)
}

function fieldsFor(voice: Voice, kind: SectionKind) {
  const { fields: asked = [] } = voice.brief
  const specs = asked.length > 0 && holdsAsked(voice, kind) ? asked : partWith(voice, kind, 'fields')
  return specs ? readFields(specs, voice.brief.language, { offers: offerTitles(voice), plans: planTitles(voice) }) : []
}

/** A body set of the best pool, by the seed; or the name of the section as what is to be told. */
export function bodyFor(voice: Voice, kind: SectionKind, asked: AskedSection | null, meaning: Meaning): string[] {
  if (meaning.topic?.body) return [...(meaning.topic.body[0] ?? [])]
  if (meaning.unknown && asked) return [`?${aboutIt(asked.words, voice.brief.language)}`]
  return [...(pick(partWith(voice, kind, 'body') ?? [], seedFor(voice, kind, 'body')) ?? [])]
}
