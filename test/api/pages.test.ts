import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent, running, shown, shownTexts, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'pro')
})
afterAll(() => server.close())

/** A project with Home, About and Prices, each made once. */
async function site() {
  const { id } = await newProject(person)
  const call = (method: string, path: string, body?: unknown) => ask(person, method, `/projects/${id}${path}`, body)
  await turn(server, person, id, '<h1>Home</h1>')
  for (const name of ['About', 'Prices']) {
    await call('POST', '/pages', { name })
    await turn(server, person, id, `<h1>${name}</h1>`, name)
  }
  const names = async () => (await readContent(person, id)).pages.map(({ name }) => name)
  return { id, call, names }
}

test('a page is added empty at the end, and every change counts the revision', async () => {
  const { id, call } = await site()
  const { revision } = await readContent(person, id)
  expect(await call('POST', '/pages', { name: '  Contact ' })).toEqual({
    status: 201,
    body: { revision: revision + 1 },
  })
  const content = await readContent(person, id)
  expect(content.pages.at(-1)).toEqual({ name: 'Contact', html: '', version_id: null, element_ids: null })
  expect(content.revision).toBe(revision + 1)
})

test.for<[what: string, name: string, status: number, words: string]>([
  ['a name that is taken', 'about', 409, 'There is a page of that name already.'],
  ['no name', '  ', 400, 'Give the page a name.'],
  ['61 letters', 'x'.repeat(61), 400, 'At most 60 characters.'],
  ['4: a NUL', 'a\0b', 400, 'no text'],
])('refuses a page with %s', async ([, name, status, words]) => {
  const { call, names } = await site()
  for (const answer of [await call('POST', '/pages', { name }), await call('PATCH', '/pages/Prices', { to: name })]) {
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(words)
  }
  expect(await names()).toEqual(['Home', 'About', 'Prices'])
})

test('a page is renamed everywhere: chat, versions and what they show', async () => {
  const { id, call } = await site()
  expect((await call('PATCH', '/pages/About', { to: 'Us & you' })).status).toBe(200)
  const content = await readContent(person, id)
  expect(shown(content)).toEqual([
    ['Home', '<h1>Home</h1>'],
    ['Us & you', '<h1>About</h1>'],
    ['Prices', '<h1>Prices</h1>'],
  ])
  expect(shownTexts(content, 'Us & you')).toEqual(['Make it', 'Made <h1>About</h1>'])
  expect(content.versions.filter(({ current }) => 'About' in current)).toEqual([])
  expect((await call('PATCH', '/pages/Us%20%26%20you', { to: 'us & You' })).status).toBe(200)
  expect((await call('PATCH', '/pages/About', { to: 'Else' })).status).toBe(404)
})

test.for([
  ['renamed', 'PATCH', { to: 'Start' }],
  ['deleted', 'DELETE', undefined],
] as const)('Home is never %s', async ([, method, body]) => {
  const { call, names } = await site()
  expect(await call(method, '/pages/Home', body)).toMatchObject({
    status: 409,
    body: { message: 'Home is the first page of every project and keeps its name.' },
  })
  expect(await names()).toEqual(['Home', 'About', 'Prices'])
})

test('a page that was taken out comes back whole, where it was', async () => {
  const { id, call, names } = await site()
  const before = await readContent(person, id)
  expect((await call('DELETE', '/pages/About')).status).toBe(200)
  expect(await names()).toEqual(['Home', 'Prices'])
  expect((await call('DELETE', '/pages/About')).status).toBe(404)
  expect((await call('POST', '/pages/About/return', { index: 1 })).status).toBe(200)
  const after = await readContent(person, id)
  expect({ ...after, revision: 0 }).toEqual({ ...before, revision: 0 })
  expect((await call('POST', '/pages/About/return', { index: 0 })).body).toEqual({ revision: after.revision })
  expect((await call('POST', '/pages/Never/return', { index: 0 })).status).toBe(404)
})

test('no page comes back before Home', async () => {
  const { call, names } = await site()
  await call('DELETE', '/pages/Prices')
  await call('POST', '/pages/Prices/return', { index: 0 })
  expect(await names()).toEqual(['Home', 'Prices', 'About'])
})

