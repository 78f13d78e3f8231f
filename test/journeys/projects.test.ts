import { expect, test } from 'vitest'
import { projectCard } from '#api/projects.ts'
import { findings } from '#test/support/axe.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { notice } from '#test/support/notices.ts'
import { callAs, newProject, newWorkspace, workspacesOf } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedInAgain, signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const unlimited = await theProduct({ BILLING: 'off' })
const counted = await theProduct()
const browser = await theBrowser()

test('a project is made, shows its page, is renamed, copied and deleted', async () => {
  const { page, context, complaints, close } = await signedUp(browser, unlimited)
  const { names, newProject: button, pick, drawn, card } = projectsScreen(page)
  await page.goto('/projects')
  await see(page.getByRole('heading', { name: 'No projects in Personal' })).toBeVisible()
  await see(page.getByText('Create your first project to get started with designing amazing interfaces.')).toBeVisible()
  await see(page.getByText('0 projects', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await button.click()
  await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)

  const [workspace] = await workspacesOf(context, unlimited)
  await newProject(context, unlimited, { name: 'Nordlys', prompt: nordlys })
  await page.goto('/projects')
  await see(names).toHaveText(['Nordlys', 'Project 1'])
  await see(page.getByText('2 projects', { exact: true })).toBeVisible()
  await see(card('Nordlys').getByText('Design Project')).toBeVisible()
  await see(card('Nordlys').getByText(/^Updated (Just now|1 minute ago)$/)).toBeVisible()
  await see(card('Project 1').getByText('No page yet')).toBeVisible()
  await drawn('Nordlys')
  expect(await findings(page)).toEqual([])

  await pick('Project 1', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename Project' })
  const field = rename.getByRole('textbox', { name: 'Project Name' })
  const submit = rename.getByRole('button', { name: 'Rename Project' })
  await see(field).toBeFocused()
  for (const refused of ['Project 1', '  Project 1 ', '   ', 'x'.repeat(101)]) {
    await field.fill(refused)
    await see(submit).toHaveAttribute('aria-disabled', 'true')
    await field.press('Enter')
    await see(rename).toBeVisible()
  }
  expect(await findings(page)).toEqual([])
  await field.fill('  Café <b>&</b> 🫒  ')
  await field.press('Enter')
  await see(rename).toBeHidden()
  await sawWords(page, 'Project renamed')
  await see(names).toHaveText(['Café <b>&</b> 🫒', 'Nordlys'])
  await see(page.getByRole('button', { name: 'Menu for Café <b>&</b> 🫒' })).toBeFocused()

  await pick('Nordlys', 'Duplicate')
  await sawWords(page, 'Duplicating...')
  await sawWords(page, 'Project duplicated', 'Nordlys (Copy) is at the top of the list.')
  await page.keyboard.press('Escape')
  await see(names).toHaveText(['Nordlys (Copy)', 'Café <b>&</b> 🫒', 'Nordlys'])
  await drawn('Nordlys (Copy)')

  await pick('Nordlys', 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete Project' })
  const really = question.getByRole('button', { name: 'Delete Project' })
  for (const wrong of ['', 'nordlys', 'Nordlys ', 'Nordlys (Copy)']) {
    await question.getByRole('textbox').fill(wrong)
    await see(really).toHaveAttribute('aria-disabled', 'true')
  }
  const onServer = async () => {
    const kept = await callAs(context, unlimited, 'GET', `/workspaces/${workspace?.id}/projects`)
    return projectCard
      .array()
      .parse(kept)
      .map(({ name }) => name)
  }
  const all = ['Nordlys (Copy)', 'Café <b>&</b> 🫒', 'Nordlys']
  await question.getByRole('textbox').fill('Nordlys')
  await really.click()
  // It can be taken back, and until then (for as long as the mouse rests on the notice) it is only out of sight.
  const deleted = notice(page, 'Project deleted')
  await deleted.hover()
  await see(question).toBeHidden()
  await see(names).toHaveText(all.slice(0, 2))
  expect(await onServer()).toEqual(all)
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await see(names).toHaveText(all)
  await pick('Nordlys', 'Delete')
  await question.getByRole('textbox').fill('Nordlys')
  await really.click()
  await deleted.getByRole('button', { name: 'Dismiss Project deleted' }).click()
  await expect.poll(onServer).toEqual(all.slice(0, 2))
  await see(names).toHaveText(all.slice(0, 2))

  // Notices wait while the mouse is over them; their list gives the focus back to where it was when the last one goes.
  await page.mouse.move(0, 0)
  await see(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
  await page.keyboard.press('/')
  await see(page.getByRole('searchbox', { name: 'Search projects' })).toBeFocused()
  await page.keyboard.type('cafe')
  await see(names).toHaveText(['Café <b>&</b> 🫒'])
  await page.keyboard.type(' bakery')
  await see(page.getByRole('heading', { name: 'No project is called “cafe bakery”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all projects' }).click()
  await see(names).toHaveText(all.slice(0, 2))
  expect(complaints).toEqual([])
  await close()
})

test('a prompt of the empty state makes a project and runs there', async () => {
  const { page, complaints, close } = await signedUp(browser, unlimited)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Pizza delivery homepage' }).click()
  await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
  await builder(page).answered(1)
  await see(page.getByText('A homepage for a pizza delivery called Forno Volante').first()).toBeVisible()
  await page.goto('/projects')
  const { drawn } = projectsScreen(page)
  await drawn('Project 1')
  expect(complaints).toEqual([])
  await close()
})

test('the plan says why there is no second project, before and after it is asked for', async () => {
  const { page, context, complaints, close } = await signedUp(browser, counted)
  await newProject(context, counted, { name: 'The one' })
  await page.goto('/projects')
  const { newProject: button } = projectsScreen(page)
  await see(page.getByText(/^1 project/)).toBeVisible()
  await see(button).toHaveAttribute('aria-disabled', 'true')
  await button.hover()
  await see(page.getByText('Free includes 1 project. Upgrade to Pro for unlimited projects.')).toBeVisible()
  await button.click({ force: true })
  await see(page).toHaveURL(/\/projects$/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await sawWords(page, 'Error creating project', 'Free includes 1 project.')
  expect(complaints).toEqual([])
  await close()
})

test('the list follows the active workspace, in every tab and after a reload', async () => {
  const { page, context, complaints, close } = await signedUp(browser, unlimited)
  await workspacesOf(context, unlimited)
  const studio = await newWorkspace(context, unlimited, 'Studio')
  await newProject(context, unlimited, { name: 'Mine' })
  await newProject(context, unlimited, { name: 'Theirs', workspace: studio })
  await page.goto('/projects')
  const other = await context.newPage()
  await other.goto('/projects')
  for (const tab of [page, other]) await see(projectsScreen(tab).names).toHaveText(['Mine'])

  await projectsScreen(page).command('studio')
  for (const tab of [page, other]) {
    await see(projectsScreen(tab).names).toHaveText(['Theirs'])
    await see(tab.getByRole('main').getByText('Studio', { exact: true })).toBeVisible()
  }
  await page.reload()
  await see(projectsScreen(page).names).toHaveText(['Theirs'])

  await callAs(context, unlimited, 'DELETE', `/workspaces/${studio}`)
  for (const tab of [page, other]) await see(projectsScreen(tab).names).toHaveText(['Mine'])
  expect(complaints).toEqual([])
  await close()
})

test('what another browser changes appears by itself, and a stranger sees nothing of it', async () => {
  const here = await signedUp(browser, unlimited)
  const there = await signedInAgain(browser, unlimited, here)
  const stranger = await signedUp(browser, unlimited)
  for (const { page } of [here, there, stranger]) await page.goto('/projects')
  for (const { page } of [here, there, stranger])
    await see(page.getByRole('heading', { name: 'No projects in Personal' })).toBeVisible()

  const made = await newProject(here.context, unlimited, { name: 'Shared with myself' })
  await see(projectsScreen(there.page).names).toHaveText(['Shared with myself'])
  await projectsScreen(there.page).pick('Shared with myself', 'Rename')
  await there.page.getByRole('textbox', { name: 'Project Name' }).fill('Renamed there')
  await there.page.keyboard.press('Enter')
  await see(projectsScreen(here.page).names).toHaveText(['Renamed there'])

  // What they make themselves comes after all of it, and stands there alone.
  await newProject(stranger.context, unlimited, { name: 'Their own' })
  await see(projectsScreen(stranger.page).names).toHaveText(['Their own'])
  await stranger.page.goto(`/projects/${made.id}`)
  await sawWords(stranger.page, 'Error loading project')
  await see(stranger.page).toHaveURL('/')
  await see(stranger.page.getByRole('button', { name: 'Dismiss Error loading project' })).toHaveCount(1)
  await see(stranger.page.getByText('Renamed there')).toHaveCount(0)
  for (const { complaints } of [here, there]) expect(complaints).toEqual([])
  for (const { close } of [here, there, stranger]) await close()
})
