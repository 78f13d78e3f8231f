import { z } from 'zod'
import { isForeign } from '#design/safety.ts'
import { escapeAttribute } from '#design/start-tag.ts'

/** What a tree loads or runs, which `parseTree` leaves out: as the head of a page, for what it meant; and how many scripts go. */
export type TreeLoads = { head: string; scripts: number }

const element = z.object({
  type: z.string(),
  attributes: z.record(z.string(), z.unknown()).catch({}),
  content: z.unknown().optional(),
  children: z.array(z.unknown()).catch([]),
})

/** More elements than these no page has. */
const mostElements = 20_000

/** Scripts and styles of other hosts and configurations of Tailwind in a tree as a model wrote it. */
export function treeLoads(given: unknown): TreeLoads {
  const root = z.object({ elements: z.array(z.unknown()) }).safeParse(given)
  const waiting = root.success ? [...root.data.elements].toReversed() : []
  let head = ''
  let scripts = 0
  for (let seen = 0; waiting.length > 0 && seen < mostElements; seen++) {
    const read = element.safeParse(waiting.pop())
    if (!read.success) continue
    const { type, attributes, content, children } = read.data
    waiting.push(...(Array.isArray(content) ? content : []).toReversed(), ...children.toReversed())
    const source = attributes['src']
    const href = attributes['href']
    if (type === 'link' && typeof href === 'string' && isForeign(href))
      head += `<link rel="stylesheet" href="${escapeAttribute(href, '"')}">\n`
    if (type !== 'script') continue
    if (typeof source === 'string' && isForeign(source))
      head += `<script src="${escapeAttribute(source, '"')}"></script>\n`
    else if (typeof content === 'string' && /\btailwind\.config\s{0,5}=/.test(content) && !/<\/script/i.test(content))
      head += `<script>${content}</script>\n`
    else scripts += 1
  }
  return { head, scripts }
}
