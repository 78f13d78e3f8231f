import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { expect, test } from 'vitest'
import type { ChatEntry } from '../../types.ts'
import { edit } from '../edit.ts'

const saas = readFileSync(join(import.meta.dirname, '../../../../test/corpus/edit-phrases/pages/saas.html'), 'utf8')

/** Carries out one request after another, each on the page that the one before left; the last answer and page. */
function talk(...requests: string[]) {
  const chat: ChatEntry[] = [{ role: 'user', content: 'A page for Tallyhand' }]
  let html = saas
  let reply = ''
  for (const prompt of requests) {
    const answer = edit({ prompt, mode: 'html', pageName: 'Home', html, pages: [], chat, variant: 0 })
    html = applyScript(openDocument(html), answer.operations).document.html
    reply = answer.reply
    chat.push({ role: 'user', content: prompt }, { role: 'assistant', content: reply })
  }
  return { html, reply }
}

test.each([
  [['the headline is too long', 'make it say "Count once"'], '>Count once</h1>'],
  [
    ['add a button to the header that says Book a demo', 'it should link to https://example.com/demo'],
    'href="https://example.com/demo" class="rounded-md border border-slate-700 px-4 py-2 text-sm text-white">Book a demo<',
  ],
  [['make the headline bigger', 'can it be blue'], 'bg-blue-500'],
])('an it speaks of the request before, colours of the page: %j', (requests, expected) => {
  expect(talk(...requests).html).toContain(expected)
})

test.each([
  ['hi! love it so far. make the headline bigger', 'Made the headline bigger. Everything else stayed as it was.'],
  ['the buttons are too square, make them rounder', 'Made the buttons rounder. Everything else stayed as it was.'],
  [
    'the hero text is too long, make it shorter',
    'Shortened the hero; the words that stayed are yours. Everything else stayed as it was.',
  ],
  ['set the first price to $12', 'Set the price of the first to $12. Everything else stayed as it was.'],
  ['show the testimonials in one column', 'Set the testimonials in one column. Everything else stayed as it was.'],
])('an answer says once what was done and nothing of the talk around it: %s', (prompt, reply) => {
  expect(talk(prompt).reply).toBe(reply)
})

test('a price without a name asks whose, with a sentence for each', () => {
  const request = { mode: 'html' as const, pageName: 'Home', html: saas, pages: [], chat: [], variant: 0 }
  const answer = edit({ ...request, prompt: 'change the price to $12' })
  expect(answer.operations).toEqual([])
  expect(answer.suggestions).toContain('The price of Solo is $12')
  const answered = edit({ ...request, prompt: 'The price of Solo is $12' })
  expect(answered.reply).toContain('Set the price of the Solo to $12')
})
