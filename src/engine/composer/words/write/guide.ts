import type { Item, SectionContent } from '../../types.ts'
import { examples, guides } from '../phrases/guides.ts'
import { slug } from '../../anchors.ts'
import { roomFor } from './section.ts'
import { shorten, type Voice } from './voice.ts'

/** Documentation: parts with a command or a piece of code each. What the product really does waits in slots. */
export function writeGuide(voice: Voice): SectionContent {
  const { brief, limits, tokens } = voice
  const words = guides[brief.language]
  const isReference = /\bapi\b|endpoint|referenz|référence|referencia|referanse/i.test(brief.request)
  const name = brief.brand ?? words.name
  const command = slug(name) || 'tool'
  const fill = (line: string) => line.replaceAll('{name}', name).replaceAll('{command}', command)
  const parts = isReference ? words.reference : words.parts
  const [, most] = roomFor(voice)
  const said = brief.sections.filter(({ kind }) => kind !== 'guide' && kind !== 'sidebar')
  return {
    kicker: fill(isReference ? words.referenceKicker : words.kicker),
    headline: shorten(brief.quoted[0] ?? fill(isReference ? words.referenceHead : words.head), limits.headline ?? 60),
    lead: shorten(brief.brand && tokens.trade ? fill(words.lead) : fill(words.plainLead), limits.lead ?? 220),
    note: { placeholder: words.note },
    primary: { label: words.onward, href: said[0] ? `#${said[0].kind}` : '#main' },
    secondary: { label: words.back, href: '#top' },
    items: parts.slice(0, most).map(
      ({ title, text, where, code, points }): Item => ({
        title,
        text: fill(text),
        meta: where,
        tag: fill(examples[code]),
        ...(points ? { points } : {}),
      }),
    ),
    fields: [],
  }
}
