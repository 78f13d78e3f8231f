import type { AskedSection, Item, SectionContent, SectionKind } from '../../types.ts'
import { isPlainName } from '../read/match-section.ts'
import { slotWords } from '../phrases/slots.ts'
import { roomFor, writeSection } from './section.ts'
import { countFor } from './pool-items.ts'
import type { Voice } from './voice.ts'

/** Words of others and their logos: never ours to write. Everything waits but what the request gives. */
export function writeWaiting(
  voice: Voice,
  kind: 'testimonials' | 'reviews' | 'logos',
  asked: AskedSection | null,
): SectionContent {
  const content = writeSection(voice, kind, asked)
  const slots = slotWords[voice.brief.language]
  const count = countFor(kind, asked?.count, roomFor(voice))
  const given = asked?.items ?? []
  const waiting: Item =
    kind === 'logos'
      ? { title: { placeholder: slots.logo } }
      : {
          title: { placeholder: slots.name },
          text: { placeholder: kind === 'reviews' ? slots.review : slots.quote },
          meta: { placeholder: kind === 'reviews' ? slots.date : slots.role },
        }
  const items = [...given, ...Array.from({ length: Math.max(0, count - given.length) }, () => ({ ...waiting }))].slice(
    0,
    roomFor(voice)[1],
  )
  return { ...content, items }
}

const when = /^(?:when|wann|quand|cuándo|når|date|datum|doors)$/i
const where = /^(?:where|wo|où|dónde|hvor|place|ort)$/i

/** A list of facts: those that the request gives are filled in. */
export function writeFacts(
  voice: Voice,
  kind: Extract<SectionKind, 'details' | 'specs'>,
  asked: AskedSection | null,
): SectionContent {
  const content = writeSection(voice, kind, asked)
  const { contact, place } = voice.brief
  // under a heading of its own, 'ingredients: flour, salt', entries are things and no labels
  const areThings = asked !== null && asked.items.length > 0 && !isPlainName(kind, asked.words)
  const items = content.items.map((item): Item => {
    if (typeof item.title !== 'string' || typeof item.meta === 'string') return item
    if (when.test(item.title) && contact.date) return { ...item, meta: contact.date }
    if (where.test(item.title) && (contact.address ?? place)) return { ...item, meta: contact.address ?? place ?? '' }
    return item.meta === undefined && item.text === undefined && !item.whole && !areThings
      ? { ...item, meta: { placeholder: slotWords[voice.brief.language].value } }
      : item
  })
  return { ...content, items }
}
