import { expect, test } from 'vitest'
import { corpusPage, replyBytes } from '#test/corpus/replies.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import type { ModelClient, ModelMessage } from '../models/types.ts'

/** How a model goes on after the end of what it said. */
type Style = (whole: string, at: number) => string

const styles: Record<string, Style> = {
  'exactly there': (whole, at) => whole.slice(at),
  'with its last 30 characters again': (whole, at) => whole.slice(Math.max(0, at - 30)),
  'with its last 200 characters again': (whole, at) => whole.slice(Math.max(0, at - 200)),
  'with an introduction and a fence': (whole, at) =>
    `Here is the rest:\n\`\`\`html\n${whole.slice(Math.max(0, at - 60))}`,
  'after thinking': (whole, at) => `<think>Where was I? <html></think>\n${whole.slice(Math.max(0, at - 40))}`,
}

/** Says `whole` in segments that end at `cuts`, each time going on where its own last words end. */
function cutModel(whole: string, cuts: readonly number[], goOn: Style): ModelClient & { asked: ModelMessage[][] } {
  const asked: ModelMessage[][] = []
  return {
    name: 'cut',
    asked,
    async *reply(messages) {
      asked.push([...messages])
      const said = messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
      const end = cuts[asked.length - 1]
      const text = said === '' ? whole.slice(0, end) : upTo(goOn(whole, said.length), whole, end)
      for (let at = 0; at < text.length; at += 97) yield { type: 'delta', delta: text.slice(at, at + 97) }
      yield { type: 'end', finishReason: end === undefined ? 'stop' : 'length', usage: null }
    },
  }
}

/** A continuation that is cut itself where `whole` is cut. */
const upTo = (text: string, whole: string, end: number | undefined) =>
  end === undefined ? text : text.slice(0, text.length - (whole.length - end))

const sections = Array.from(
  { length: 9 },
  (_, n) =>
    `<section id="part-${n}" class="px-6 py-16 text-(--ink)"><h2>Part ${n} 🥖</h2><p>Brød for de tidlige, number ${n} &amp; more.</p></section>`,
)
const page =
  `A page for you.\n<page>\n<!doctype html>\n<html lang="en"><head><title>Cut</title></head><body><main>\n` +
  `${sections.join('\n')}\n</main></body></html>\n</page>\nDone`
const edits = replyBytes('edits-of-every-kind').toString('utf8')

const cases = Object.keys(styles).flatMap((style) => [
  { what: 'a page', style, reply: page, html: null, step: 61 },
  { what: 'changes', style, reply: edits, html: corpusPage, step: 23 },
])

test.each(cases)(
  '$what, cut anywhere and continued $style: nothing is lost or said twice',
  async ({ reply, html, style, step }) => {
    const goOn = styles[style] ?? styles['exactly there']
    const asked = request(html === null ? 'A page' : 'change it', { html })
    const plain = await runTurn(asked, { model: cutModel(reply, [], (whole, at) => whole.slice(at)) })
    expect(plain.done.outcome).toBe('stored')
    let tried = 0
    for (let at = 20; at < reply.length - 5; at += step) {
      const model = cutModel(reply, [at], goOn ?? ((whole, from) => whole.slice(from)))
      const { page: made, done, stages, notices } = await runTurn(asked, { model })
      expect(made, `cut at ${at}: …${reply.slice(Math.max(0, at - 20), at)}`).toBe(plain.page)
      expect(done).toEqual(plain.done)
      expect(notices).toEqual([])
      expect(stages.filter((label) => label.startsWith('Continuing'))).toEqual(['Continuing (2/3)'])
      tried++
    }
    expect(tried).toBeGreaterThan(20)
  },
)

test('it is asked to go on after its last 200 characters, twice at most', async () => {
  const third = Math.ceil(page.length / 3)
  const model = cutModel(page, [third, third * 2], (whole, at) => whole.slice(at))
  const { stages, done, page: made } = await runTurn(request('A page'), { model })
  expect(done.outcome).toBe('stored')
  expect(made).toContain('Part 8')
  expect(stages.filter((label) => label.startsWith('Continuing'))).toEqual(['Continuing (2/3)', 'Continuing (3/3)'])
  for (const messages of model.asked.slice(1)) {
    const [, , said, order] = messages
    expect(order?.content.endsWith(`\n${said?.content.slice(-200)}`)).toBe(true)
    expect(page.startsWith(said?.content ?? 'x')).toBe(true)
  }
})

test('a page that is still cut in its third segment is kept as far as it is whole, and told', async () => {
  const quarter = Math.ceil(page.length / 4)
  const model = cutModel(page, [quarter, quarter * 2, quarter * 3, page.length], (whole, at) => whole.slice(at))
  const { done, notices, page: made } = await runTurn(request('A page'), { model })
  expect(model.asked).toHaveLength(3)
  expect(done.outcome).toBe('stored')
  expect(notices).toEqual([expect.objectContaining({ title: 'The page is not complete' })])
  expect(made).toMatch(/<\/main><\/body><\/html>\n$/)
})
