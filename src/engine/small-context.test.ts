import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { runs } from '#test/support/draw.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { type Line, scriptedModel } from '#test/support/scripted-model.ts'
import { tokensOf } from './models/context.ts'
import { ModelError } from './models/errors.ts'
import type { ModelClient, ModelMessage } from './models/types.ts'
import type { EditFormat, FormatCounts } from './turn/edit-formats.ts'

/** Words of a shop, and of people who write in other alphabets: these take more room. */
const words = [
  'bread',
  'every night',
  'Öffnungszeiten',
  'хлеб',
  '焼きたてのパン',
  'price',
  '24,50',
  'a longer word about it',
]
const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((some) => some.join(' '))
const names = ['hero', 'pricing', 'gallery', 'team', 'faq', 'contact', 'story', 'menu', 'footer']
const section = (name: string, texts: readonly string[]) =>
  `<section id="${name}" data-section="${name}/plain"><h2>About ${name}</h2>` +
  `${texts.map((text) => `<p class="mt-4 text-lg">${text}</p>`).join('')}</section>`
const page = fc
  .array(fc.array(sentence, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: names.length })
  .map((parts) => parts.map((texts, index) => section(names[index] ?? 'more', texts)).join('\n'))
  .map((inner) => `<!doctype html><html lang="en"><head><title>Korn</title></head><body>${inner}</body></html>`)

/** What weak and small models answer: nothing to be used, thinking alone, a page that breaks off, a change that is right. */
const answer: fc.Arbitrary<Line> = fc.oneof(
  fc.constantFrom<Line>(
    'Done.\n<edit k="zz9" do="text">Prices</edit>',
    'Done.\n<edit k="h2" do="text">Prices</edit>',
    '<<<<<<< SEARCH\nno such line\n=======\nother\n>>>>>>> REPLACE',
    '```html\n<section id="pricing"><h2>Prices</h2></section>\n```',
    'Thanks!',
    { text: '', finish: 'length' },
  ),
  fc.array(sentence, { minLength: 20, maxLength: 120 }).map((texts) => ({
    text: `<page><!doctype html><html lang="en"><head><title>Korn</title></head><body>${section('hero', texts)}`,
    finish: 'length' as const,
    size: 977,
  })),
)
const asks = fc.tuple(
  fc.constantFrom(
    'rename the heading of the pricing section to Prices',
    'make the heading of the team larger',
    'Thank you',
  ),
  fc.array(sentence, { maxLength: 12 }).map((more) => more.join('. ')),
)
const habit: fc.Arbitrary<FormatCounts> = fc
  .constantFrom<EditFormat>('operations', 'section', 'search', 'page')
  .map((format) => ({ operations: { tried: 9, worked: 0 }, [format]: { tried: 9, worked: 9 } }))

/** An answer of so many tokens fits beside each question. */
const leastAnswer = 256

/** A model that takes so much at once: known from the start, or said by its endpoint when it refuses a longer call. */
function small(
  room: number,
  isKnown: boolean,
  lines: Line[],
): { model: ModelClient; heard: (readonly ModelMessage[])[] } {
  const inner = scriptedModel(...lines)
  let known = isKnown ? room : null
  const heard: (readonly ModelMessage[])[] = []
  const model: ModelClient = {
    ...inner,
    context: () => known,
    async *reply(messages, signal, options) {
      if (known === null && tokensOf(messages) + leastAnswer > room) {
        known = room
        throw new ModelError('status', { status: 400, trouble: 'context' })
      }
      heard.push(messages)
      yield* inner.reply(messages, signal, options)
    },
  }
  return { model, heard }
}

const drawn = fc.record({
  room: fc.integer({ min: 2_000, max: 10_000 }),
  isKnown: fc.boolean(),
  html: fc.option(page, { freq: 8 }),
  lines: fc.array(answer, { minLength: 3, maxLength: 6 }),
  asked: asks,
  counts: habit,
  isPicked: fc.boolean(),
  mode: fc.constantFrom('html' as const, 'html' as const, 'json' as const),
  repair: fc.boolean(),
  chat: fc.array(
    sentence.map((content) => ({ role: 'user' as const, content })),
    { maxLength: 8 },
  ),
})

test('what is sent never exceeds what a model takes at once, the request stands in it whole, and what was not seen is told', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async ({ room, isKnown, html, lines, asked, counts, isPicked, mode, repair, chat }) => {
      const { model, heard } = small(room, isKnown, lines)
      const prompt = `${asked[0]}. ${asked[1]}`.trim()
      const isRepair = repair && html !== null
      const key =
        html === null ? undefined : [...openDocument(html).elements.values()].find(({ tag }) => tag === 'p')?.key
      const turn = request(prompt, {
        html,
        chat,
        mode: isRepair ? 'html' : mode,
        ...(isPicked && key !== undefined ? { targets: [key] } : {}),
        ...(isRepair ? { repair: true } : {}),
      })
      const memory = { recall: () => counts, keep: () => undefined }
      const { text, notices, done } = await runTurn(turn, { model, memory })
      for (const messages of heard) {
        expect(tokensOf(messages) + leastAnswer).toBeLessThanOrEqual(room)
        expect(messages[1]?.content).toContain(`<request>\n${prompt}\n</request>`)
      }
      const isFolded = heard.some(([, user]) => /<fold n="\d+" title=/.test(user?.content ?? ''))
      const why = notices.map((notice) => notice.why ?? notice.description).join(' ')
      if (heard.length === 0 && !isRepair) expect(why).toContain('too long for this model')
      if (
        isFolded &&
        !isRepair &&
        (done.outcome === 'stored' || done.outcome === 'unchanged') &&
        done.maker.kind === 'model'
      )
        expect(`${text} ${why}`).toMatch(/takes less at once than this page: it saw|left parts of the page out/)
    }),
    { numRuns: runs(150) },
  )
})
