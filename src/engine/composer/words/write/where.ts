import { forLanguages } from '#rules/languages.ts'
import { type ConceptKind, lexicon } from '../../../understanding/lexicon.ts'
import type { AskedSection, Brief, Item, SectionContent, Text } from '../../types.ts'
import { days, slotWords } from '../phrases/slots.ts'
import { rowWords } from '../phrases/matter-words.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { capital } from '../read/source.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import type { Language } from '../types.ts'
import { roomFor, writeSection } from './section.ts'
import type { Voice } from './voice.ts'

const names = forLanguages((language) => voiceWords[language].where)

const isOrdinal = (word: string) => /^\d+(?:st|nd|rd|th|er|e|ère|[.ºª])$/.test(word)

/** 'Mon–Fri 9–18' → the days and the times; 'weekends only' is all that there is to say, and so is 'until 6pm'. */
function splitHours(line: string, language: Language, open: string): Item {
  const whole = { title: open, meta: line }
  const said = line.split(/\s+/)
  const isTime = (word: string) => (/^\d/.test(word) && !isOrdinal(word)) || says(['closed'], word, language)
  const at = said.findIndex((word) => isTime(word))
  const [days, times] = at === 0 ? timesFirst(said, language) : [said.slice(0, at), said.slice(at)]
  if (at < 0 || days.length === 0) return whole
  const isSpan = times.filter((word) => /\d/.test(word)).length > 1 || /\d ?[-–—] ?\d/.test(times.join(' '))
  // 'Mandager kl 17', 'Samstags bis 14 Uhr', 'jueves a las 19'; a table does without the 'from' of 'from 9 to 5'
  for (let lead = leadOf(days, language); lead > 0; lead = leadOf(days, language)) {
    const words = days.splice(-lead)
    if (!isSpan || says(['clock'], words.join(' '), language) || !says(['timeOpens'], words.join(' '), language))
      times.unshift(...words)
  }
  const title = days.join(' ').replace(/[:,]$/, '')
  return title ? { title: capital(title), meta: times.join(' ') } : whole
}

const says = (kinds: readonly ConceptKind[], words: string, language: Language) =>
  kinds.some((kind) => lexicon(language).has(kind, words.toLowerCase()))

/** How many words at the end of the days lead up to the time: 'a las', 'à partir de'. */
const leadOf = (days: readonly string[], language: Language) =>
  [3, 2, 1].find(
    (count) =>
      count <= days.length && says(['clock', 'deadlines', 'from', 'timeOpens'], days.slice(-count).join(' '), language),
  ) ?? 0

/** '9-17 Uhr Montag bis Freitag': no days where none follow. */
function timesFirst(said: readonly string[], language: Language): [days: string[], times: string[]] {
  const isDay = (word: string) =>
    word.split(/[-–/&+,:]/).every((part) => part === '' || says(['day'], part, language)) && /\p{L}/u.test(word)
  const at = said.findIndex((word) => isDay(word))
  if (at < 0) return [[], [...said]]
  const times = said.slice(0, at)
  while (says(['articles', 'at', 'of', 'small'], times.at(-1) ?? '', language)) times.pop()
  return [said.slice(at), times]
}

/** The week. Times are the request's, or they wait in one line. */
export function writeHours(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'hours', asked)
  const { language, contact } = voice.brief
  const [least, most] = roomFor(voice)
  const waiting = { placeholder: slotWords[language].hours }
  const week = days[language]
  const grouped =
    least >= 7
      ? [...week]
      : least >= 3
        ? [names[language].weekdays, week[5] ?? '', week[6] ?? '']
        : [names[language].weekdays]
  // those who are no business are not open
  const open = voice.brief.matter ? rowWords(language).rows.when : names[language].open
  const known = (contact.hours ?? []).map((line) => splitHours(line, language, open)).slice(0, most)
  const items = known.length > 0 ? known : grouped.map((title): Item => ({ title, meta: waiting }))
  // a club that meets has no holidays
  if (items.length < least && !voice.brief.matter) items.push({ title: names[language].holidays, meta: waiting })
  while (items.length < least) items.push({ title: { placeholder: slotWords[language].item }, meta: waiting })
  return known.length > 0 && !isPlainSpoken(voice.brief)
    ? { ...content, items, note: { placeholder: slotWords[language].holiday } }
    : { ...content, items }
}

