import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { reviewedPage, enterName, withProjectToReview } from '#test/support/reviewed.ts'
import { see } from '#test/support/see.ts'

const product = await theProduct()
const browser = await theBrowser()

const section = (name: string, words: string) =>
  `<section style="min-height:900px"><h2>${name}</h2><p>${words}</p></section>`
/** A page of which one section, far down, says something else from version to version. */
const html = (words: string) =>
  '<!doctype html><html lang="en"><head><title>Ferry House</title></head><body><main>' +
  `${section('Arriving', 'Two ferries a day.')}${section('Eating', 'At seven, together.')}${section('Sleeping', words)}` +
  '</main></body></html>'
const withProject = () => withProjectToReview(browser, product, { name: 'Ferry House', html })

const compare = (page: Page) => page.getByRole('region', { name: 'Compare' })
const frameOf = (page: Page, number: number) =>
  compare(page)
    .getByRole('region', { name: `Page of version ${number}` })
    .frameLocator('iframe')
    .last()

test('a client compares what they have with the newest, then what they approved with what they have', async () => {
  const owner = await withProject()
  const { url } = await owner.link()
  const client = await visit(browser, product)
  const { page } = client
  await page.goto(url)
  await enterName(page, 'Sofie')
  await see(reviewedPage(page).getByText('Rooms by the sea')).toBeVisible()
  await see(page.getByRole('button', { name: /^Compare/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Approve version 1' }).click()
  await see(page.getByText('Approved', { exact: true })).toBeVisible()

  await owner.save('Rooms on the island')
  // The line tells at once.
  await page.getByRole('button', { name: 'Compare both' }).click()
  await see(page.getByRole('heading', { name: 'Compare' })).toBeFocused()
  await see(compare(page).getByText(/^Version 1 and version 2: 1 section changed\./)).toBeVisible()
  await see(compare(page).getByText('the one you have')).toBeVisible()
  // It lands on what differs, on both sides.
  await see(frameOf(page, 1).getByText('Rooms by the sea')).toBeInViewport()
  await see(frameOf(page, 2).getByText('Rooms on the island')).toBeInViewport()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await see(compare(page)).toHaveCount(0)
  await see(page.getByRole('button', { name: 'Compare both' })).toBeFocused()
  await see(reviewedPage(page).getByText('Rooms by the sea')).toBeVisible()

  // A third comes while both are beside each other: the pair is the newest one again.
  await page.getByRole('button', { name: 'Compare both' }).click()
  await owner.save('Rooms in the harbour')
  await see(frameOf(page, 3).getByText('Rooms in the harbour')).toBeInViewport()
  await see(compare(page).getByText(/^Version 1 and version 3:/)).toBeVisible()
  await compare(page).getByRole('button', { name: 'Look at this version' }).click()
  await see(compare(page)).toHaveCount(0)
  await see(reviewedPage(page).getByText('Rooms in the harbour')).toBeVisible()
  await see(page.getByText('You approved version 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare with version 1' }).click()
  await see(compare(page).getByText('approved by you')).toBeVisible()
  await see(frameOf(page, 1).getByText('Rooms by the sea')).toBeInViewport()
  await see(compare(page).getByRole('button', { name: 'Look at this version' })).toHaveCount(0)
  await compare(page)
    .getByRole('button', { name: /^Close/ })
    .click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await see(page.getByRole('dialog', { name: 'Approve version 3?' })).toBeVisible()
  expect(owner.complaints).toEqual([])
  expect(client.complaints).toEqual([])
  await client.close()
  await owner.close()
})

test('on a phone the two versions stand one after the other, and a link that is taken back closes them', async () => {
  const owner = await withProject()
  const { id, url } = await owner.link()
  const client = await visit(browser, product, { width: 390, height: 844, touch: true })
  const { page } = client
  await page.goto(url)
  await enterName(page, 'Elias')
  await see(reviewedPage(page).getByText('Two ferries a day.')).toBeVisible()
  await owner.save('Rooms on the island')
  await page.getByRole('button', { name: 'Compare both' }).tap()
  await see(frameOf(page, 2).getByText('Rooms on the island')).toBeInViewport()
  await compare(page).getByRole('radio', { name: 'Version 1' }).check()
  await see(frameOf(page, 1).getByText('Rooms by the sea')).toBeInViewport()
  expect(await findingsInBothThemes(page)).toEqual([])
  // Turned on its side it has room for both, and they show what differs again.
  await page.setViewportSize({ width: 844, height: 390 })
  await see(frameOf(page, 1).getByText('Rooms by the sea')).toBeInViewport()
  await see(frameOf(page, 2).getByText('Rooms on the island')).toBeInViewport()
  await owner.call('DELETE', `/review-links/${id}`)
  await see(page.getByRole('heading', { name: 'This link leads nowhere now' })).toBeVisible()
  await see(compare(page)).toHaveCount(0)
  expect(owner.complaints).toEqual([])
  expect(client.complaints.filter((line) => !line.includes('410'))).toEqual([])
  await client.close()
  await owner.close()
})
