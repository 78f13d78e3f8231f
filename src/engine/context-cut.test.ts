import { expect, test } from 'vitest'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { contextIn, tokensIn, tokensOf } from './models/context.ts'
import { ModelError } from './models/errors.ts'
import { createModelClient } from './models/client.ts'
import type { ModelClient } from './models/types.ts'

const words = 'A long and honest paragraph about what happens here every day of the week. '
const names = ['hero', 'pricing', 'gallery', 'team', 'faq', 'contact']
const part = (name: string) =>
  `<section id="${name}" data-section="${name}/plain"><h2>About ${name}</h2>` +
  `${`<p>${words}</p>`.repeat(30)}<p class="last">The end of ${name}.</p></section>`
const pageOf = (inner: string) =>
  `<!doctype html><html lang="en"><head><title>Korn</title></head><body><main>${inner}</main></body></html>`
const long = pageOf(names.map(part).join('\n'))

/** A page whose frame alone takes a good part of what a small model takes. */
const framed = long.replace('<main>', `<main class="${'mt-[12.5px] '.repeat(160)}">`)

const taking = (context: number | null, ...lines: Parameters<typeof scriptedModel>) =>
  Object.assign(scriptedModel(...lines), { context: () => context })
const said = (model: ReturnType<typeof taking>, call = 0) => model.asked[call]?.at(-1)?.content ?? ''
const edit = 'Done.\n<edit k="h2" do="text">Prices</edit>'

test('a model that takes little sees the part that a request is about, and the rest folded; what is folded stays', async () => {
  const model = taking(8_000, edit)
  const turn = request('rename the heading of the pricing section to Prices', { html: long })
  const { page, done } = await runTurn(turn, { model })
  expect(tokensOf(model.asked[0] ?? [])).toBeLessThan(8_000)
  expect(said(model)).toContain('The end of pricing.')
  expect(said(model)).toMatch(
    /<section k=s\d id="faq" data-section="faq\/plain"><fold n="\d+" title="[^"]+"\/><\/section>/,
  )
  expect(said(model)).toContain('Not all of the page is shown')
  expect(done).toMatchObject({ outcome: 'stored', applied: 1 })
  expect(page.replace('>Prices<', '>About pricing<')).toBe(long)
})

test.each([
  ['it takes everything', 200_000],
  ['nobody said', null],
])('where %s the page is shown whole', async (_, context) => {
  const model = taking(context, edit)
  await runTurn(request('rename the heading of the pricing section to Prices', { html: long }), { model })
  expect(said(model)).not.toContain('<fold')
  for (const name of names) expect(said(model)).toContain(`The end of ${name}.`)
})

test('what cannot fit is not asked: the person reads why, and the page stays', async () => {
  const model = taking(2_000)
  const { events, page } = await runTurn(request('write the third paragraph of the team anew', { html: long }), {
    model,
  })
  expect(model.asked).toEqual([])
  expect(page).toBe(long)
  const why = events.flatMap((event) => (event.type === 'notice' ? [event.why] : []))
  expect(why).toEqual([
    'The page and what was said are too long for this model. Pick a part of the page, or ask for less at once.',
  ])
})

test('what is picked goes along alone where nothing more does', async () => {
  const one = pageOf(`<section id="all"><h2>All</h2>${`<p>${words}</p>`.repeat(200)}</section>`)
  const model = taking(4_500, 'Done.\n<edit k="h2" do="text">Prices</edit>')
  const { done } = await runTurn(request('call it Prices', { html: one, targets: ['h1'] }), { model })
  expect(said(model)).toContain('<section_to_change>')
  expect(said(model)).not.toContain('A long and honest')
  expect(done.outcome).not.toBe('stored')
})

test('where not even one part fits beside the names of the others as they stand, the part that is named goes along alone', async () => {
  const model = taking(4_600, 'Done.\n<edit k="h2" do="text">Prices</edit>')
  const { page, text } = await runTurn(
    request('rename the heading of the pricing section to Prices', { html: framed }),
    {
      model,
    },
  )
  expect(said(model)).toContain('<section_to_change>')
  expect(said(model)).toContain('The end of pricing.')
  expect(said(model)).not.toContain('The end of faq.')
  expect(tokensOf(model.asked[0] ?? [])).toBeLessThan(4_600)
  expect(text).toContain('takes less at once than this page: it saw 1 of ')
  expect(page.replace('>Prices<', '>About pricing<')).toBe(framed)
})

