import { expect, test } from 'vitest'
import { fixPage } from '#design/checks/check-page.ts'
import { fallbackMessages, replies } from '#rules/messages.ts'
import { corpus, corpusPage, replyBytes } from '#test/corpus/replies.ts'
import { plainDesigner } from '#test/support/plain-designer.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { generate } from './generate.ts'
import { ModelError } from './models/errors.ts'
import type { ModelErrorCode } from './models/errors.ts'

const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(replyBytes(name))

test.each(corpus)(
  '$name $mode: what comes of it',
  async ({ name, mode, onPage, outcome, applied, failed, notice, says, has = [], lacks = [] }) => {
    const asked = request('A page for the bakery Korn', {
      mode: mode ?? 'html',
      html: onPage ? corpusPage : null,
      ...(onPage ? { prompt: 'change what I said' } : {}),
    })
    const model = scriptedModel(text(name))
    const { done, page, notices, text: said, version } = await runTurn(asked, { model })
    expect(done).toMatchObject({ outcome, ...(applied === undefined ? {} : { applied, failed }) })
    expect(notices.map(({ code }) => code)).toEqual(notice === undefined ? [] : [notice])
    if (says) expect(said).toMatch(says)
    expect(said.trim()).toBe(said)
    expect(said).not.toBe('')
    for (const part of has) expect(page).toContain(part)
    for (const part of lacks) expect(page).not.toContain(part)
    if (mode === 'json') expect(version?.tree?.elements.length).toBeGreaterThan(0)
    expect(model.asked.length).toBeLessThanOrEqual(3)
  },
)

test('the built-in designer writes like a model: stages by name, a plan, the page in pieces', async () => {
  const { events, done, version, stages, text: said } = await runTurn(request('A page for Korn'))
  expect(done).toEqual({ type: 'done', outcome: 'stored', maker: { kind: 'designer' } })
  expect(stages).toEqual([
    'Reading the request',
    'Planning 4 sections',
    'Writing the header',
    'Writing the hero',
    'Writing the opening hours',
    'Writing the footer',
    'Checking…',
  ])
  expect(events).toContainEqual({
    type: 'plan',
    sections: expect.arrayContaining([{ id: 'more', label: 'Opening hours' }]),
  })
  expect(version).toMatchObject({
    html: expect.stringMatching(/^<!doctype html>[\s\S]+<\/html>\n$/),
    changed: ['Header', 'A page for Korn', 'More 🥖', 'Footer'],
    tree: null,
  })
  expect(said).toBe('I used your words.')
  expect(events).toContainEqual({ type: 'suggestions', prompts: ['Make it dark'], meant: [] })
})

test('a built-in page shows its first section at once and takes its time for the rest', async () => {
  const began = performance.now()
  let first = 0
  let deltas = 0
  const asked = request('A landing page for Nordlys, a small coffee roastery in Bergen')
  for await (const event of generate(asked, {
    model: null,
    designer: plainDesigner,
    signal: new AbortController().signal,
    pace: 600,
  })) {
    if (event.type === 'page') deltas++
    if (event.type === 'page' && deltas === 2) first = performance.now() - began
  }
  expect(performance.now() - began - first).toBeGreaterThan(400)
  expect(deltas).toBeGreaterThan(8)
})

test('a built-in edit comes as operations and leaves everything else as it was', async () => {
  const { operations, done, version } = await runTurn(
    request("change the main button to 'Order candles'", { html: corpusPage }),
  )
  expect(done).toMatchObject({ outcome: 'stored', applied: 1, failed: 0 })
  expect(operations.map(({ label }) => label)).toEqual(['Changed the text of the button “See the candles”'])
  expect(version?.html).toBe(corpusPage.replace('See the candles', 'Order candles'))
  expect(version?.changed).toHaveLength(1)
})

