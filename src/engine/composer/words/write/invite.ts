import type { AskedSection, Brief, SectionContent } from '../../types.ts'
import { slotWords } from '../phrases/slots.ts'
import { capital } from '../read/source.ts'
import { isoDay } from './iso-day.ts'
import { callsFor } from './links.ts'
import { writeSection } from './section.ts'
import type { Voice } from './voice.ts'

const signsUp = /sign|register|registr|anmeld|inscri|apunt|get started|free trial|meld|loslegen/i

/** The last word of a page: an invitation with one action, or with a form when signing up was asked for. */
export function writeCta(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(
    voice,
    'cta',
    asked && !signsUp.test(asked.words) && !/button/i.test(asked.words) ? asked : null,
  )
  const form = asked !== null && signsUp.test(asked.words)
  const calls = callsFor(voice, 'cta')
  const { fields, submit, note, ...rest } = content
  if (voice.brief.behaviours?.includes('countdown')) return { ...rest, ...calls, ...untilWhen(voice.brief), fields: [] }
  return form ? { ...rest, ...calls, fields, submit, ...(note ? { note } : {}) } : { ...rest, ...calls, fields: [] }
}

/** The day that a countdown counts to, as it was said and as a machine reads it. */
function untilWhen({ contact, language }: Brief): Partial<SectionContent> {
  const day = contact.date === undefined ? null : isoDay(contact.date, language)
  return {
    note: contact.date ?? { placeholder: slotWords[language].date },
    kicker: day ?? undefined,
  }
}

/** A page before the page: its name, one promise, one field. */
export function writeComing(voice: Voice): SectionContent {
  const content = writeSection(voice, 'coming-soon', null)
  const { contact, behaviours } = voice.brief
  if (behaviours?.includes('countdown')) return { ...content, ...untilWhen(voice.brief) }
  const kicker = contact.date ?? (voice.brief.trade ? capital(voice.tokens.trade) : undefined)
  return { ...content, ...(kicker && kicker.length <= 36 ? { kicker } : {}) }
}

const store: Record<string, string> = { iphone: 'App Store', android: 'Google Play' }

/** Where the thing is got. Links wait unless the request has them. */
export function writeDownload(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'download', asked)
  const [first, second] = content.items
  const label = (item: (typeof content.items)[number] | undefined) =>
    typeof item?.title === 'string' ? (store[item.title.toLowerCase()] ?? item.title) : undefined
  const primary = label(first)
  const secondary = label(second)
  if (typeof first?.title !== 'string' || store[first.title.toLowerCase()] === undefined) return content
  return {
    ...content,
    ...(primary ? { primary: { label: primary, href: '#main' } } : {}),
    ...(secondary ? { secondary: { label: secondary, href: '#main' } } : {}),
  }
}
