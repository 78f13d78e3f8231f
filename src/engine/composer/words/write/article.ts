import type { Item, SectionContent, Text } from '../../types.ts'
import { posts } from '../phrases/posts.ts'
import { capital } from '../read/source.ts'
import { readTopic } from '../read/topic.ts'
import { asText } from './section.ts'
import { pick, seedFor, shorten, type Voice } from './voice.ts'

/**
 * A post that reads like one: an opening, parts with headings, a line to keep. It is a draft about how one tells of
 * such a thing; what only the writer knows is a slot.
 */
export function writeArticle(voice: Voice): SectionContent {
  const { brief, limits } = voice
  const words = posts[brief.language]
  const topic = readTopic(brief) ?? brief.trade
  const quoted = brief.quoted.find((text) => text.length <= (limits.headline ?? 90))
  const say = (line: string): Text =>
    asText(topic ? line.replaceAll('{topic}', topic) : line.replace(/ ?\{topic\}/g, '')) ?? ''
  const head = pick(words.heads, seedFor(voice, 'article')) ?? '{topic}'
  const headline = quoted ?? (topic ? capital(head.replace('{topic}', topic)) : words.untitled)
  return {
    kicker: words.kicker,
    headline: shorten(headline, limits.headline ?? 90),
    lead: say(words.lead),
    note: { placeholder: words.byline },
    body: words.opening.map(say),
    secondary: { label: words.more, href: '#main' },
    items: words.parts.map(
      ({ title, text, more, kept }): Item => ({
        title: capital(plain(say(title))),
        text: say(text),
        points: [say(more)],
        ...(kept ? { tag: say(kept) } : {}),
      }),
    ),
    fields: [],
  }
}

const plain = (text: Text) => (typeof text === 'string' ? text : text.placeholder)