test('a built-in edit that is not understood changes nothing', async () => {
  const { done, version, text: said } = await runTurn(request('flurb the wobble', { html: corpusPage }))
  expect(done.outcome).toBe('unchanged')
  expect(version).toBeUndefined()
  expect(said).not.toBe('')
})

test('in JSON mode a built-in page comes with its tree', async () => {
  const { version } = await runTurn(request('A page for the bakery Korn', { mode: 'json' }))
  expect(version?.tree?.elements.length).toBeGreaterThan(0)
})

const errors: [code: ModelErrorCode, reply: string, title: string, description: string][] = [
  ...(['status', 'breaker-open', 'content-type', 'garbage', 'error-in-stream'] as const).map(
    (code): [ModelErrorCode, string, string, string] => [
      code,
      replies.apiIssue,
      'Using fallback design',
      fallbackMessages.usingFallback.description,
    ],
  ),
  ...(['connection', 'cut', 'first-byte-timeout', 'idle-timeout', 'total-timeout', 'too-large'] as const).map(
    (code): [ModelErrorCode, string, string, string] => [
      code,
      'Sorry, I encountered an error while generating your design. Please try again.',
      'Error generating design',
      'There was a problem connecting to the design API. Using fallback templates.',
    ],
  ),
]

test.each(errors)('%s: the words of the specification and a fallback page', async (code, reply, title, description) => {
  for (const before of [
    '',
    'Here is ',
    '<page><!doctype html><html><head><title>x</title></head><body><header><p>Too little',
  ]) {
    const asked = request('A page for the bakery Korn')
    const turn = await runTurn(asked, { model: scriptedModel({ text: before, error: new ModelError(code) }) })
    expect(turn.done).toEqual({ type: 'done', outcome: 'fallback', maker: { kind: 'fallback' } })
    expect(turn.text).toBe(reply)
    expect(turn.notices).toEqual([expect.objectContaining({ title, description })])
    expect(turn.version?.html).toBe(plainDesigner.compose(asked).html)
  }
})

test('an edit that the model cannot make is made by the built-in designer, or the page is kept', async () => {
  const model = () => scriptedModel({ text: '', error: new ModelError('status', { status: 500 }) })
  const understood = await runTurn(request("change the main button to 'Order candles'", { html: corpusPage }), {
    model: model(),
  })
  expect(understood.done).toMatchObject({ outcome: 'fallback', applied: 1 })
  expect(understood.version?.html).toContain('Order candles')
  const kept = await runTurn(request('flurb the wobble', { html: corpusPage }), { model: model() })
  expect(kept.done.outcome).toBe('fallback')
  expect(kept.version).toBeUndefined()
  expect(kept.notices).toEqual([
    expect.objectContaining({
      title: 'Using fallback design',
      description: 'The design API did not answer. Your page was kept.',
    }),
  ])
})

const long = (sections: number, of = 'A long page about bread.') =>
  `<page>\n<!doctype html>\n<html lang="en"><head><title>Long</title></head><body><main>\n` +
  Array.from(
    { length: sections },
    (_, index) =>
      `<section id="s-${index}" class="px-6"><h2>Part ${index}</h2>` +
      `<p>${of} Number ${index} of many, and every one is a little different.</p></section>`,
  ).join('\n') +
  `\n</main></body></html>\n</page>`

test('a page that breaks off late is kept as a complete document', async () => {
  const whole = long(20)
  const asked = request('A long page')
  const turn = await runTurn(asked, {
    model: scriptedModel({ text: whole.slice(0, whole.indexOf('Part 15') + 3), error: new ModelError('cut') }),
  })
  expect(turn.done).toMatchObject({ outcome: 'stored', maker: { kind: 'model', model: 'scripted' } })
  expect(turn.version?.html).toMatch(/Number 14[\s\S]+<h2><\/h2><\/section><\/main><\/body><\/html>\n$/)
  expect(turn.notices).toEqual([expect.objectContaining({ code: 'partial', title: 'The page is not complete' })])
  const against = await runTurn(
    { ...asked, html: long(60) },
    { model: scriptedModel({ text: whole.slice(0, 2_000), error: new ModelError('cut') }) },
  )
  expect(against.done.outcome).toBe('fallback')
})

