import type { Operation } from '#design/types.ts'

/**
 * How a page in a reply begins: a whole document, one without its beginning (`<head>` or `<body>` first),
 * or a fragment of some elements.
 */
export type PageForm = 'document' | 'head' | 'body' | 'fragment'

/** What a reply turns out to hold, in order. `prose` and `page` come in pieces; half-open tags are withheld. */
export type ReplyEvent =
  | { type: 'prose'; text: string }
  /** what looked like prose so far was reasoning */
  | { type: 'prose-void' }
  | { type: 'page-start'; form: PageForm }
  | { type: 'page'; html: string }
  /** `complete`: the page came to its own end */
  | { type: 'page-end'; complete: boolean }
  /** `source`: what the model wrote, for the retry */
  | { type: 'operation'; operation: Operation; source: string }
  | { type: 'search-replace'; search: string; replace: string; source: string }
  /** something that was meant as a change but cannot be read. `meant`: what it is if only its end tag was forgotten */
  | { type: 'broken'; source: string; reason: string; meant?: Operation }
  | { type: 'json'; text: string }
  /** code beside the page: styles, a script, a diff. Only a change of a page can be meant by it */
  | { type: 'patch'; language: string; text: string }

/** Joins neighbouring pieces, so that events no longer tell how the text was split. */
export function coalesce(events: readonly ReplyEvent[]): ReplyEvent[] {
  const joined: ReplyEvent[] = []
  for (const event of events) {
    const last = joined.at(-1)
    if (event.type === 'prose' && last?.type === 'prose')
      joined[joined.length - 1] = { type: 'prose', text: last.text + event.text }
    else if (event.type === 'page' && last?.type === 'page')
      joined[joined.length - 1] = { type: 'page', html: last.html + event.html }
    else joined.push(event)
  }
  return joined
}
