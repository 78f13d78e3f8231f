import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { blockOf, playedModel } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const home =
  '<!doctype html><html lang="en" class="scroll-smooth"><head><title>Korn</title><style>:root{--accent:red}</style></head>' +
  '<body class="bg-amber-50"><header><nav><a href="#menu">Menu</a></nav></header><main><h1>Korn</h1>' +
  '<section id="menu"><h2>The menu</h2></section></main><footer>Korn, Bergen</footer></body></html>'
const about = { pageName: 'About us', pages: [{ name: 'Home', html: home }] }

test('a second page of a model: it is shown the look and the places of the first, whose navigation leads to it', async () => {
  const model = playedModel('writer', () => `Here it is.\n<page>${home.replaceAll('Korn', 'About Korn')}</page>`)
  const { events, version } = await runTurn(request('Who we are', about), { model })
  const prompt = model.asked[0] ?? ''
  expect(blockOf(prompt, 'other_pages')).toBe('Home: index.html · s4 #menu The menu')
  expect(blockOf(prompt, 'shared_look')).toBe(
    '<html lang="en" class="scroll-smooth">\n<style>:root{--accent:red}</style>\n<body class="bg-amber-50">\n' +
      '<header><nav><a href="#menu">Menu</a></nav></header>\n<footer>Korn, Bergen</footer>',
  )
  expect(prompt).toContain('aria-current="page" (about-us.html)')
  const beside = events.filter((event) => event.type === 'beside')
  expect(beside).toMatchObject([
    {
      page: 'Home',
      html: home.replace('<a href="#menu">Menu</a>', '<a href="#menu">Menu</a><a href="about-us.html">About us</a>'),
      label: 'On Home: the navigation leads to About us too',
    },
  ])
  expect(events.indexOf(beside[0]!)).toBeLessThan(events.findIndex((event) => event === version))
})

test('an edit leaves the other pages alone', async () => {
  const model = playedModel('writer', () => '<edit k="h1" do="text">Us</edit>')
  const { events } = await runTurn(request('Call it Us', { ...about, html: home }), { model })
  expect(events.some(({ type }) => type === 'beside')).toBe(false)
  expect(blockOf(model.asked[0] ?? '', 'other_pages')).toContain('Home: index.html')
})

test('a second page of the built-in designer is of the same business, and the two lead to each other', async () => {
  const designer = { compose, edit }
  const first = await runTurn(
    request(
      'A page for Halden Cycles, a bicycle workshop in Bergen. Phone 55 12 34 56. Open Monday to Friday 9 to 17.',
    ),
    { designer },
  )
  const pages = [{ name: 'Home', html: first.page }]
  const { page, events } = await runTurn(request('A contact page', { pageName: 'Team', pages }), { designer })
  expect(page).toContain('Halden Cycles')
  expect(page).toContain('href="index.html"')
  const [beside] = events.flatMap((event) => (event.type === 'beside' ? [event] : []))
  expect(beside?.html).toContain('href="team.html"')
  expect(page).toMatch(/55 ?12 ?34 ?56/)
})

test('a change of another page is made there, told with its name, and comes with this turn', async () => {
  const model = playedModel(
    'writer',
    () =>
      'Gone from both.\n<edit k="h2" do="text">Food</edit><edit page="About us" k="s4" do="remove"/><edit page="Prices" k="s1" do="remove"/>',
  )
  const other = home.replaceAll('Korn', 'About Korn')
  const asked = request('The menu goes from About, here it is called Food', {
    html: home,
    pages: [{ name: 'About us', html: other }],
  })
  const { events, page, text, done } = await runTurn(asked, { model })
  expect(page).toBe(home.replace('The menu', 'Food'))
  expect(events.find(({ type }) => type === 'beside')).toMatchObject({
    page: 'About us',
    html: other.replace(/<section[\s\S]*<\/section>/, ''),
    label: 'On About us: Removed the menu section',
  })
  expect(done).toMatchObject({ outcome: 'stored', applied: 2, failed: 1 })
  expect(text).toMatch(/2 of 3 changes made; a change of a page that is not there/)
})

test('a turn that changes another page alone is kept with this one as it is', async () => {
  const model = playedModel('writer', () => '<edit page="index.html" k="h2" do="text">Food</edit>')
  const { events, version, done } = await runTurn(
    request('Call the menu on Home Food', { html: '<main><h1>Us</h1></main>', pageName: 'Us', pages: about.pages }),
    { model },
  )
  expect(done.outcome).toBe('stored')
  expect(version?.html).toBe('<main><h1>Us</h1></main>')
  expect(events.find(({ type }) => type === 'beside')).toMatchObject({ html: home.replace('The menu', 'Food') })
})

test.each([
  ['undo that', { do: 'undo' }],
  ['add a page for the opening hours', { do: 'add-page', name: 'Opening hours' }],
])('%s is left to the builder by model and designer, and stores nothing', async (prompt, act) => {
  const model = playedModel('writer', () => '<page><h1>Gone</h1></page>')
  for (const maker of [model, null]) {
    const { events, done, version, page } = await runTurn(request(prompt, { html: home }), { model: maker })
    expect(events.filter(({ type }) => type === 'act')).toEqual([{ type: 'act', act }])
    expect([done.outcome, version, page]).toEqual(['unchanged', undefined, home])
  }
  expect(model.asked).toEqual([])
})

test('what the page lacks is told by the designer, and left to a model', async () => {
  const waiting = '<main><h1>Korn</h1><dl><dt>Phone</dt><dd data-placeholder>Add phone</dd></dl></main>'
  const told = await runTurn(request('finish the page', { html: waiting }))
  expect(told.events.find(({ type }) => type === 'act')).toEqual({ type: 'act', act: { do: 'fill-facts' } })
  expect(told.text).toContain('Phone')
  const model = playedModel('writer', () => 'Here.')
  await runTurn(request('finish the page', { html: waiting }), { model })
  expect(model.asked.length).toBeGreaterThan(0)
})
