import type { AskedSection, SectionContent } from '../../types.ts'
import { fill } from './fill.ts'
import { heroLead } from './lead.ts'
import { meaningOf } from './headline.ts'
import { asText, bodyFor, writeSection } from './section.ts'
import type { Voice } from './voice.ts'

/** Running text: what the person said of the business first, then ours; nothing that the head of the page said already. */
export function writeAbout(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'about', asked)
  const meaning = meaningOf(voice, 'about', asked)
  const { brief, ownWords } = voice
  const said =
    ownWords && !meaning.topic && !meaning.unknown ? brief.facts.filter((fact) => /[.!?]$/.test(fact.trim())) : []
  const shown = heroLead(voice, 160) ?? ''
  // what opened the page is not said twice, unless nothing else is told
  const further = said.filter((sentence) => !shown.includes(sentence))
  const told = further.length > 0 ? further : said
  const own = bodyFor(voice, 'about', asked, meaning).flatMap((line) => fill(line, voice.tokens) ?? [])
  const paragraphs = own.map((paragraph) => withoutKnown(withoutSaid(paragraph, said), shown)).filter(Boolean)
  const body = [...(told.length > 0 ? [told.join(' ')] : []), ...paragraphs].flatMap((line) => asText(line) ?? [])
  const first = typeof body[0] === 'string' ? body[0] : ''
  const lead =
    typeof content.lead === 'string' && (first.startsWith(content.lead) || shown.includes(content.lead))
      ? undefined
      : content.lead
  return { ...content, lead, body, items: [] }
}

/** Without the sentences that stand above already. */
const withoutSaid = (paragraph: string, said: readonly string[]): string =>
  said.reduce((text, sentence) => text.replace(sentence, ''), paragraph).trim()

/** Drops the opening sentence when the page has begun with it. */
function withoutKnown(paragraph: string, shown: string): string {
  const opening = paragraph.match(/^[^.!?]+[.!?]\s*/)?.[0] ?? ''
  const start = opening.trim().replace(/\.$/, '')
  return opening && paragraph.length > opening.length && start && shown.includes(start)
    ? paragraph.slice(opening.length)
    : paragraph
}

/** One sentence, set large; the request's own when it has one. */
export function writeStatement(voice: Voice, asked: AskedSection | null): SectionContent {
  const content = writeSection(voice, 'statement', asked)
  const { headline } = content
  return { ...content, kicker: undefined, headline, items: [], fields: [] }
}
