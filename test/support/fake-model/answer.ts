import type { IncomingHttpHeaders } from 'node:http'
import { readFile } from 'node:fs/promises'
import { foreignPage } from '../foreign-page.ts'
import { editsFor, polishFor, repairsFor } from './edits.ts'
import { pageFor } from './page.ts'
import { withoutWishes } from './sentinels.ts'
import type { Wishes } from './sentinels.ts'
import { treeFor } from './tree.ts'

export type FakeModelRequest = {
  headers: IncomingHttpHeaders
  model: string
  max_tokens?: number
  max_completion_tokens?: number
  stream: boolean
  stream_options?: { include_usage: boolean }
  messages: { role: 'system' | 'developer' | 'user' | 'assistant'; content: string }[]
}

/** What the person wrote, out of everything that the prompt says around it. */
export function requestOf(call: FakeModelRequest): string {
  const said = call.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const content of said) {
    const request = between(content, 'request')
    if (request !== null) return request
  }
  return said.at(-1) ?? ''
}

/** The whole reply, as if there were no token limit. */
export async function replyTo(call: FakeModelRequest, wishes: Wishes): Promise<string> {
  const name = wishes.get('reply')
  if (name !== undefined) {
    if (!/^[\w-]+$/.test(name)) throw new Error(`No such reply: ${name}`)
    const bytes = await readFile(new URL(`../../corpus/replies/${name}.txt`, import.meta.url))
    // as it is on disk, byte order mark included
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  }
  const request = withoutWishes(requestOf(call))
  if (wishes.has('foreign')) return `Here is the page.\n<page>\n${foreignPage}\n</page>\n`
  if (wishes.has('prose')) return wishes.get('prose') || 'You are welcome. The page looks fine to me.'
  if (request.startsWith('A check of this page found')) return repairsFor(request)
  if (request.startsWith('Polish this page.')) return polishFor(between(promptOf(call), 'current_page') ?? '')
  const section = between(promptOf(call), 'section_to_change')
  const lost = wishes.has('lost') && tries(call) <= Number(wishes.get('lost') || 1)
  if (section !== null) return lost ? '<edit k="none" do="remove"/>' : sectionFor(request, section)
  if (lost) return editsFor(request, between(promptOf(call), 'current_page') ?? '').replace(/k="(\w)\d+"/g, 'k="$199"')
  const page = between(call.messages.find(({ role }) => role === 'user')?.content ?? '', 'current_page')
  const json = /"elements"/.test(call.messages[0]?.content ?? '')
  if (json) return treeFor(request, page)
  if (page === null || /\b(?:redesign|start over|new page)\b/i.test(request))
    return `A page for you, with the sections you asked for.\n<page>\n${pageFor(request)}</page>\n`
  return editsFor(request, page)
}

const promptOf = (call: FakeModelRequest): string => call.messages.find(({ role }) => role === 'user')?.content ?? ''

/** The how-manieth answer to one request this is: it is told what was wrong with the first, and then asked for a section. */
function tries(call: FakeModelRequest): number {
  if (promptOf(call).includes('<section_to_change>')) return 3
  return promptOf(call).includes('could not be made') ? 2 : 1
}

/** Whether the model is asked once more in a turn: about what was refused, or what is still open. */
export const isAskedAgain = (call: FakeModelRequest): boolean =>
  tries(call) > 1 || promptOf(call).includes('Still open of the request:')

/** The section again, with the words that the request quotes in its first heading. */
function sectionFor(request: string, section: string): string {
  const words = /\bto ['"“‘]([^'"”’]+)['"”’]/.exec(request)?.[1]
  const html = words ? section.replace(/(<h[12][^>]*>)[\s\S]*?(<\/h[12]>)/, `$1${words}$2`) : section
  return `\`\`\`html\n${html}\n\`\`\`\n`
}

/** The part of the whole reply that this call gets: after what was said already, up to the token limit. */
export function partOf(
  call: FakeModelRequest,
  whole: string,
  wishes: Wishes,
): { text: string; finish: 'stop' | 'length' } {
  const said = call.messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const start = whole.startsWith(said) ? said.length : Math.max(0, whole.indexOf(said.slice(-100)) + 100)
  const cuts = wishes.has('length') ? Number(wishes.get('length') || 1) : 0
  const part = Math.ceil(whole.length / (cuts + 1))
  const end = Math.max(1, Math.ceil((start + part * 0.2) / part)) * part
  /** models like to begin with a few characters that were already said */
  const from = Math.max(0, start - (said ? 30 : 0))
  return { text: whole.slice(from, end), finish: end < whole.length ? 'length' : 'stop' }
}

function between(text: string, tag: string): string | null {
  return new RegExp(`<${tag}\\b[^>]*>\\n?([\\s\\S]*?)\\n?</${tag}>`).exec(text)?.[1] ?? null
}
