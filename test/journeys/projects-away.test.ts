import { test } from 'vitest'
import { loadedAhead } from '#test/support/loaded-ahead.ts'
import { newProject } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('a server that goes away costs the list of projects nothing: what was typed stays, and the screen catches up', async () => {
  const { page, context, close } = await signedUp(browser, product)
  const { names, pick } = projectsScreen(page)
  await newProject(context, product, { name: 'Harbour' })
  await page.goto('/projects')
  await see(names).toHaveText(['Harbour'])

  await pick('Harbour', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename Project' })
  const field = rename.getByRole('textbox', { name: 'Project Name' })
  await field.fill('Lighthouse')
  await see.poll(() => loadedAhead(page, ['toast-list'])).toBe(1)
  await product.kill()
  await field.press('Enter')
  await sawWords(page, 'Error renaming project')
  await see(field).toHaveValue('Lighthouse')
  await see(page.getByRole('article', { includeHidden: true })).toContainText('Harbour')

  await product.again()
  await rename.getByRole('button', { name: 'Rename Project' }).click()
  await see(names).toHaveText(['Lighthouse'])
  await newProject(context, product, { name: 'Made elsewhere' })
  await see(names).toHaveText(['Made elsewhere', 'Lighthouse'])
  await page.reload()
  await see(names).toHaveText(['Made elsewhere', 'Lighthouse'])
  await see(page.getByText('Error')).toHaveCount(0)
  await close()
})
