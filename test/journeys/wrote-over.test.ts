import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('where a turn wrote over a change by hand the answer shows both, and one press puts it back', async () => {
  const ada = await signedUp(browser, product)
  const project = await newProject(ada.context, product, { name: 'Written over' })
  await ada.page.goto(`/projects/${project.id}`)
  await builder(ada.page).ask(nordlys)
  const path = `/projects/${project.id}`
  const read = async () => content.parse(await callAs(ada.context, product, 'GET', `${path}/content`))
  const [page] = (await read()).pages
  const html = page?.html.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, '$1Typed by hand$2') ?? ''
  const base = page?.version_id
  await callAs(ada.context, product, 'POST', `${path}/versions`, {
    id: randomUUID(),
    page_name: 'Home',
    html_content: html,
    base_id: base,
    title: 'Changed by hand',
  })
  // As if it had begun before that.
  await callAs(ada.context, product, 'POST', `${path}/generations`, {
    prompt: 'Change the heading to "Quiet evenings"',
    mode: 'html',
    page_name: 'Home',
    base,
    turn: randomUUID(),
  })
  const card = ada.page.getByRole('region', { name: 'Changed by hand meanwhile' })
  await see(card.getByText('Typed by hand')).toBeVisible()
  await see(card.getByText('Quiet evenings')).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await card.getByRole('button', { name: 'Put the changes by hand back' }).click()
  await see(shownPage(ada.page).locator('h1')).toHaveText('Typed by hand')
  await see(card).toHaveCount(0)
  expect(ada.complaints).toEqual([])
})
