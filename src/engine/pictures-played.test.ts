import { afterAll, expect, test } from 'vitest'
import { corpusPage } from '#test/corpus/replies.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { compose } from './composer/compose.ts'
import { edit } from './composer/edit.ts'
import { createModelClient } from './models/client.ts'
import type { ModelProvider } from './models/request.ts'
import type { RequestPicture } from './types.ts'

const fake = await startFakeModel()
afterAll(() => fake.close())

const designer = { compose, edit }

const picture = (over: Partial<RequestPicture> = {}): RequestPicture => ({
  mediaType: 'image/jpeg',
  data: 'c2tldGNo',
  src: 'data:image/webp;base64,UklGRg==',
  alt: 'A sketch of the hero',
  width: 1200,
  height: 800,
  palette: ['#143f6b', '#d8513d'],
  ...over,
})
const limits = { firstByte: 60_000, idle: 60_000, total: 60_000, afterFinish: 50 }

function modelAt(baseUrl: string, provider: ModelProvider = 'openai') {
  const learned: string[] = []
  const who = { apiKey: 'key', model: 'fake-1', referer: 'http://localhost:3000', title: 'Pagewright' }
  const onLearned = (what: string) => learned.push(what)
  return { learned, model: createModelClient({ ...who, baseUrl, provider, fetch, limits, onLearned }) }
}

const held: [ModelProvider, string, RegExp][] = [
  ['openai', fake.baseUrl, /"image_url":\{"url":"data:image\/jpeg;base64,c2tldGNo"\}/],
  ['anthropic', fake.as('anthropic'), /"source":\{"type":"base64","media_type":"image\/jpeg","data":"c2tldGNo"\}/],
  ['google', fake.as('google'), /"inlineData":\{"mimeType":"image\/jpeg","data":"c2tldGNo"\}/],
]
test.each(held)('%s: a model that sees gets the picture beside the page', async (provider, baseUrl, part) => {
  const { model } = modelAt(baseUrl, provider)
  const words = "change the headline to 'Slow light', as in this sketch"
  const { done, text } = await runTurn(request(words, { html: corpusPage, pictures: [picture()] }), { model })
  expect(done).toMatchObject({ outcome: 'stored', applied: 1 })
  expect(JSON.stringify(fake.sent.at(-1))).toMatch(part)
  const said = fake.asked.at(-1)?.messages.at(-1)?.content
  expect(said).toContain('<current_page')
  expect(said).toContain('With the request come pictures: 1 “A sketch of the hero”.')
  expect(said).not.toContain('cannot be shown to you')
  expect(text).not.toContain('cannot see')
})

test('a model that turns out to see nothing is told the colours, and the person is told so', async () => {
  const { model, learned } = modelAt(fake.baseUrl)
  const asked = request('A page for Korn, a bakery [[blind]]', { pictures: [picture()] })
  const { done, text } = await runTurn(asked, { model })
  expect(done.outcome).toBe('stored')
  expect(learned).toEqual(['no pictures'])
  expect(JSON.stringify(fake.sent.at(-1))).not.toContain('c2tldGNo')
  expect(fake.asked.at(-1)?.messages.at(-1)?.content).toContain(
    'Picture 1 of the request cannot be shown to you: 1200 × 800 px, called “A sketch of the hero”, its colours, most used first: #143f6b, #d8513d.',
  )
  expect(text).toContain('fake-1 cannot see your picture, so only the colours #143f6b and #d8513d were taken.')
  // and is not asked with pictures again
  const calls = fake.asked.length
  await runTurn(asked, { model })
  expect(fake.asked.length - calls).toBe(1)
})

test('the built-in designer takes the colours of a picture, and says so', async () => {
  const plain = await runTurn(request('A page for Korn, a bakery in Bergen'), { designer })
  const asked = request('A page for Korn, a bakery in Bergen', { pictures: [picture({ palette: ['#0a7d4f'] })] })
  const coloured = await runTurn(asked, { designer })
  const hue = (html: string) => Number(/--accent:oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(html)?.[1])
  expect(Math.abs(hue(coloured.page) - 158)).toBeLessThan(12)
  expect(Math.abs(hue(plain.page) - 158)).toBeGreaterThan(30)
  expect(coloured.text).toContain(
    'The built-in designer cannot see your picture, so only the colour #0a7d4f was taken.',
  )
  const edited = await runTurn(
    request('These are our colours', { html: plain.page, pictures: [picture({ palette: ['#0a7d4f', '#d8513d'] })] }),
    { designer },
  )
  expect(Math.abs(hue(edited.page) - 158)).toBeLessThan(12)
  expect(edited.text).toContain('only the colour #0a7d4f was taken')
})

test('a picture without colours is told as one', async () => {
  const asked = request('A page for Korn, a bakery', { pictures: [picture({ palette: [] }), picture({ palette: [] })] })
  expect((await runTurn(asked, { designer })).text).toContain(
    'The built-in designer cannot see your pictures, and no colour stands out in them.',
  )
})

test('a photo that is asked for stands on the page, by the designer and by a model alike', async () => {
  const photo = picture({ alt: 'Our shop', palette: ['#0a7d4f'] })
  const made = await runTurn(
    request('A page for Korn, a bakery in Bergen. Use this photo in the hero', { pictures: [photo] }),
    {
      designer,
    },
  )
  expect(made.page).toContain(`src="${photo.src}"`)
  expect(made.page).toContain('<title>Korn')
  expect(made.text).toContain('Your picture stands on the page as it is: the built-in designer cannot see it.')
  const plain = await runTurn(request('A page for Korn, a bakery in Bergen'), { designer })
  const put = await runTurn(request('use this photo in the hero', { html: plain.page, pictures: [photo] }), {
    designer,
  })
  expect(put.page).toContain(`src="${photo.src}"`)
  expect(put.text).toContain('Put your picture at the top.')
  expect(put.text).not.toContain('#0a7d4f')
  expect(/--accent:[^;]+/.exec(put.page)?.[0]).toBe(/--accent:[^;]+/.exec(plain.page)?.[0])
})
