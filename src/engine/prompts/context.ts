import type { ChatEntry } from '#engine/types.ts'

/** spec.md section 7: how much of the past a model is told. Lengths in characters. */
export const contextLimits = {
  entries: 8,
  entryLength: 200,
  prompts: 3,
  changeLength: 100,
  snippetMin: 70,
  snippetMax: 100,
  snippets: 6,
} as const

/** The last 8 entries of the chat, each cut to 200 characters. */
export function recentChat(chat: readonly ChatEntry[]): ChatEntry[] {
  return chat
    .slice(-contextLimits.entries)
    .map(({ role, content }) => ({ role, content: cut(content, contextLimits.entryLength) }))
}

/** What a change was, by the first 100 characters of its prompt. */
export function changeDescription(prompt: string): string {
  return cut(prompt, contextLimits.changeLength)
}

/**
 * The last 3 prompts, oldest first, as a summary of where the work stands; those that the recent chat shows anyway are
 * not said twice.
 */
export function promptSummary(chat: readonly ChatEntry[]): string[] {
  const shown = new Set(chat.slice(-contextLimits.entries))
  const prompts = chat.filter(({ role }) => role === 'user').slice(-contextLimits.prompts)
  return prompts.filter((entry) => !shown.has(entry)).map(({ content }) => changeDescription(oneLine(content)))
}

/**
 * Up to 6 places of the page that the prompt speaks of: quoted texts and longer words of the prompt that stand in
 * `text`, each with 70 to 100 characters around it.
 */
export function elementSnippets(prompt: string, text: string): string[] {
  const page = oneLine(text)
  const lower = page.toLowerCase()
  const places: number[] = []
  const snippets: string[] = []
  for (const term of terms(prompt)) {
    const at = lower.indexOf(term.toLowerCase())
    if (at === -1 || places.some((place) => Math.abs(place - at) < contextLimits.snippetMax / 2)) continue
    places.push(at)
    snippets.push(snippetAround(page, at, term.length))
    if (snippets.length === contextLimits.snippets) break
  }
  return snippets
}

function snippetAround(page: string, at: number, length: number): string {
  const room = Math.max(0, contextLimits.snippetMax - length)
  const start = Math.max(0, Math.min(at - Math.floor(room / 2), page.length - contextLimits.snippetMax))
  const snippet = page.slice(start, start + contextLimits.snippetMax)
  const words = snippet.slice(
    start === 0 ? 0 : Math.min(snippet.indexOf(' ') + 1, 15),
    start + contextLimits.snippetMax >= page.length
      ? undefined
      : Math.max(snippet.lastIndexOf(' '), contextLimits.snippetMax - 15),
  )
  return (words.length >= contextLimits.snippetMin ? words : snippet).toWellFormed()
}

/** Quoted texts first, then words of five letters and more. */
function terms(prompt: string): string[] {
  const quoted = [...prompt.matchAll(/["“”„'‘’]([^"“”„'‘’]{3,80})["“”'‘’]/g)].map(([, text = '']) => text)
  const words = prompt.match(/\p{L}{5,}/gu) ?? []
  return [...new Set([...quoted, ...words])]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
