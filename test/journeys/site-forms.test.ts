import { expect, test } from 'vitest'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { personWithoutScripts } from '#test/support/site-visitor.ts'

const product = await theProduct()
const browser = await theBrowser()

const page = (button: string) =>
  `<!doctype html><html lang="en"><head><title>Nordlys</title></head><body><main><h1>Nordlys</h1><h2>Write to us</h2>
<form action="#"><p><label>Your name <input name="name" required></label></p><p><label>E-mail <input type="email" name="email"></label></p>
<p><label>Message <textarea name="message"></textarea></label></p><button>${button}</button></form></main></body></html>`

test('a form keeps its key when its page changes; its answers are read by keyboard, set aside and brought back, and thanked for in words of the owner', async () => {
  const owner = await signedUp(browser, product)
  const project = await newProject(owner.context, product, { name: 'Nordlys' })
  const name = `forms-${project.id.slice(-10)}`
  const publish = async (button: string) => {
    const version = { page_name: 'Home', html_content: page(button) }
    await callAs(owner.context, product, 'POST', `/projects/${project.id}/versions`, version)
    await callAs(owner.context, product, 'POST', `/projects/${project.id}/site`, { name })
  }
  await publish('Send')
  const guest = await personWithoutScripts(browser)
  const seen = guest.page
  const address = `http://${name}.localhost:${new URL(product.url).port}`
  await seen.goto(address)
  const opened = Date.now()
  await publish('Send it to us')

  // The page that was open before the update is sent to the same form.
  await guest.writes(opened, 'Could you rebind a cookbook?')
  await see(seen.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await seen.getByRole('link', { name: 'Back to the page' }).click()
  await see(seen.getByRole('button', { name: 'Send it to us' })).toBeVisible()

  const { page: screen } = owner
  await screen.goto(`/projects/${project.id}/site#forms`)
  await see(screen.getByText('What visitors sent, from 1 form on 1 page.')).toBeVisible()
  const list = screen.getByRole('list', { name: 'Answers' })
  await see(list.getByRole('button', { name: /Unread.*Theo/ })).toBeVisible()
  await screen.keyboard.press('ArrowDown')
  const answer = screen.getByRole('article', { name: 'Answer of Theo' })
  await see(answer).toContainText('Could you rebind a cookbook?')
  await see(answer).toContainText('theo@mail.example')
  await see(list.getByText('Unread')).toHaveCount(0)
  const search = screen.getByRole('searchbox', { name: 'Search answers' })
  await search.fill('sourdough')
  await see(screen.getByText('No answer has “sourdough” in it.')).toBeVisible()
  await search.fill('COOKBOOK theo')
  await see(list.getByRole('button', { name: /Theo/ })).toBeVisible()
  await search.press('Escape')
  await list.getByRole('button', { name: /Theo/ }).click()
  await screen.keyboard.press('u')
  await see(list.getByText('Unread')).toHaveCount(1)
  await screen.keyboard.press('e')
  await see(screen.getByText('No answers yet')).toBeVisible()
  await screen.getByRole('radio', { name: 'Spam, 1' }).check()
  await list.getByRole('button', { name: /Theo/ }).click()
  await answer.getByRole('button', { name: 'Not spam' }).click()
  await see(screen.getByText('No spam')).toBeVisible()
  await screen.getByRole('radio', { name: /Inbox/ }).check()
  await list.getByRole('button', { name: /Theo/ }).click()
  await see(answer).toContainText('Mailed to the owner')

  await screen.getByRole('radio', { name: 'Settings' }).check()
  await screen.getByRole('textbox', { name: 'Thank-you' }).fill('We answer within two days.')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await see(screen.getByText('All changes saved')).toBeVisible()

  await seen.getByLabel('Your name').fill('Amira')
  await seen.getByRole('button', { name: 'Send it to us' }).click()
  await see(seen.getByText('We answer within two days.')).toBeVisible()
  expect(owner.complaints).toEqual([])
  await guest.context.close()
  await owner.close()
})
