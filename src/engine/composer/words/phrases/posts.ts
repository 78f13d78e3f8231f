import { z } from 'zod'
import { languageWords } from '../language-words.ts'

const text = z.string().min(1)

/**
 * words/<lang>/say/posts.json: a draft of a post. It tells how one writes of such a thing; what only the writer has seen
 * is a slot. '{topic}' is what the post is about, in the person's words.
 */
const schema = z.strictObject({
  kicker: text,
  untitled: text,
  heads: z.array(text),
  lead: text,
  byline: text,
  opening: z.array(text),
  /** two paragraphs under a heading; `kept` is a line to keep */
  parts: z.array(z.strictObject({ title: text, text, more: text, kept: text.optional() })),
  more: text,
})

export const posts = languageWords('posts', schema)
