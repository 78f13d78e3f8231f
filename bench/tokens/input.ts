import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { openDocument } from '#design/document.ts'
import type { ModelMessage } from '#engine/models/types.ts'
import type { ChatEntry, GenerationRequest } from '#engine/types.ts'
import { runTurn, request } from '#test/support/run-turn.ts'

/** One kind of edit: on which page, what is said, and what is picked (the key of the element that begins with `picked`). */
type InputEdit = {
  kind: string
  page: 'bakery' | 'workshop'
  prompt: string
  picked?: string
  more?: Partial<GenerationRequest>
}

const pages = {
  /** 30 KB that the built-in designer wrote */
  bakery: readFileSync(new URL('page.html', import.meta.url), 'utf8'),
  /** as models write apps: boxes in boxes, a drawing, a script */
  workshop: readFileSync(new URL('../../test/fixtures/view/chairs.html', import.meta.url), 'utf8'),
}

const chat: ChatEntry[] = [
  {
    role: 'user',
    content: 'A page for our place. Warm, plain, with what we do, when we are there and how to reach us.',
  },
  { role: 'assistant', content: 'Here is the page. The hours and the telephone wait for you: they are marked.' },
  {
    role: 'user',
    content: 'Less text in the first part, and please no exclamation marks anywhere on the page, ever again',
  },
  { role: 'assistant', content: 'Shortened the first part to one sentence and took the two exclamation marks out.' },
  { role: 'user', content: 'We close at two on Saturdays' },
  { role: 'assistant', content: 'Changed the hours of Saturday.' },
]

export const inputEdits: InputEdit[] = [
  { kind: 'text, by words', page: 'bakery', prompt: 'Change the headline to "Bread with a crust"' },
  { kind: 'text, picked', page: 'bakery', prompt: 'Shorter', picked: '<h1' },
  { kind: 'link', page: 'bakery', prompt: 'The second button should lead to the menu' },
  { kind: 'colours', page: 'bakery', prompt: 'Make it dark, with a warm accent' },
  { kind: 'one look', page: 'bakery', prompt: 'Make the headline of the hours smaller' },
  { kind: 'new section', page: 'bakery', prompt: 'Add a FAQ with three questions after the opening hours' },
  { kind: 'section away', page: 'bakery', prompt: 'Remove the steps' },
  { kind: 'order', page: 'bakery', prompt: 'Put the story above the steps' },
  { kind: 'question', page: 'bakery', prompt: 'What would you write about the sourdough?' },
  { kind: 'layout of a box', page: 'workshop', prompt: 'The numbers at the top in two columns' },
  { kind: 'one row', page: 'workshop', prompt: 'Tom Okafor’s stool is ready to be picked up' },
  { kind: 'words, in an app', page: 'workshop', prompt: 'Call the button "New chair" everywhere, in the form too' },
  { kind: 'colours, in an app', page: 'workshop', prompt: 'Everything that is blue should be green' },
  {
    kind: 'drawing, picked',
    page: 'workshop',
    prompt: 'Make the seat of the chair blue',
    picked: '<svg viewBox="0 0 200',
  },
  { kind: 'drawing, by words', page: 'workshop', prompt: 'Make the seat of the drawing blue' },
  { kind: 'script', page: 'workshop', prompt: 'The script should say "Thank you" for eight seconds' },
  { kind: 'tree: text', page: 'bakery', prompt: 'Change the headline to "Bread with a crust"', more: { mode: 'json' } },
  { kind: 'tree: layout', page: 'workshop', prompt: 'The numbers in two columns', more: { mode: 'json' } },
]

/** What the model is sent for an edit: the rules, and the page with all that comes with it. */
export async function inputOf({ page, prompt, picked, more }: InputEdit): Promise<{ rules: string; said: string }> {
  const html = pages[page]
  const start = picked === undefined ? -1 : html.indexOf(picked)
  const target = [...openDocument(html).elements.values()].find((element) => element.start === start)
  let asked: readonly ModelMessage[] = []
  const model = {
    name: 'counted',
    async *reply(messages: readonly ModelMessage[]) {
      if (asked.length === 0) asked = messages
      yield { type: 'delta' as const, delta: 'Which one do you mean?' }
      yield { type: 'end' as const, finishReason: 'stop' as const, usage: null }
    },
  }
  await runTurn(request(prompt, { html, chat, ...(target ? { targets: [target.key] } : {}), ...more }), { model })
  if (asked.length === 0) throw new Error(`Nobody was asked for “${prompt}”.`)
  const saidBy = (who: ModelMessage['role']) => asked.find(({ role }) => role === who)?.content ?? ''
  return { rules: saidBy('system'), said: saidBy('user') }
}

const before = z
  .record(z.string(), z.tuple([z.number(), z.number()]))
  .parse(JSON.parse(readFileSync(new URL('before.json', import.meta.url), 'utf8')))

/** What it cost before: characters / 4 and word pieces, without the rules. */
export const beforeOf = (kind: string): readonly number[] => before[kind] ?? []