test('an answer cut by the length limit is continued, and shown so', async () => {
  const whole = long(24)
  const third = Math.ceil(whole.length / 3)
  const lines = [whole.slice(0, third), whole.slice(third - 40, third * 2), `\`\`\`html\n${whole.slice(third * 2 - 9)}`]
  const model = scriptedModel(
    { text: lines[0] ?? '', finish: 'length' },
    { text: lines[1] ?? '', finish: 'length' },
    lines[2] ?? '',
  )
  const turn = await runTurn(request('A long page'), { model })
  expect(turn.page).toBe(fixPage(whole.replace('<page>\n', '').replace('\n</page>', '')).html)
  expect(turn.stages.filter((label) => label.startsWith('Continuing'))).toEqual([
    'Continuing (2/3)',
    'Continuing (3/3)',
  ])
  expect(turn.done.outcome).toBe('stored')
  expect(turn.notices).toEqual([])
  expect(model.asked).toHaveLength(3)
})

test('an answer that is still cut after three segments is never shown as finished', async () => {
  const whole = long(90)
  const cut = (from: number) => ({ text: whole.slice(from, from + 2_000), finish: 'length' as const })
  const model = scriptedModel(cut(0), cut(1_900), cut(3_800), cut(5_700))
  const turn = await runTurn(request('A long page'), { model })
  expect(model.asked).toHaveLength(3)
  expect(turn.done.outcome).toBe('stored')
  expect(turn.notices).toEqual([expect.objectContaining({ code: 'partial' })])
  expect(turn.page).toMatch(/<\/body><\/html>\n$/)
})

test('operations cut by the length limit are continued too', async () => {
  const reply = text('edits-of-every-kind')
  const at = reply.indexOf('Juniper') + 3
  const turn = await runTurn(request('change it', { html: corpusPage }), {
    model: scriptedModel({ text: reply.slice(0, at), finish: 'length' }, reply.slice(at - 30)),
  })
  expect(turn.done).toMatchObject({ outcome: 'stored', applied: 8, failed: 0 })
})

test('changes that fail are asked for once more, with the reason and nothing else', async () => {
  const model = scriptedModel(text('edits-one-unknown'), 'Sorry.\n<edit k="b2" do="text">Start free</edit>')
  const turn = await runTurn(request('change four things', { html: corpusPage }), { model })
  expect(turn.done).toMatchObject({ outcome: 'stored', applied: 4, failed: 0 })
  expect(turn.text).not.toContain('Sorry')
  expect(turn.notices).toEqual([])
  const again = model.asked[1]?.at(-1)?.content ?? ''
  expect(again).toContain('<edit k="b9" do="text">Start free</edit>')
  expect(again).not.toContain('<edit k="h3"')
  expect(again).toContain('Slow light')
})

test('a reply without a page, or with parts left out, is asked for once more', async () => {
  const page = text('page-element')
  const first = await runTurn(request('A page for Korn'), { model: scriptedModel('I would love to.', page) })
  expect(first.done.outcome).toBe('stored')
  const second = await runTurn(request('make it calm', { html: corpusPage }), {
    model: scriptedModel(text('rest-unchanged'), text('edits')),
  })
  expect(second.done).toMatchObject({ outcome: 'stored', applied: 3 })
  expect(second.page).toContain('Order candles')
  const never = await runTurn(request('make it calm', { html: corpusPage }), {
    model: scriptedModel(text('rest-unchanged'), text('rest-unchanged')),
  })
  expect(never.done.outcome).toBe('unchanged')
  expect(never.page).toBe(corpusPage)
})

