import { expect, test } from 'vitest'
import { plainDesigner } from '#test/support/plain-designer.ts'
import { runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { ModelError } from '../models/errors.ts'
import type { ModelClient, ModelMessage } from '../models/types.ts'
import type { GenerationRequest, PageLooks } from '../types.ts'

const html = plainDesigner
  .compose({ prompt: 'x', mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
  .parts.map((part) => part.html)
  .join('')
const looks: PageLooks = {
  pictures: [1440, 390].map((width) => ({ mediaType: 'image/jpeg', data: `picture${width}`, instead: `no ${width}` })),
  findings: [{ title: 'Low contrast', key: 'h1', widths: [390], detail: 'contrast 1.9' }],
}
const request: GenerationRequest = {
  prompt: 'Polish',
  mode: 'html',
  pageName: 'Home',
  html,
  pages: [],
  chat: [],
  variant: 0,
  targets: ['h1'],
  looks,
}

const mended = (more: string) => `Two things are better.\n${more}`
const heading =
  '<edit k="h1" do="class" add="text-balance" note="Heading in two lines" was="four lines" is="two lines" at="390"/>'

/** A model that remembers what it was sent. */
function listening(answer: string) {
  const sent: ModelMessage[][] = []
  const model: ModelClient = {
    name: 'seer',
    async *reply(messages) {
      sent.push([...messages])
      yield { type: 'delta', delta: answer }
      yield { type: 'end', finishReason: 'stop', usage: null }
    },
  }
  return { model, sent }
}

test('one call with two pictures and the findings; its operations are the page, its notes are told with their places', async () => {
  const { model, sent } = listening(mended(heading))
  const turn = await runTurn(request, { model, designer: plainDesigner })
  expect(sent).toHaveLength(1)
  const asked = sent[0]?.at(-1)
  expect(asked?.images?.map(({ data }) => data)).toEqual(['picture1440', 'picture390'])
  expect(asked?.content).toContain('- Low contrast: k="h1" at 390 px (contrast 1.9)')
  expect(asked?.content).not.toContain('With the request come pictures')
  expect(turn.done.outcome).toBe('stored')
  expect(turn.version?.html).toBe(html.replace('<h1>', '<h1 class="text-balance">'))
  expect(turn.events.filter(({ type }) => type === 'polished')).toEqual([
    {
      type: 'polished',
      mended: [{ title: 'Heading in two lines', line: 'At 390: two lines, was four lines', key: 'h1' }],
      yours: [],
    },
  ])
})

test('words and facts stay: an operation that changes one is refused and told', async () => {
  const turn = await runTurn(request, {
    model: scriptedModel(mended(`${heading}\n<edit k="h1" do="text" note="Clearer">Better words</edit>`)),
  })
  expect(turn.done).toMatchObject({ outcome: 'stored', applied: 1, failed: 1 })
  expect(turn.version?.html).toBe(html.replace('<h1>', '<h1 class="text-balance">'))
  expect(turn.text).toContain('1 of 2 changes made')
})

test.each<[what: string, model: ModelClient | null, said: string]>([
  ['a page that is good', scriptedModel('I would leave it as it is.'), 'I would leave it as it is.'],
  ['an answer of nothing', scriptedModel(''), 'Looked at the page at 1440 and 390. I would leave it as it is.'],
  [
    'a page of its own',
    scriptedModel('<page><!doctype html><html><body><h1>Other</h1></body></html></page>'),
    'The model wrote another page instead of changes. Nothing was changed and no credit was spent.',
  ],
  [
    'a model that fails',
    scriptedModel({ text: '', error: new ModelError('status', { trouble: 'busy' }) }),
    'The model is busy: try again in a moment. Nothing was changed',
  ],
  ['one that takes no pictures', blind(), 'blind takes no pictures. Nothing was changed and no credit was spent.'],
  ['no model', null, 'There is no model to ask. Nothing was changed'],
])('%s: no version, nothing spent, and the reason is said', async (_, model, said) => {
  const turn = await runTurn(request, { model })
  expect(turn.done.outcome).toBe('unchanged')
  expect(turn.version).toBeUndefined()
  expect(turn.text).toContain(said)
})

/** Its endpoint refused the pictures; what it would say about words alone is not waited for. */
function blind(): ModelClient {
  return {
    name: 'blind',
    async *reply() {
      yield { type: 'unseen' }
      yield { type: 'delta', delta: heading }
      yield { type: 'end', finishReason: 'stop', usage: null }
    },
  }
}