test('an endpoint that says only now how much it takes is asked once more, with less', async () => {
  const refusal = new ModelError('status', { status: 400, trouble: 'context' })
  const inner = scriptedModel({ text: '', error: refusal }, edit)
  let known: number | null = null
  const model: ModelClient = {
    ...inner,
    context: () => known,
    async *reply(messages, signal, options) {
      try {
        yield* inner.reply(messages, signal, options)
      } catch (error) {
        known = 6_500
        throw error
      }
    },
  }
  const { done } = await runTurn(request('rename the heading of the pricing section to Prices', { html: long }), {
    model,
  })
  expect(done).toMatchObject({ outcome: 'stored', applied: 1 })
  expect(inner.asked).toHaveLength(2)
  expect(tokensOf(inner.asked[0] ?? [])).toBeGreaterThan(6_500)
  expect(tokensOf(inner.asked[1] ?? [])).toBeLessThan(6_500)
})

test.each([
  ["This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.", 4096],
  [
    '{"error":{"code":400,"message":"the request exceeds the available context size","n_prompt_tokens":9000,"n_ctx":8192}}',
    8192,
  ],
  ['prompt is too long: 210000 tokens > 200000 maximum', 200_000],
  ['The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['The number of tokens to keep from the initial prompt is greater than the context length (n_ctx: 4096)', 4096],
  ['context_length_exceeded', null],
])('“%s” says %s', (answer, size) => {
  expect(contextIn(answer)).toBe(size)
})

/** What the tokenizer of Qwen 3, Gemma 3 or Llama 3 made of each that made the most of it. */
const counted: [tokens: number, text: string][] = [
  [15, 'We bake every night and open our doors at six in the morning.'],
  [20, 'Nous préparons chaque matin des pains au levain et des viennoiseries.'],
  [23, 'Мы печём хлеб каждую ночь и открываем двери в шесть утра.'],
  [19, '私たちは毎晩パンを焼き、朝六時に扉を開けます。'],
  [17, '我们每天晚上烤面包，早上六点开门。'],
  [23, 'نخبز الخبز كل ليلة ونفتح أبوابنا في السادسة صباحا.'],
  [50, '<div k=d12 class="mt-4 px-6 rounded-xl bg-[var(--accent)] hover:-translate-y-0.5 md:grid-cols-[1.2fr_0.8fr]">'],
  [
    38,
    '<a k=a3 href="#prices" class="text-sm font-medium underline-offset-4 hover:underline">Prices</a>\n        </nav>\n      </div>',
  ],
  [48, 'M12.3 4.5L8.21 9.87c-1.2 3.4-5.6 7.1-9.02 4.56z'],
  [21, 'const total = rows.reduce((sum, { price }) => sum + price, 0)'],
]
test('in every alphabet, in markup and in figures a text is not taken for shorter than models take it', () => {
  for (const [tokens, text] of counted) expect(tokensIn(text)).toBeGreaterThanOrEqual(Math.floor(tokens * 0.95))
})

test('the client learns the size from a refusal, and leaves an answer the room that is there', async () => {
  const bodies: { max_tokens: number }[] = []
  const learned: string[] = []
  const answer = 'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
  const fetch: typeof globalThis.fetch = async (_, init) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    if (bodies.length > 1) return new Response(answer, { headers: { 'content-type': 'text/event-stream' } })
    const message = "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens."
    return Response.json({ error: { message, code: 'context_length_exceeded' } }, { status: 400 })
  }
  const who = { baseUrl: 'http://model.example/v1', apiKey: null, model: 'm', referer: 'http://localhost', title: 't' }
  const client = createModelClient({ ...who, fetch, onLearned: (what) => learned.push(what) })
  const call = async () => {
    for await (const _ of client.reply([{ role: 'user', content: 'x'.repeat(6_000) }], new AbortController().signal))
      continue
  }
  await expect(call()).rejects.toMatchObject({ trouble: 'context' })
  expect([client.context?.(), learned]).toEqual([4096, ['4096 tokens at once']])
  await call()
  expect(bodies.map(({ max_tokens }) => max_tokens)).toEqual([4000, 4096 - 6_000 / 4 - 64])
})
