import { afterAll, expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { builder, shownPage } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import type { PlayedProviderName } from '#test/support/fake-model/providers.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)

type Played = { as: PlayedProviderName; provider: string; header: string; says: string }
const played: Record<string, Played> = {
  Anthropic: {
    as: 'anthropic',
    provider: 'anthropic',
    header: 'x-api-key',
    says: 'The model is busy: try again in 45 s.',
  },
  Google: {
    as: 'google',
    provider: 'google',
    header: 'x-goog-api-key',
    says: 'The model is busy: try again in 45 s.',
  },
  Azure: { as: 'azure', provider: 'azure', header: 'api-key', says: 'The model is busy: try again in 45 s.' },
  OpenAI: { as: 'gpt5', provider: 'openai', header: 'authorization', says: 'The model does not let this host in.' },
}
const product = await theProduct({
  BILLING: 'off',
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'fake-1',
  PROVIDER_KEY: 'key-of-this-provider',
  AI_MODELS: JSON.stringify(
    Object.entries(played).map(([label, { as, provider }]) => ({
      model: `at-${as}`,
      label,
      provider,
      baseUrl: model.as(as),
      keyEnv: 'PROVIDER_KEY',
    })),
  ),
})
const browser = await theBrowser()

test.for(Object.entries(played))(
  '%s in its own protocol: a page, an edit, and a failure in its words, in the builder',
  async ([label, { as, header, says }]) => {
    const { page, context, complaints, close } = await signedUp(browser, product)
    const project = await newProject(context, product, { name: label })
    await callAs(context, product, 'PUT', `/projects/${project.id}/model`, { model: `host:at-${as}` })
    await page.goto(`/projects/${project.id}`)
    const { ask, answers } = builder(page)
    await ask('A page for Okapi, bookkeeping for freelancers, with pricing')
    await see(answers.first()).toContainText(label)
    await see(shownPage(page).locator('h1')).toContainText('Okapi')
    expect(model.asked.at(-1)?.headers[header]).toContain('key-of-this-provider')
    await ask("change the headline to 'Slow light'")
    await see(shownPage(page).locator('h1')).toHaveText('Slow light')
    await ask('flurb the wobble [[provider-fails]]')
    await see(answers.last()).toContainText(says)
    await see(shownPage(page).locator('h1')).toHaveText('Slow light')
    await see(page.getByText('secret-upstream')).toHaveCount(0)
    expect(complaints).toEqual([])
    await close()
  },
)

test('a refusal stands as it was said; a page of five CDNs comes out styled and told; a second page is led to by the first', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Harbour' })
  await page.goto(`/projects/${project.id}`)
  const { ask, answers } = builder(page)
  await ask('A page about something bad [[refusal]]')
  await see(answers.last()).toContainText('I cannot help with that.')
  await see(answers.last()).not.toContainText('Version')

  await ask('A page for Harbour Watch, tides of the week [[foreign]]')
  const told = answers.last()
  await see(told).toContainText('The page needs nothing from other hosts now:')
  for (const words of ['Left out ApexCharts', 'Abril Fatface is not among', 'A picture of another host is a slot'])
    await see(told).toContainText(words)
  await see(told.getByRole('button', { name: /^Make it without / })).toBeVisible()
  const frame = shownPage(page)
  await see(frame.locator('h1')).toHaveText('Harbour Watch')
  await see(frame.locator('header')).toHaveCSS('background-color', 'rgb(11, 114, 133)')
  await see(frame.locator('svg[data-icon=anchor] path').first()).toBeAttached()
  await see(frame.locator('#links')).toBeHidden()
  // the page is drawn smaller than it is: its right edge is out of the pointer's reach
  await frame.locator('#menu').dispatchEvent('click')
  await see(frame.locator('#links')).toBeVisible()

  await callAs(context, product, 'POST', `/projects/${project.id}/pages`, { name: 'About' })
  await page.goto(`/projects/${project.id}?page=About`)
  await see(answers).toHaveCount(0)
  await ask('An about page for Harbour Watch')
  await see(answers.last()).toContainText('On Home: the navigation leads to About too')
  const pages = async () =>
    content.parse(await callAs(context, product, 'GET', `/projects/${project.id}/content`)).pages
  expect((await pages()).find(({ name }) => name === 'Home')?.html).toContain('href="about.html"')
  // while it streamed, the frame's policy refused the picture of another host, as it should; nothing else was asked for
  expect(complaints.filter((line) => !line.includes('images.unsplash.com'))).toEqual([])
  await close()
})
