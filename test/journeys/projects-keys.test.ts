import type { Locator } from '@playwright/test'
import { expect, test } from 'vitest'
import { newProject } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('everything can be done by keyboard alone', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  for (const name of ['Four', 'Three', 'Two', 'One']) await newProject(context, product, { name })
  await page.goto('/projects')
  const { names, card, command } = projectsScreen(page)
  await see(names).toHaveText(['One', 'Two', 'Three', 'Four'])
  const link = (name: string) => card(name).getByRole('link', { name, exact: true })

  for (const [key, name] of [
    ['ArrowRight', 'One'],
    ['ArrowRight', 'Two'],
    ['ArrowDown', 'Four'],
    ['ArrowUp', 'One'],
    ['ArrowLeft', 'One'],
  ] as const) {
    await page.keyboard.press(key)
    await see(link(name)).toBeFocused()
  }

  await page.keyboard.press('F2')
  const rename = page.getByRole('dialog', { name: 'Rename Project' })
  await see(rename.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('dn?')
  await see(rename.getByRole('textbox')).toHaveValue('dn?')
  await page.keyboard.press('Escape')
  await see(rename).toBeHidden()
  await see(link('One')).toBeFocused()

  await page.keyboard.press('d')
  await see(names).toHaveText(['One (Copy)', 'One', 'Two', 'Three', 'Four'])
  await link('One (Copy)').focus()
  await page.keyboard.press('Backspace')
  const question = page.getByRole('dialog', { name: 'Delete Project' })
  await see(question.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('One (Copy)')
  await page.keyboard.press('Enter')
  await see(names).toHaveText(['One', 'Two', 'Three', 'Four'])
  await see(link('One')).toBeFocused()

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await see(list.getByText('Move between cards')).toBeVisible()
  await page.keyboard.press('Escape')
  await see(list).toBeHidden()

  await command('delete two')
  await see(question.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await see(question).toBeHidden()

  // The second key of a pair has to follow soon: neither waits for the machine.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('s')])
  await see(page).toHaveURL(/\/settings/)
  await page.goBack()
  await see(names).toHaveCount(4)
  await page.keyboard.press('n')
  await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
  expect(complaints).toEqual([])
  await close()
})

test('a card is a real link: a middle click opens it in a tab of its own', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const made = await newProject(context, product, { name: 'Elsewhere' })
  await page.goto('/projects')
  const opened = context.waitForEvent('page')
  await projectsScreen(page).card('Elsewhere').getByText('No page yet').click({ button: 'middle', force: true })
  await see(await opened).toHaveURL(`${product.url}/projects/${made.id}`)
  await see(page).toHaveURL(/\/projects$/)
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the menu and the dialogs rise from the bottom, and are as wide as the screen', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product, { width: 390, height: 844 })
  await newProject(context, product, { name: 'Small' })
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Menu for Small' }).click()
  const menu = page.getByRole('menu', { name: 'Menu for Small' })
  await see(menu).toBeVisible()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(390)
  await expect.poll(async () => bottom(await menu.boundingBox())).toBe(844)
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Project' })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
  await expect.poll(async () => bottom(await dialog.boundingBox())).toBe(844)
  const submit = dialog.getByRole('button', { name: 'Rename Project' })
  await expect.poll(async () => (await submit.boundingBox())?.height).toBe(40)
  expect(complaints).toEqual([])
  await close()
})

test('on a phone a notice stands above the menus and dialogs that rise, and what they offer can be pressed', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product, { width: 390, height: 844 })
  await newProject(context, product, { name: 'Small' })
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout
    // A notice stays for three seconds: too short for a busy machine.
    globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
  })
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Menu for Small' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const notice = page.getByText('Project duplicated').locator('xpath=ancestor::li')
  await see(notice).toBeVisible()
  // the menu stays: what it offers besides is not under the notice
  const menu = page.getByRole('menu', { name: 'Menu for Small' })
  const isAbove = async (below: Locator) =>
    bottom(await notice.boundingBox()) <= Math.round((await below.boundingBox())?.y ?? 0)
  await expect.poll(() => isAbove(menu)).toBe(true)
  await menu.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Project' })
  await see(dialog).toBeVisible()
  await expect.poll(() => isAbove(dialog)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

const bottom = (box: { y: number; height: number } | null) => Math.round((box?.y ?? 0) + (box?.height ?? 0))
