import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ DESIGNER_SECONDS: '20', VISITOR_DAILY_GENERATIONS: '5' })
const browser = await theBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const left = (page: Page, count: number) => see(page.getByText(`${count} remaining`).first()).toBeVisible()

/** Stops once there is enough of a page to keep; what that costs is said before. */
async function stopHalfWay(page: Page) {
  await builder(page).send(nordlys)
  const stop = page.getByRole('button', { name: /^Stop/ })
  await see(stop).toHaveAccessibleDescription(
    /^Stop keeps what is written; it costs 1 credit once a section is there\.$/,
  )
  await see(shownPage(page).locator('body')).toContainText(/[\s\S]{400}/)
  await stop.click()
  await builder(page).answered(1)
  await see(builder(page).answers.first()).toContainText('Stopped. What was made so far is kept.')
}

test('a visitor lets a stopped page be finished for free, from where it stood', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  await stopHalfWay(page)
  await left(page, 4)
  await see(shownPage(page).locator('footer')).toHaveCount(0)
  await page.reload()
  await button(page, 'Continue').click()
  await builder(page).answered(2)
  await see(builder(page).answers.last()).toContainText('no credit spent')
  await see(shownPage(page).locator('footer').first()).toBeAttached()
  await see(button(page, 'Discard')).toHaveCount(0)
  await left(page, 4)
  expect(complaints).toEqual([])
  await close()
})

test('in a project Discard brings the credit back, and the version can be reached', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Nordlys' })
  await page.goto(`/projects/${project.id}`)
  await stopHalfWay(page)
  await left(page, 4)
  await button(page, 'Discard').click()
  await sawWords(page, 'Stopped page discarded', 'The credit came back. The version can be reached for a day.')
  await left(page, 5)
  const answer = builder(page).answers.first()
  await see(answer).toContainText('discarded, credit returned')
  await page.reload()
  await left(page, 5)
  await answer.getByRole('button', { name: 'Switch to this version' }).click()
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')
  await see(button(page, 'Continue')).toHaveCount(0)
  await left(page, 5)
  expect(complaints).toEqual([])
  await close()
})
