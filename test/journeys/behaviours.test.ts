import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findings } from '#test/support/axe.ts'
import { designedPage } from '#test/support/designed-page.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

const pageFor = (prompt: string, options?: { width?: number; script?: boolean }) =>
  designedPage(browser, prompt, options)

type Story = [what: string, prompt: string, act: (page: Page) => Promise<void>]

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const allotment =
  'a to do app for my allotment. give each one a bed (Bed 1, Bed 2, Greenhouse). filter by bed. overdue ones should go ' +
  'red. start it off with: net the brassicas (Bed 2), pinch out tomatoes (Greenhouse)'

const ombra =
  'Settings screen for an app called Ombra. Groups: Bell (volume slider, sound: Bowl / Block), Appearance (light, dark, ' +
  'system), and a danger zone with Delete all sessions that asks you to type DELETE'

const stories: Story[] = [
  [
    'what is added to a list has its group and its day; what is late says so until it is done',
    allotment,
    async (page) => {
      const shown = page.locator('[data-entry]:visible')
      await page.getByLabel('What').fill('Turn the heap')
      await page.getByLabel('Bed', { exact: true }).selectOption('Bed 1')
      await page.getByLabel('Due', { exact: true }).fill('2020-01-02')
      await page.getByRole('button', { name: 'Add' }).click()
      const added = shown.filter({ hasText: 'Turn the heap' })
      await see(added.getByText('Overdue')).toBeVisible()
      await page.getByRole('button', { name: 'Bed 1' }).click()
      expect(await shown.count()).toBe(1)
      await added.getByRole('checkbox').check()
      await see(added.getByText('Overdue')).toBeHidden()
    },
  ],
  [
    'settings are saved or taken back once something has changed, and what is risky waits for its word',
    ombra,
    async (page) => {
      const save = page.getByRole('button', { name: 'Save' })
      await see(save).toBeHidden()
      await page.getByText('Block', { exact: true }).click()
      await see(save).toBeVisible()
      await page.getByRole('button', { name: 'Take back' }).click()
      await see(save).toBeHidden()
      await see(page.getByRole('radio', { name: 'Bowl' })).toBeChecked()
      await page.getByText('Block', { exact: true }).click()
      await save.click()
      await see(save).toBeHidden()
      const grounds = new Set<string>()
      for (const mode of ['Light', 'Dark']) {
        await page.getByText(mode, { exact: true }).click()
        grounds.add(await ground(page))
      }
      expect(grounds.size).toBe(2)
      const risk = page.getByRole('button', { name: 'Delete all sessions' })
      await risk.first().click()
      await see(risk.last()).toBeDisabled()
      await page.getByRole('textbox').fill('DELETE')
      await risk.last().click()
      await see(page.getByText('Done')).toBeVisible()
    },
  ],
  [
    'a switch turns the page light and dark',
    'A bakery in Bergen with a dark mode toggle',
    async (page) => {
      const before = await ground(page)
      await page.getByRole('switch').check({ force: true })
      expect(await ground(page)).not.toBe(before)
      await page.getByRole('switch').uncheck({ force: true })
      expect(await ground(page)).toBe(before)
    },
  ],
  [
    'cards go from column to column, by the keys and by hand',
    'A kanban board with columns Asked, Booked and Done',
    async (page) => {
      const column = (name: string) =>
        page.locator('[data-column]').filter({ has: page.getByRole('heading', { name }) })
      const card = column('Asked').locator('[data-card]').first()
      const name = (await card.locator('[data-name]').textContent()) ?? ''
      await card.locator('[data-handle]').focus()
      await page.keyboard.press('ArrowRight')
      await see(column('Booked')).toContainText(name)
      const other = column('Asked').locator('[data-card]').first()
      const text = (await other.locator('[data-name]').textContent()) ?? ''
      const [from, to] = [await other.boundingBox(), await column('Done').boundingBox()]
      await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 15)
      await page.mouse.down()
      await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 90, { steps: 8 })
      await page.mouse.up()
      await see(column('Done')).toContainText(text)
      await column('Done').getByRole('textbox').fill('One more')
      await page.keyboard.press('Enter')
      await see(column('Done')).toContainText('One more')
    },
  ],
  [
    'a list is added to, ticked, counted and emptied',
    'A to-do app',
    async (page) => {
      await page.getByRole('textbox').first().fill('Oil the hinge')
      await page.getByRole('button', { name: 'Add' }).click()
      await page.getByRole('checkbox', { name: /Oil the hinge/ }).check()
      await see(page.locator('[data-done]')).toHaveText('1')
      await page
        .locator('[data-entry]')
        .filter({ hasText: 'Oil the hinge' })
        .getByRole('button', { name: 'Remove' })
        .click()
      await see(page.getByText('Oil the hinge')).toBeHidden()
      await see(page.locator('[data-done]')).toHaveText('0')
    },
  ],
  [
    'a table is filtered, sorted and added to',
    'An expense tracker with categories rent, food and transport',
    async (page) => {
      await page.getByRole('button', { name: 'Food' }).click()
      await see(page.locator('tbody tr:visible')).toHaveCount(2)
      await page.getByRole('button', { name: 'All' }).click()
      const first = page.locator('tbody tr').first().locator('th')
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
      await see(first).toHaveText('Example 6')
      await page.getByLabel('Name').fill('Tram ticket')
      await page.getByLabel('Amount').fill('4.20')
      await page.getByRole('button', { name: 'Add a row' }).click()
      await see(page.getByRole('row', { name: /Tram ticket.*4\.20/ })).toBeVisible()
      await page.getByRole('searchbox').fill('tram')
      await see(page.locator('tbody tr:visible')).toHaveCount(1)
    },
  ],
  [
    'an entry takes the next state when it is pressed',
    'Bug tracker with statuses open, in progress, closed',
    async (page) => {
      const state = page.locator('[data-next-state]').first()
      await see(state).toContainText('Open')
      await state.click()
      await see(state).toContainText('In progress')
    },
  ],
  [
    'a free hour is booked and given back',
    'Calendar and booking tool for a rehearsal room: week view, book a slot',
    async (page) => {
      await page.getByRole('button', { name: 'Monday 08:00: free' }).click()
      await page.getByLabel('Name').fill('Choir')
      await page.getByRole('button', { name: 'Book' }).click()
      await see(page.locator('[data-own]')).toContainText('Monday 08:00–09:00, Choir')
      await page.locator('[data-own]').getByRole('button', { name: 'Remove' }).click()
      await see(page.getByRole('button', { name: 'Monday 08:00: free' })).toBeVisible()
    },
  ],
  [
    'a message is sent, and every conversation keeps its own',
    'A team chat app with channels kitchen, garden and office',
    async (page) => {
      await page.getByRole('textbox').fill('Who has the key?')
      await page.keyboard.press('Enter')
      await see(page.locator('[data-list]')).toContainText('Who has the key?')
      await page.getByRole('button', { name: 'Garden' }).click()
      await see(page.locator('[data-list]')).not.toContainText('Who has the key?')
      await page.getByRole('button', { name: 'Kitchen' }).click()
      await see(page.locator('[data-list]')).toContainText('Who has the key?')
    },
  ],
  [
    'a note is written, and a new one begun',
    'A note taking app',
    async (page) => {
      await page.getByRole('textbox').first().fill('Seeds')
      await see(page.locator('[data-entry]').first()).toContainText('Seeds')
      await page.getByRole('button', { name: 'New note' }).click()
      await see(page.locator('[data-entry]')).toHaveCount(4)
    },
  ],
  [
    'files come into the list with their size',
    'A file manager',
    async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048) })
      await see(page.locator('[data-entry]').first()).toContainText('plan.txt')
      await see(page.locator('[data-entry]').first()).toContainText('2 KB')
    },
  ],
  [
    'a quiz is answered to its result',
    'A quiz about ferns with 2 questions',
    async (page) => {
      await page.locator('[data-question]:visible').getByText('First answer').click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.locator('[data-question]:visible').getByText('Second answer').click()
      await page.getByRole('button', { name: 'Next' }).click()
      await see(page.locator('[data-score]')).toHaveText('1 / 2')
    },
  ],
  [
    'the next song is the one that is pressed',
    'A music player app',
    async (page) => {
      await page.locator('[data-song] button').nth(2).click()
      const title = (await page.locator('[data-song-title]').nth(2).textContent()) ?? ''
      await see(page.locator('[data-now-title]')).toHaveText(title)
      await page.getByRole('button', { name: 'Play' }).click()
      await see(page.locator('[data-run]')).toHaveAccessibleName('Pause')
    },
  ],
  [
    'a picture is read into lines, and comes to a result',
    'Upload page where AI scans your face and tells you your alternate career in another timeline',
    async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10) })
      await see(page.getByRole('alert')).toBeVisible()
      await page.getByRole('button', { name: 'Example' }).click()
      await see(page.locator('[data-result]')).toBeVisible()
      await see(page.locator('[data-result-text]')).not.toBeEmpty()
    },
  ],
  [
    'a timer runs and is set anew',
    'A pomodoro timer',
    async (page) => {
      await page.getByRole('button', { name: '15 min' }).click()
      await see(page.getByRole('timer')).toHaveText('15:00')
      await page.getByRole('button', { name: 'Start' }).click()
      await see(page.getByRole('timer')).toHaveText(/14:5\d/)
    },
  ],
  [
    'phases run one after the other, each for its own length',
    'Darkroom timer: developer 3 min, stop bath 30 s, fixer 5 min',
    async (page) => {
      await see(page.getByRole('timer')).toHaveText('03:00')
      await see(page.locator('[data-current]')).toContainText('Developer')
      // nothing left of the first one
      await page.getByLabel('Length').first().fill('0.02')
      await see(page.getByRole('timer')).toHaveText('00:01')
      await page.getByRole('button', { name: 'Start' }).click()
      await see(page.locator('[data-current]')).toContainText('Stop bath')
      await see(page.getByRole('timer')).toHaveText(/00:[23]\d/)
      await page.getByRole('button', { name: 'From the beginning' }).click()
      await see(page.locator('[data-current]')).toContainText('Developer')
    },
  ],
  [
    'costs are split in equal parts or in others, and it says who owes whom',
    'Expense splitting for Anna, Ben and Clara. Costs like mooring and diesel',
    async (page) => {
      await page.getByLabel('Amount').first().fill('90')
      await see(page.getByRole('status')).toContainText(/Ben owes Anna\s*30\.00/)
      await page.getByLabel('Amount').nth(1).fill('30')
      await page.getByLabel('Paid by').nth(1).selectOption('Ben')
      await see(page.getByRole('status')).toContainText(/Clara owes Anna\s*40\.00/)
      await page.getByText('Shared in parts').nth(1).click()
      await page.getByRole('spinbutton', { name: 'Clara' }).fill('0')
      await see(page.getByRole('status')).toContainText(/Clara owes Anna\s*30\.00/)
      await see(page.getByRole('status')).toContainText(/Ben owes Anna\s*15\.00/)
      await page.getByRole('button', { name: 'Add a person' }).click()
      await page.keyboard.type('Dora')
      await see(page.getByLabel('Paid by').first()).toContainText('Dora')
      await see(page.getByRole('status')).toContainText('Dora owes')
    },
  ],
  [
    'a calculator reckons from left to right, by the mouse and by the keys',
    'A calculator',
    async (page) => {
      for (const key of ['7', '×', '6', '=']) await page.getByRole('button', { name: key, exact: true }).click()
      await see(page.getByRole('status')).toHaveText('42')
      await page.keyboard.type('.1+.2=')
      await see(page.getByRole('status')).toHaveText('0.3')
      await page.keyboard.type('5/0=')
      await see(page.getByRole('status')).toHaveText('–')
      await page.keyboard.press('Escape')
      await page.keyboard.type('200+10%=')
      await see(page.getByRole('status')).toHaveText('220')
    },
  ],
  [
    'a formula follows its figures',
    'Tip calculator',
    async (page) => {
      await page.getByLabel('Bill').fill('120')
      await page.getByLabel('Tip').fill('15')
      await page.getByLabel('People').fill('3')
      await see(page.locator('[data-out]').first()).toHaveText('18')
      await see(page.locator('[data-out]').last()).toHaveText('46')
    },
  ],
  [
    'points are counted up and down, and whoever has most leads',
    'Scoreboard for Anna and Ben',
    async (page) => {
      const row = (at: number) => page.locator('[data-row]').nth(at)
      await row(1).getByRole('button', { name: 'More' }).click()
      await row(1).getByRole('button', { name: 'More' }).click()
      await row(0).getByRole('button', { name: 'More' }).click()
      await see(row(0).locator('[data-rank]')).toHaveText('2')
      await row(1).getByRole('button', { name: 'Less' }).click()
      await see(row(0).locator('[data-rank]')).toHaveText('1')
      await page.getByRole('button', { name: 'Back to zero' }).click()
      await see(row(1).locator('[data-count]')).toHaveText('0')
      await page.getByRole('button', { name: 'Add another' }).click()
      await see(page.locator('[data-row]')).toHaveCount(3)
    },
  ],
  [
    'a league is reckoned from its results, equals share their place, and a name stands wherever its team plays',
    'League table for our darts league with teams Anchor, Bell and Crown',
    async (page) => {
      const team = (at: number) => page.locator('[data-team]').nth(at)
      const fixture = (home: string, away: string) =>
        page.locator('[data-fixture]').filter({ hasText: home }).filter({ hasText: away })
      await see(page.locator('[data-fixture]')).toHaveCount(3)
      await see(page.locator('[data-round]').first().getByText('Bye')).toBeVisible()
      await fixture('Bell', 'Crown').getByLabel('Score Bell').fill('4')
      await fixture('Bell', 'Crown').getByLabel('Score Crown').fill('2')
      await see(team(0).locator('[data-name]')).toHaveValue('Bell')
      await see(team(0).locator('[data-points]')).toHaveText('3')
      await see(team(2).locator('[data-difference]')).toHaveText('−2')
      await fixture('Anchor', 'Crown').getByLabel('Score Anchor').fill('4')
      await fixture('Anchor', 'Crown').getByLabel('Score Crown').fill('2')
      await see(team(1).locator('[data-rank]')).toHaveText('1')
      await see(team(2).locator('[data-rank]')).toHaveText('3')
      await page.getByRole('textbox', { name: 'Team' }).last().fill('Dragon')
      await see(page.locator('[data-fixture]').filter({ hasText: 'Dragon' })).toHaveCount(2)
      await page.getByLabel('Home and away').check()
      await see(page.locator('[data-fixture]')).toHaveCount(6)
      await page.getByRole('button', { name: 'Add a team' }).click()
      await see(page.locator('[data-fixture]')).toHaveCount(12)
      await see(team(0).locator('[data-points]')).toHaveText('3')
    },
  ],
  [
    'guests are seated by a press and by dragging, change places, and are taken back',
    'Seating plan, 2 tables of 4, guests: Anna, Ben, Clara',
    async (page) => {
      const seat = (at: number) => page.locator('[data-seat]').nth(at)
      const guest = (name: string) => page.locator('[data-guest]').filter({ hasText: name })
      const left = page.locator('[data-left]')
      await see(left).toHaveText('3')
      await guest('Anna').press('Enter')
      await seat(1).press('Enter')
      await see(seat(1)).toHaveAttribute('aria-label', 'Table 1, Seat 2: Anna')
      await guest('Ben').dragTo(seat(4))
      await see(seat(4)).toHaveText('Ben')
      await seat(1).dragTo(seat(4))
      await see(seat(4)).toHaveText('Anna')
      await see(seat(1)).toHaveText('Ben')
      await see(left).toHaveText('1')
      await seat(4).press('Delete')
      await see(left).toHaveText('2')
      await page.getByLabel('Names, one per line').fill('Dan Moor\nEva')
      await page.getByRole('button', { name: 'Add names' }).click()
      await see(left).toHaveText('4')
      await guest('Dan Moor').click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dan Muir')
      await page.keyboard.press('Escape')
      await see(guest('Dan Muir')).toBeVisible()
    },
  ],
  [
    'a rota begins with the present week, is shared out in turn, and follows a name that changes',
    'Cleaning rota for our flat: kitchen, bathroom. Anna, Ben and Clara',
    async (page) => {
      const rows = page.locator('[data-row]')
      const who = (row: number, at: number) => rows.nth(row).locator('[data-who]').nth(at)
      await see(rows).toHaveCount(8)
      await see(rows.first()).toHaveAttribute('aria-current', 'date')
      await see(rows.first()).toContainText('This week')
      await who(0, 1).fill('Clara')
      await page.getByRole('button', { name: 'Share out in turn' }).click()
      await see(who(0, 0)).toHaveValue('Anna')
      await see(who(0, 1)).toHaveValue('Clara')
      await see(who(1, 0)).toHaveValue('Clara')
      const ben = page.locator('[data-person]').nth(1)
      await ben.getByLabel('Name').fill('Bea')
      await ben.getByLabel('Name').press('Tab')
      await see(who(1, 1)).toHaveValue('Anna')
      await see(who(2, 0)).toHaveValue('Bea')
      await page.getByLabel('Beginning').fill('2030-05-15')
      await see(rows.first()).toContainText('May 13')
      await page.getByRole('button', { name: 'Add a row' }).click()
      await see(rows).toHaveCount(9)
      await page.getByRole('button', { name: 'Add a duty' }).click()
      await see(rows.first().locator('[data-who]')).toHaveCount(3)
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(who(0, 0)).toHaveValue('')
    },
  ],
  [
    'lines are added up',
    'Price calculator for window cleaning, depending on panes, floors and distance',
    async (page) => {
      await page.getByLabel('Amount').first().fill('12')
      await page.getByLabel('Each').first().fill('3.5')
      await see(page.getByRole('status')).toContainText('42')
      await page.getByRole('button', { name: 'Remove' }).first().click()
      await see(page.getByRole('status')).toContainText('0')
      await page.getByRole('button', { name: 'Add a line' }).click()
      await see(page.getByLabel('Amount')).toHaveCount(3)
    },
  ],
  [
    'the curve of a year is another one than that of a day',
    'Dashboard for solar panel production with cards for today, this month and savings',
    async (page) => {
      const day = await page.locator('[data-line]').getAttribute('d')
      await page.getByRole('button', { name: 'Year' }).click()
      expect(await page.locator('[data-line]').getAttribute('d')).not.toBe(day)
    },
  ],
  [
    'a carousel goes on and back',
    'A bike shop with a carousel of products: City bike, Road bike, Cargo bike, Child seat, Trailer, Folding bike',
    async (page) => {
      const box = page.locator('[data-behaves~=carousel]')
      await see(box.locator('[data-place]')).toHaveText(/^1 \//)
      await box.getByRole('button', { name: 'Next' }).click()
      await see(box.locator('[data-place]')).not.toHaveText(/^1 \//)
      await box.getByRole('button', { name: 'Previous' }).click()
      await see(box.locator('[data-place]')).toHaveText(/^1 \//)
    },
  ],
  [
    'tabs show one panel, by a press and by the keys',
    'Landing page for a note taking app with tabs',
    async (page) => {
      const box = page.locator('[data-behaves~=tabs]')
      await box.getByRole('tab').nth(1).click()
      await see(box.getByRole('tabpanel')).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await see(box.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
    },
  ],
  [
    'a countdown counts to its day',
    'Page for a book launch with a countdown to 12 June 2099',
    async (page) => {
      await see(page.locator('[data-unit=days]')).toHaveText(/\d{3,}/)
    },
  ],
  [
    'goods are searched',
    'A bike shop with products City bike, Road bike, Cargo bike and Child seat, searchable',
    async (page) => {
      await page.getByRole('searchbox').fill('cargo')
      await see(page.locator('[data-entry]:visible')).toHaveCount(1)
    },
  ],
  [
    'a file in a form is shown before it is sent',
    'A print shop with a contact form and file upload',
    async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3000) })
      await see(page.locator('[data-file-name]')).toHaveText('card.pdf')
      await page.locator('[data-file-remove]').click()
      await see(page.locator('[data-file-name]')).toBeHidden()
    },
  ],
]

test.for(stories)('%s', async ([, prompt, act]) => {
  const { page, complaints, close } = await pageFor(prompt)
  await act(page)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await close()
})

test('without scripts nothing that needs one is offered, and what there is can be read', async () => {
  const carousel = await pageFor('A florist in Lund with an image carousel and a dark mode toggle', { script: false })
  await see(carousel.page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  const before = await carousel.page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await carousel.page.getByRole('switch').check({ force: true })
  const after = await carousel.page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  expect(after).not.toBe(before)
  await carousel.close()
})

test('sections come and go with the scroll where less motion is not wished', async () => {
  const { page, close } = await pageFor('Landing page with smooth transitions between sections for a studio')
  const names = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main>section')].map((one) => getComputedStyle(one).animationName),
    )
  expect((await names()).every((name) => name.includes('section'))).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await names()).every((name) => name === 'none')).toBe(true)
  await close()
})
