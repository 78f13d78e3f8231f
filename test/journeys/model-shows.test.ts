import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'

const model = await startFakeModel()
/** Ollama, as it lists its models, says how much one takes, and answers. */
const ollama = createServer((request, response) => {
  const { url = '' } = request
  if (url === '/v1/chat/completions') {
    const there = { method: 'POST', headers: { 'content-type': 'application/json' } }
    request.pipe(
      send(`${model.baseUrl}/chat/completions`, there, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }),
    )
    return
  }
  response.setHeader('content-type', 'application/json')
  response.end(
    url === '/v1/models'
      ? '{"object":"list","data":[{"id":"qwen3"}]}'
      : '{"parameters":"num_ctx 8192","model_info":{"qwen3.context_length":40960}}',
  )
})
await new Promise<void>((resolve) => ollama.listen(0, '127.0.0.1', resolve))
afterAll(() => Promise.all([model.close(), new Promise((resolve) => ollama.close(resolve))]))
const { port } = ollama.address() as AddressInfo
const product = await theProduct({ AI_LOCAL: `Ollama=${port}`, TRUSTED_PROXIES: '0' })
const hosted = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

test('a server of models on this machine is offered to who sits at it, and used once they say so', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const offer = page.getByRole('complementary', { name: 'A model on this machine' })
  await see(offer).toContainText('Ollama is running here with qwen3')
  await see(offer).toContainText('It is not used until you say so.')
  await see(offer).toContainText('It takes 8,192 tokens at once.')
  expect(await findingsInBothThemes(page)).toEqual([])
  await offer.getByRole('button', { name: 'Use it' }).click()
  await see(offer).toHaveCount(0)
  const { ask, answers } = builder(page)
  await ask('A page for Okapi, bookkeeping for freelancers')
  await see(answers.first()).toContainText('qwen3 on Ollama')
  expect(model.asked.at(-1)).toMatchObject({ model: 'qwen3' })
  // there is less room than a usual answer takes
  expect(JSON.stringify(model.sent.at(-1))).toMatch(/"max_tokens":\d{3,4}\b/)
  expect(complaints).toEqual([])
  await close()
})

/** A page of 150 elements with one grid in it. */
const cards = Array.from(
  { length: 24 },
  (_, at) =>
    `<article class="p-4"><h3>Card ${at + 1}</h3><p>Made by <b>hand</b>, <i>slowly</i>.</p><a href="#top">More</a></article>`,
)
const workshop = `<!doctype html>
<html lang="en"><head><title>Workshop</title></head><body class="bg-white"><main id="top" class="mx-auto max-w-5xl">
<h1 class="text-4xl">Workshop</h1><p class="mt-2">Two dozen things.</p>
<section id="things" class="py-12"><h2 class="text-2xl">Things</h2>
<div class="grid grid-cols-4 gap-6">
${cards.join('\n')}
</div></section></main></body></html>`

test('two columns in the box of a page of 150 elements are one change of its classes', async () => {
  const { page, complaints, close } = await visit(browser, hosted)
  await openSavedPage(page, { Home: workshop })
  const { ask, answers, savedPage } = builder(page)
  await ask('Show the things in two columns')
  await see(answers.last()).not.toContainText('could not')
  expect(
    model.asked
      .at(-1)
      ?.messages.at(-1)
      ?.content.match(/ k=\w+/g)?.length,
  ).toBeGreaterThanOrEqual(150)
  await expect
    .poll(async () => (await savedPage()).replace(/class="[^"]*\bgrid\b[^"]*"/, 'class="grid"'))
    .toBe(workshop.replace('class="grid grid-cols-4 gap-6"', 'class="grid"'))
  expect(await savedPage()).toMatch(/class="(?=[^"]*\bgrid-cols-2\b)(?![^"]*\bgrid-cols-4\b)[^"]*"/)
  expect(complaints).toEqual([])
  await close()
})