function addressOf(brief: Brief): Text {
  const { address } = brief.contact
  if (!address) return { placeholder: slotWords[brief.language].address }
  return brief.place && !address.includes(brief.place) ? `${address}, ${brief.place}` : address
}

const delivers = /deliver|service area|areas? we|liefer|einzugs|livraison|reparto|envío|levering/i
/** How to get there. Only what the request says is stated. */
export function writeLocation(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'location', asked)
  const { brief } = voice
  const label = names[brief.language]
  const slots = slotWords[brief.language]
  const [least, most] = roomFor(voice)
  const { areas } = label
  // what people ask when things or people come to them
  const area = asked && areas.length > 0 && delivers.test(asked.words) ? areas : undefined
  const items: Item[] = area
    ? area.map((line): Item => ({ title: line.split('|')[0] ?? '', text: { placeholder: line.split('|')[1] ?? '' } }))
    : [
        { title: label.address, text: addressOf(brief) },
        { title: label.transport, text: { placeholder: slots.transport } },
        { title: label.parking, text: { placeholder: slots.parking } },
        { title: label.access, text: { placeholder: slots.access } },
      ]
  // what nobody has told about the way waits only where the drawing needs it
  return { ...content, items: items.slice(0, area ? Math.max(least, Math.min(most, 4)) : Math.max(least, 1)) }
}

const link = (label: string, href: string) => ({ link: { label, href } })

/** Ways to reach the people, for the side of a form. */
function contactItems(voice: Voice): Item[] {
  const { brief } = voice
  const { phone, email } = brief.contact
  const label = names[brief.language]
  const slots = slotWords[brief.language]
  const isMissed = missedWays(brief)
  return [
    { title: label.address, text: addressOf(brief) },
    {
      title: label.phone,
      text: phone ?? { placeholder: slots.phone },
      ...(phone ? link(phone, `tel:${phone.replace(/[^\d+]/g, '')}`) : {}),
    },
    {
      title: label.email,
      text: email ?? { placeholder: slots.email },
      ...(email ? link(email, `mailto:${email}`) : {}),
    },
  ].filter(({ text }, index) => typeof text === 'string' || isMissed[index])
}

/**
 * Which of address, phone and e-mail wait where they are not given. In the general voice only what a visitor cannot do
 * without: the way to a door that has hours, one way to write where there is none at all.
 */
function missedWays(brief: Brief): readonly [address: boolean, phone: boolean, email: boolean] {
  if (!isPlainSpoken(brief)) return [true, true, true]
  const { phone, email, hours = [] } = brief.contact
  if (brief.matter) return [false, false, phone === undefined && email === undefined && brief.matter !== 'occasion']
  return [hours.length > 0, false, phone === undefined && email === undefined]
}

/** Forms: contact, booking, subscription. The sides carry the ways to reach the people, when there is room. */
export function writeForm(
  voice: Voice,
  kind: 'contact' | 'booking' | 'subscription',
  asked: AskedSection | null,
): SectionContent {
  const content = writeSection(voice, kind, asked)
  const [least, most] = roomFor(voice)
  const elsewhere = (voice.limits.present ?? []).some((name) => name === 'contact' || name === 'location')
  const notes = kind === 'subscription' || (kind === 'booking' && elsewhere)
  const ways = notes ? content.items : contactItems(voice)
  const given = voice.limits.items === undefined ? ways : ways.slice(0, Math.max(least, Math.min(most, ways.length)))
  return { ...content, items: given, ...(content.submit ? {} : { submit: 'OK' }) }
}