test('a change that asks for what is there already is no failure', async () => {
  const model = scriptedModel('Here.\n<edit k="h1" do="text">Candles that burn slowly</edit>')
  const turn = await runTurn(request('change it', { html: corpusPage }), { model })
  expect(turn.done.outcome).toBe('unchanged')
  expect(turn.notices.map(({ description }) => description)).toEqual(['The page is as asked already.'])
  expect(model.asked).toHaveLength(1)
})

test('changes of a page that is not there are answered with one', async () => {
  const model = scriptedModel(text('edits'), text('edits'))
  const turn = await runTurn(request('A page for Korn'), { model })
  expect(model.asked[1]?.at(-1)?.content).toContain('write it now, complete')
  expect(turn.done.outcome).toBe('fallback')
  expect(turn.version?.html).toContain('A page for Korn')
})

test('at most two calls beyond the first', async () => {
  const cut = {
    text: 'One change. <edit k="zz" do="text">Slow light</edit><edit k="zy" do="text">x</edit> and more to come',
    finish: 'length' as const,
  }
  const model = scriptedModel(cut, cut, cut, cut, cut)
  await runTurn(request('change it', { html: corpusPage }), { model })
  expect(model.asked.length).toBeLessThanOrEqual(3)
})

test('stopping keeps the changes made, and a page only when it is worth it', async () => {
  const stopAfter = async (html: string | null, reply: string, isLast: (page: string) => boolean) => {
    const stop = new AbortController()
    let page = ''
    const model = scriptedModel(reply)
    const watching = {
      ...model,
      async *reply(...call: Parameters<typeof model.reply>) {
        for await (const part of model.reply(...call)) {
          if (part.type === 'delta') page += part.delta
          if (isLast(page)) stop.abort()
          yield part
        }
      },
    }
    return runTurn(request('do it', { html }), { model: watching, signal: stop.signal })
  }
  const edits = await stopAfter(corpusPage, text('edits'), (said) => said.includes('--ink'))
  expect(edits.done).toMatchObject({ outcome: 'stopped', applied: 1 })
  expect(edits.version?.html).toContain('--surface:oklch(.19 .02 80)')
  const early = await stopAfter(null, long(20), (said) => said.includes('Part 0'))
  expect(early.done.outcome).toBe('stopped')
  expect(early.version).toBeUndefined()
  const late = await stopAfter(null, long(20), (said) => said.includes('Part 12'))
  expect(late.version?.html).toMatch(/<\/html>\n$/)
  const over = await stopAfter(corpusPage, long(20), (said) => said.includes('Part 12'))
  expect(over.version).toBeUndefined()
  expect(over.page).toBe(corpusPage)
})

test('stopping the built-in designer ends it at once', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 150)
  const began = performance.now()
  const turn = await runTurn(request('A landing page for Nordlys'), { signal: stop.signal, pace: 20_000 })
  expect(turn.done.outcome).toBe('stopped')
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a designer that breaks ends in an honest failure, with and without a model', async () => {
  const broken = {
    compose: () => {
      throw new Error('no families')
    },
    edit: () => {
      throw new Error('no families')
    },
  }
  for (const model of [null, scriptedModel({ text: '', error: new ModelError('cut') })]) {
    const turn = await runTurn(request('A page'), { designer: broken, model })
    expect(turn.done.outcome).toBe('failed')
    expect(turn.text).toBe(replies.error)
    expect(turn.notices).toEqual([expect.objectContaining({ title: 'Error generating design' })])
    expect(turn.version).toBeUndefined()
  }
})

test('a page that asks for something dangerous is cleaned before it is kept', async () => {
  const evil = long(6).replace(
    '<h2>Part 1</h2>',
    '<h2>Part 1</h2><script src="https://evil.example/x.js"></script><iframe src="https://evil.example"></iframe>',
  )
  const turn = await runTurn(request('A page'), { model: scriptedModel(evil) })
  expect(turn.page).toContain('Part 1')
  expect(turn.page).not.toContain('evil.example')
})
