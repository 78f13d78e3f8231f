import { expect, test } from 'vitest'
import { type AnswerDraft, answerOf, emptyAnswerDraft, reduceAnswerDraft } from '#design/answer.ts'
import { applySplices } from '#design/splices.ts'
import type { EngineEvent } from '../types.ts'
import { classTest, tailwindTest } from './classes.ts'
import { finishTurn, openTurn, writePage } from './turn.ts'
import type { Turn } from './turn.ts'
import { applyChange } from './change.ts'

const page = (content: string) =>
  `<!doctype html>\n<html lang="en"><head><meta name="viewport" content="width=device-width"><title>T</title><meta ` +
  `name="description" content="D"></head><body><main><h1>T</h1>${content}</main></body></html>`

async function turnOn(html: string | null): Promise<Turn> {
  const designer = {
    compose: () => {
      throw new Error('not asked')
    },
    edit: () => ({ reply: '', operations: [], suggestions: [] }),
  }
  const request = { prompt: 'x', mode: 'html', pageName: 'Home', html, pages: [], chat: [], variant: 0 } as const
  const signal = new AbortController().signal
  const turn = openTurn(
    { ...request, pages: [], chat: [] },
    { designer, signal, pace: 0, maxTokens: 4000, pause: async () => {}, maker: { kind: 'model', model: 'm' } },
  )
  turn.classExists = await classTest()
  turn.usesTailwind = await tailwindTest()
  return turn
}

/** What a reader of the events makes of them, beside the version they end with. */
function told(events: EngineEvent[], before: string) {
  let html = before
  let isFresh = true
  for (const event of events) {
    if (event.type === 'page') html = isFresh ? event.delta : html + event.delta
    if (event.type === 'page') isFresh = false
    if (event.type === 'operation') html = applySplices(html, event.splices)
  }
  const version = events.find((event) => event.type === 'version')
  expect(version?.html).toBe(html)
  const last = events.reduce<AnswerDraft>(
    (all, event) => (event.type === 'done' ? all : reduceAnswerDraft(all, event)),
    emptyAnswerDraft,
  )
  const done = { outcome: 'stored', maker: { kind: 'designer' }, charged: true, at: 1 } as const
  return { html, answer: answerOf(last, done, before), operations: events.filter(({ type }) => type === 'operation') }
}

test('a new page is put right before it is stored, and what is left is told', async () => {
  const turn = await turnOn(null)
  const events: EngineEvent[] = [
    writePage(
      turn,
      page(
        '<img src="a/grove.jpg" class="h-8 w-8 text-grey-500"><img src="b/press.jpg" class="h-8 w-8"><a ' +
          'href="#pricess">Prices</a><section id="prices"><h2>Prices</h2><a href="#shop">Shop</a></section>',
      ),
    ),
  ]
  events.push(...finishTurn(turn, 'stored'))
  const { html, answer } = told(events, '')
  expect(html).toContain('alt="Grove"')
  expect(html).toContain('text-gray-500')
  expect(html).toContain('<a href="#prices">')
  expect(answer.changes.at(-1)).toBe(
    'Fixed: 2 pictures without a description, 2 pictures without a size, a link to a place that is not there and a class that means nothing',
  )
  expect(answer.left).toEqual(['a link to a place that is not there'])
})

test('after a change only what it wrote is put right; the rest stays byte for byte', async () => {
  const before = page('<img src="old.jpg"><h4>Old</h4><p class="text-grey-500">x</p><p>here</p>')
  const turn = await turnOn(before)
  const [paragraph] = [...(turn.document?.elements.values() ?? [])].filter(({ tag }) => tag === 'p').slice(-1)
  const change = {
    do: 'after',
    k: paragraph?.key ?? '',
    html: '<img src="new/olive-tree.jpg" class="h-8 w-8"><a href="">New</a>',
  } as const
  const events = [...applyChange(turn, change, '')]
  events.push(...finishTurn(turn, 'stored'))
  const { html, answer } = told(events, before)
  expect(html).toBe(
    before.replace(
      '<p>here</p>',
      '<p>here</p><img src="new/olive-tree.jpg" class="h-8 w-8" alt="Olive tree" width="32" height="32"><a href="#">New</a>',
    ),
  )
  expect(answer.changes).toContain(
    'Fixed: a picture without a description, a picture without a size and a link that leads nowhere',
  )
  expect(answer.left).toEqual([])
})

test('a page with nothing to find tells of no checks', async () => {
  const turn = await turnOn(null)
  const events = [writePage(turn, page('<p>Fine.</p>')), ...finishTurn(turn, 'stored')]
  expect(events.map(({ type }) => type)).toEqual(['page', 'version', 'reading'])
})

test('what was stopped is kept as it stood', async () => {
  const turn = await turnOn(null)
  const events = [writePage(turn, page('<img src="a.jpg">')), ...finishTurn(turn, 'stopped')]
  expect(events.map(({ type }) => type)).toEqual(['page', 'version'])
})

test('a page with its own look keeps its classes: none of them is misspelt Tailwind', async () => {
  const turn = await turnOn(null)
  const own = '<style>.card{color:red} .card h2{color:red} .menu{color:red}</style>'
  const html = page('<div class="card menu text-grey-500 text-bold">Hi</div>').replace('</head>', `${own}</head>`)
  const events: EngineEvent[] = [writePage(turn, html)]
  events.push(...finishTurn(turn, 'stored'))
  expect(told(events, '').html).toContain('class="card menu text-grey-500 text-bold"')
})
