import { expect, test } from 'vitest'
import { authScreen, newAddress, password, unexpected } from '#test/support/account.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('the address that was typed is there in each mode of the sign-in, however often it changes', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth')
  const { email, password: secret } = authScreen(page)
  await email.pressSequentially('maren@nordlys.example')
  await secret.fill(password)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await see(page).toHaveURL('/auth?mode=signup')
  await see(email).toHaveValue('maren@nordlys.example')
  await see(secret).toHaveValue('')
  await email.press('End')
  await email.pressSequentially('.org')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await see(email).toHaveValue('maren@nordlys.example.org')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await see(email).toHaveValue('maren@nordlys.example.org')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await see(email).toHaveValue('maren@nordlys.example.org')
  expect(complaints).toEqual([])
  await close()
})

test('the way out of a forgotten password stays where it is when the password is wrong', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth')
  const { email, password: secret } = authScreen(page)
  await email.focus()
  await secret.fill('blue')
  await see(page.getByText('Please enter a valid email address')).toHaveCount(0)
  const forgot = page.getByRole('link', { name: 'Forgot your password?' })
  const before = await forgot.boundingBox()
  await secret.blur()
  await see(secret).toHaveAccessibleDescription('Password must be at least 6 characters')
  expect(await forgot.boundingBox()).toEqual(before)
  await forgot.click()
  await see(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  expect(complaints).toEqual([])
  await close()
})

test('a form is sent once, however often it is pressed', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth?mode=signup')
  const screen = authScreen(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-up')) sent.push(request.method())
  })
  await screen.email.fill(newAddress())
  await screen.password.fill(password)
  await screen.confirm.fill(password)
  await page.getByRole('button', { name: 'Create account' }).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 3; n += 1) button.form?.requestSubmit()
  })
  await see(page).toHaveURL('/projects')
  expect(sent).toEqual(['POST'])
  expect(complaints).toEqual([])
  await close()
})

test('what only the server finds wrong stands at its field, and what was typed stays', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/workspaces/new')
  const name = page.getByLabel('Name', { exact: true })
  const description = page.getByLabel('Description')
  await name.fill('Nordlys Studio')
  await description.fill('One project per client')
  // As if this screen were older than the server's rules.
  await page.route('**/api/workspaces', async (route) => {
    const sent = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...sent, workspace_name: 'N' }) })
  })
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await see(name).toHaveAccessibleDescription('Workspace name must be at least 2 characters')
  await see(name).toBeFocused()
  await see(name).toHaveValue('Nordlys Studio')
  await see(description).toHaveValue('One project per client')
  await page.unroute('**/api/workspaces')
  await name.press('End')
  await name.pressSequentially(' 2')
  await see(name).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await sawWords(page, 'Success', 'Workspace created successfully')
  expect(unexpected(complaints, 400)).toEqual([])
  await close()
})
