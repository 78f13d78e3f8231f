import { expect, test } from 'vitest'
import { findings } from '#test/support/axe.ts'
import { designedPage } from '#test/support/designed-page.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

const REQUEST =
  'An app for our boat yard. For each boat: name, berth, condition (good, fair, poor), insured yes/no, wear 0-10 and next inspection.'

test('a row is written with a field of its own kind for each column, and is found by its choice', async () => {
  const { page, complaints, close } = await designedPage(browser, REQUEST)
  const form = page.locator('form[data-add]')
  await form.getByLabel('Name').fill('Skua')
  await form.getByLabel('Condition').selectOption('poor')
  await form.getByLabel('Insured').check()
  await form.getByLabel('Next inspection').fill('2027-05-09')
  await form.getByLabel('Wear').fill('12')
  await form.getByRole('button', { name: 'Add a row' }).click()
  // a scale goes no further than it was said to
  await see(page.getByRole('row', { name: /Skua/ })).toHaveCount(0)
  await form.getByLabel('Wear').fill('7')
  await form.getByRole('button', { name: 'Add a row' }).click()
  const row = page.getByRole('row', { name: /Skua/ })
  await see(row.getByRole('cell')).toHaveText(['', 'poor', '✓', '7', /9/, /./])
  await see(form.getByLabel('Insured')).not.toBeChecked()
  await page.getByRole('button', { name: 'good', exact: true }).click()
  await see(row).toBeHidden()
  await page.getByRole('button', { name: 'poor', exact: true }).click()
  await see(row).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('rows are there again the next time', async () => {
  const { page, html, close } = await designedPage(browser, REQUEST)
  await page.route('http://kept.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('http://kept.example/')
  await page.locator('form[data-add]').getByLabel('Name').fill('Skua')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page
    .getByRole('row', { name: /Boat 1/ })
    .getByRole('button')
    .click()
  await page.reload()
  await see(page.getByRole('row', { name: /Skua/ })).toHaveCount(1)
  await see(page.getByRole('row', { name: /Boat 1/ })).toHaveCount(0)
  await close()
})

test('a sum follows what is added, taken out and searched for, with the unit of its cells', async () => {
  const { page, complaints, close } = await designedPage(
    browser,
    'Coffee log: bean, origin, roasted weight. So far: Bourbon, Brazil, 2.54 kg; Catuai, Brazil, 1.7 kg; Geisha, Panama, 1,200 kg. ' +
      'Total of the roasted weight at the end.',
  )
  const sum = page.locator('output')
  await see(sum).toHaveText('1,204.24 kg')
  await page.getByRole('searchbox').fill('Brazil')
  await see(sum).toHaveText('4.24 kg')
  await page.getByRole('searchbox').fill('')
  const form = page.locator('form[data-add]')
  await form.getByLabel('Bean').fill('Typica')
  await form.getByLabel('Roasted weight').fill('0.5')
  await form.getByRole('button', { name: 'Add a row' }).click()
  await see(sum).toHaveText(/^1,204\.74/)
  await page
    .getByRole('row', { name: /Geisha/ })
    .getByRole('button')
    .click()
  await see(sum).toHaveText(/^4\.74/)
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
