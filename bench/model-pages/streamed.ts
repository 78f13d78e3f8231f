import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'

/** What is stored of a page that a model writes, and what the answer tells of it. */
export type Streamed = { page: string; told: string[] }

/** Plays a page as a reply, bare and in a fence: both have to come to the same. */
export async function streamed(html: string): Promise<Streamed> {
  const ways = [html, `Here is the page.\n\`\`\`html\n${html}\n\`\`\``]
  const [bare, fenced] = await Promise.all(ways.map(storedOf))
  if (!bare || !fenced || bare.page.trim() !== fenced.page.trim()) throw new Error('Bare and fenced are two pages.')
  return fenced
}

async function storedOf(text: string): Promise<Streamed> {
  const line = { text, size: 977 }
  // one with a comment such as 'more items …' is asked for again
  const turn = await runTurn(request('A page'), { model: scriptedModel(line, line), designer: { compose, edit } })
  if (turn.done.outcome !== 'stored') throw new Error(`The page is ${turn.done.outcome}: ${turn.text}`)
  return { page: turn.page, told: turn.text.split('\n').flatMap((row) => (row.startsWith('- ') ? [row.slice(2)] : [])) }
}
