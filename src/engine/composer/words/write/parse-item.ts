import type { Item, SectionKind, Text } from '../../types.ts'
import { slotWords } from '../phrases/slots.ts'
import type { SlotName } from '../phrases/ui.ts'
import type { Language } from '../types.ts'
import { fill, type Tokens } from './fill.ts'

export const slot = (language: Language, name: SlotName): Text => ({ placeholder: slotWords[language][name] })

const text = (part: string | undefined): Text | undefined =>
  part === undefined || part === '' ? undefined : part.startsWith('?') ? { placeholder: part.slice(1) } : part

/** Kinds whose examples speak of what only the person can know: with a waiting title the text waits as well. */
const examples = new Set<SectionKind>(['episodes', 'posts'])

/** 'Cut | Scissors, clippers. | ?Add price' → an item; null when a token is missing. */
export function parseItem(line: string, kind: SectionKind, language: Language, tokens: Tokens): Item | null {
  const filled = fill(line.replace(/^!/, ''), tokens)
  if (filled === null) return null
  const [title, body, third, tag] = filled.split('|').map((part) => part.trim())
  const name = text(title)
  if (name === undefined) return null
  const waits = examples.has(kind) && typeof name !== 'string'
  const prose = waits && body ? { placeholder: body } : text(body)
  const fact = text(third)
  const isPrice =
    kind !== 'details' && kind !== 'specs' && typeof fact === 'object' && fact.placeholder === slotWords[language].price
  return {
    title: name,
    ...(prose === undefined ? {} : { text: prose }),
    ...(fact === undefined ? {} : isPrice ? { price: fact } : { meta: fact }),
    ...(tag ? { tag } : {}),
  }
}