test('the chat of a page that was taken out stays, put aside, when another takes its name', async () => {
  const { id, call } = await site()
  await call('DELETE', '/pages/About')
  await call('POST', '/pages', { name: 'About' })
  await turn(server, person, id, '<h1>New</h1>', 'About')
  const content = await readContent(person, id)
  expect(content.pages.at(-1)).toMatchObject({ name: 'About', html: '<h1>New</h1>' })
  expect(shownTexts(content, 'About')).toEqual(['Make it', 'Made <h1>New</h1>'])
  expect(content.messages.filter(({ page_name }) => page_name === 'About')).toHaveLength(4)
})

test('a page takes the name of one that was taken out, and numbers go on', async () => {
  const { id, call } = await site()
  await call('DELETE', '/pages/About')
  expect((await call('PATCH', '/pages/Prices', { to: 'About' })).status).toBe(200)
  const content = await readContent(person, id)
  expect(shown(content).at(-1)).toEqual(['About', '<h1>Prices</h1>'])
  expect(shownTexts(content, 'About')).toEqual(['Make it', 'Made <h1>Prices</h1>'])
  const numbers = content.versions.filter(({ page_name }) => page_name === 'About').map(({ number }) => number)
  expect(numbers).toEqual([2, 1])
})

test('refuses changes of a page that is being made, and lets the others be changed', async () => {
  const { id, call } = await site()
  await running(server, person, id, 'About')
  const calls = [await call('PATCH', '/pages/About', { to: 'Us' }), await call('DELETE', '/pages/About')]
  for (const answer of calls)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This page is being made. Wait for it or stop it first.' },
    })
  expect((await call('PATCH', '/pages/Prices', { to: 'Costs' })).status).toBe(200)
  expect((await readContent(person, id)).running).toMatchObject([
    { page_name: 'About', user_id: person.id, prompt: 'Make it' },
  ])
})

test('the mode of a project is kept', async () => {
  const { id, call } = await site()
  expect((await call('PUT', '/mode', { mode: 'json' })).status).toBe(200)
  expect((await readContent(person, id)).mode).toBe('json')
  expect((await call('PUT', '/mode', { mode: 'xml' })).status).toBe(400)
})

test('a page is moved, and Home stays first', async () => {
  const { id, call, names } = await site()
  const { revision } = await readContent(person, id)
  expect(await call('PUT', '/pages/Prices/position', { index: 0 })).toEqual({
    status: 200,
    body: { revision: revision + 1 },
  })
  expect(await names()).toEqual(['Home', 'Prices', 'About'])
  await call('PUT', '/pages/Prices/position', { index: 99 })
  expect(await names()).toEqual(['Home', 'About', 'Prices'])
})

test('refuses to move Home, a page that is not there, and an index that is none', async () => {
  const { call, names } = await site()
  expect((await call('PUT', '/pages/Home/position', { index: 2 })).status).toBe(409)
  expect((await call('PUT', '/pages/Nowhere/position', { index: 1 })).status).toBe(404)
  expect((await call('PUT', '/pages/About/position', { index: -1 })).status).toBe(400)
  expect(await names()).toEqual(['Home', 'About', 'Prices'])
})

test('a page becomes Home with its chat and versions, and the way back is the same call', async () => {
  const { id, call } = await site()
  const before = await readContent(person, id)
  expect((await call('POST', '/pages/Prices/home', { former: 'Old home' })).status).toBe(200)
  const content = await readContent(person, id)
  expect(shown(content)).toEqual([
    ['Home', '<h1>Prices</h1>'],
    ['About', '<h1>About</h1>'],
    ['Old home', '<h1>Home</h1>'],
  ])
  const pagesOfMessages = new Set(content.messages.map(({ page_name }) => page_name))
  expect(pagesOfMessages).toEqual(new Set(['Home', 'About', 'Old home']))
  await call('POST', '/pages/Old home/home', { former: 'Prices' })
  const after = await readContent(person, id)
  expect(after.pages).toEqual(before.pages)
  expect(after.messages).toEqual(before.messages)
  expect(after.versions).toEqual(before.versions)
})

test('refuses Home as Home, a taken name for the former one, and a page that is being made', async () => {
  const { id, call } = await site()
  const before = await readContent(person, id)
  expect((await call('POST', '/pages/Home/home', { former: 'Old home' })).status).toBe(409)
  expect((await call('POST', '/pages/Prices/home', { former: 'about' })).status).toBe(409)
  expect((await call('POST', '/pages/Nowhere/home', { former: 'Old home' })).status).toBe(404)
  await running(server, person, id, 'Prices')
  expect((await call('POST', '/pages/Prices/home', { former: 'Old home' })).status).toBe(409)
  expect((await readContent(person, id)).pages).toEqual(before.pages)
})
