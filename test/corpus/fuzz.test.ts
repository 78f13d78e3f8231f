import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coalesce } from '#engine/reader/events.ts'
import { createReader } from '#engine/reader/reader.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { corpus, corpusPage, replyBytes } from './replies.ts'
import { runs } from '#test/support/draw.ts'

const texts = [...new Set(corpus.map(({ name }) => name))].map((name) => replyBytes(name).toString('utf8'))

/** A reply as no model has written it: pieces of real ones, one behind the other, with odd things between them. */
const mixed = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...texts), fc.nat(3_000), fc.nat(800)).map(([text, from, length]) => {
        const start = from % text.length
        return text.slice(start, start + length)
      }),
      fc.constantFrom(
        '```html\n',
        '```',
        '\n~~~\n',
        '<edit k="h1" ',
        '<edit k="c2" do="remove">',
        '<edit k="h1" do="text"/>',
        '<!-- <edit k="c2" do="remove"/>',
        '-->',
        '\n```css\n',
        '\n```json\n[{"k":"h1","do":"remove"}]\n',
        'words that go on and on '.repeat(180),
        '</edit>',
        '<page>',
        '</page>',
        '<think>',
        '</think>',
        '<<<<<<< SEARCH\n',
        '=======\n',
        '>>>>>>> REPLACE',
        '<!--',
        '{ "',
        '<script>',
        '</html>',
        '"',
        '\r\n',
        '🥖',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const read = (pieces: string[]) => {
  const reader = createReader()
  return coalesce([...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()])
}

test('whatever a model writes, the events do not tell how it was split', () => {
  fc.assert(
    fc.property(mixed, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }), (text, sizes) => {
      const pieces: string[] = []
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1
        pieces.push(text.slice(at, at + size))
        at += size
      }
      expect(read(pieces)).toEqual(read([text]))
    }),
    { numRuns: runs(1_500) },
  )
})

/** A tree that is shown in part and breaks, with a letter behind it: that letter is no answer. */
const brokenTree = [
  '\n```css\n```json\n{\n  "title": "Korn",\n  "description": "A bakery that opens early.",\n  "elements": [\n',
  '    { "type": "header", "attributes": { "id": "top", "class": "px-6 py-4" }, "children": ',
  '[{ "type": "a", "attributes": { "href": "#top" }, "content": "Korn" }] },\n',
  '    {ld">Duo</h2>\n  <p class="mt-2">For two who share the work.</p>\n',
  '  <p class="mt-4 text-3xl" data-placeholder>Price</p>\n',
  '  <button type="button" class="mt-6 bg-black px-6 py-3 text-white">Choose Duo</button>\n</article>\n```\nH',
].join('')

test('whatever a model writes, a turn ends well', async () => {
  await fc.assert(
    fc.asyncProperty(
      mixed,
      fc.boolean(),
      fc.constantFrom('html' as const, 'json' as const),
      fc.constantFrom('stop' as const, 'length' as const),
      async (text, onPage, mode, finish) => {
        const {
          page,
          done,
          text: said,
        } = await runTurn(request('change it', { html: onPage ? corpusPage : null, mode }), {
          model: scriptedModel({ text, finish, size: 40 }, text.slice(-300)),
        })
        expect(['stored', 'unchanged', 'fallback']).toContain(done.outcome)
        expect(said).not.toBe('')
        if (onPage) expect(page).not.toBe('')
      },
    ),
    { numRuns: runs(200), examples: [[brokenTree, false, 'json', 'stop']] },
  )
})
