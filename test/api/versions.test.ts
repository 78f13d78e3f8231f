import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { chatMessage, content, versionInfo } from '#api/project-content.ts'
import { readContent, running, shown, shownTexts, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'pro')
})
afterAll(() => server.close())

async function site() {
  const { id } = await newProject(person)
  const call = (method: string, path: string, body?: unknown) => ask(person, method, `/projects/${id}${path}`, body)
  const first = await turn(server, person, id, '<h1>1</h1>')
  const second = await turn(server, person, id, '<h1>2</h1>')
  return { id, call, first, second }
}

test('a version by hand gets the next number, shows on its page and can be read whole', async () => {
  const { id, call } = await site()
  const version = await get(versionInfo, person, 'POST', `/projects/${id}/versions`, {
    page_name: 'Home',
    html_content: '<h1>By hand</h1>',
    json_structure: {
      title: 'T',
      elements: [
        { type: 'h1', content: 'By hand' },
        { type: 'script', content: '1' },
      ],
    },
  })
  expect(version).toMatchObject({ number: 3, page_name: 'Home', associated_message_id: null, restored_from: null })
  expect((await readContent(person, id)).structure).toEqual({
    title: 'T',
    description: '',
    elements: [{ type: 'h1', content: 'By hand' }],
  })
  expect((await call('GET', `/versions/${version.id}`)).body).toMatchObject({
    version: { html_content: '<h1>By hand</h1>' },
    pages: [{ name: 'Home', html: '<h1>By hand</h1>', version_id: version.id }],
  })
})

test.for<[what: string, over: Record<string, unknown>, status: number]>([
  ['a page that does not exist', { page_name: 'Nowhere' }, 404],
  ['28: a message of nobody', { associated_message_id: randomUUID() }, 404],
  ['a NUL in its page', { html_content: 'a\0b' }, 400],
  ['a NUL in its tree', { json_structure: { title: 'T', elements: [{ type: 'h1', content: 'a\0b' }] } }, 400],
  ['38: a tree without elements', { json_structure: { elements: 'h1' } }, 400],
  ['38: a string that is no JSON', { json_structure: '{' }, 400],
  [
    '38: a tree 10,000 deep',
    { json_structure: `{"elements":[${'{"type":"div","children":['.repeat(10_000)}${']}'.repeat(10_000)}]}` },
    400,
  ],
])('refuses a version with %s', async ([, over, status]) => {
  const { id, call } = await site()
  const body = { page_name: 'Home', html_content: '<h1>x</h1>', ...over }
  expect((await call('POST', '/versions', body)).status).toBe(status)
  expect((await readContent(person, id)).versions).toHaveLength(2)
})

test("28: refuses a version for a message of another project, one's own too", async () => {
  const { id, call } = await site()
  const other = await site()
  const foreign = (await readContent(person, other.id)).messages[0]?.id
  const body = { page_name: 'Home', html_content: '<h1>x</h1>', associated_message_id: foreign }
  expect((await call('POST', '/versions', body)).status).toBe(404)
  expect((await call('GET', `/versions/${other.first}`)).status).toBe(404)
  expect((await call('POST', '/restore', { version_id: other.first })).status).toBe(404)
  expect((await readContent(person, id)).versions).toHaveLength(2)
})

test('a version that is sent again under its id is stored once and keeps its title', async () => {
  const { id, call } = await site()
  const body = { id: randomUUID(), page_name: 'Home', html_content: '<h1>x</h1>', title: 'Changed by hand' }
  const answers = await Promise.all([call('POST', '/versions', body), call('POST', '/versions', body)])
  const expected = { id: body.id, number: 3, prompt: 'Changed by hand', maker: { kind: 'person' } }
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: expected })
  const now = await readContent(person, id)
  expect(now.versions).toHaveLength(3)
  expect(answers.map(({ body }) => versionInfo.extend({ revision: z.number() }).parse(body).revision)).toEqual([
    now.revision,
    now.revision,
  ])
})

test('stores a version once, and none under an id that is a turn', async () => {
  const { id, call, first } = await site()
  const body = { page_name: 'Home', html_content: '<h1>x</h1>' }
  const asked = { prompt: 'Nothing new', mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  expect((await call('POST', '/generations', asked)).status).toBe(201)
  expect(await call('POST', '/versions', { ...body, id: asked.turn })).toMatchObject({ status: 409 })
  expect(await call('POST', '/versions', { ...body, id: first })).toMatchObject({ status: 201, body: { number: 1 } })
  expect(await call('POST', '/versions', { ...body, title: 'x'.repeat(201) })).toMatchObject({ status: 400 })
  expect((await readContent(person, id)).versions).toHaveLength(2)
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>2</h1>']])
})

test('a version by hand is stored while its page is made: the one that is made comes after it', async () => {
  const { id, call } = await site()
  await running(server, person, id)
  expect((await call('POST', '/versions', { page_name: 'Home', html_content: '<h1>x</h1>' })).status).toBe(201)
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>x</h1>']])
})

test('a switch to a version by hand truncates the chat to the last answer before it', async () => {
  const { id, call, first } = await site()
  const hand = randomUUID()
  await call('POST', '/versions', { id: hand, page_name: 'Home', html_content: '<h1>By hand</h1>' })
  await turn(server, person, id, '<h1>3</h1>')
  const whole = await readContent(person, id)
  expect((await call('POST', '/restore', { version_id: hand })).status).toBe(200)
  const now = await readContent(person, id)
  expect(shown(now)).toEqual([['Home', '<h1>By hand</h1>']])
  expect(shownTexts(now)).toEqual(['Make it', 'Made <h1>1</h1>', 'Make it', 'Made <h1>2</h1>'])
  expect((await call('POST', '/restore/undo', { page_name: 'Home' })).status).toBe(200)
  expect((await readContent(person, id)).messages).toEqual(whole.messages)
  await call('POST', '/restore', { version_id: first })
  await call('POST', '/restore', { version_id: hand })
  expect(shownTexts(await readContent(person, id))).toHaveLength(4)
})

test('a switch to a version by hand from before anything was said puts the whole chat aside', async () => {
  const { id } = await newProject(person)
  const call = (method: string, path: string, body?: unknown) => ask(person, method, `/projects/${id}${path}`, body)
  const hand = randomUUID()
  await call('POST', '/versions', { id: hand, page_name: 'Home', html_content: '<h1>Mine</h1>' })
  await turn(server, person, id, '<h1>1</h1>')
  await call('POST', '/restore', { version_id: hand })
  expect(shownTexts(await readContent(person, id))).toEqual([])
})

test('versions and messages are read page by page', async () => {
  const { id, first, second } = await site()
  const path = `/projects/${id}/versions?page_name=Home`
  const list = versionInfo.array()
  expect((await get(list, person, 'GET', path)).map((version) => version.id)).toEqual([second, first])
  expect((await get(list, person, 'GET', `${path}&limit=1&offset=1`)).map((version) => version.id)).toEqual([first])
  expect((await ask(person, 'GET', `${path}&limit=101`)).status).toBe(400)
  const messages = await get(chatMessage.array(), person, 'GET', `/projects/${id}/messages?page_name=Home`)
  expect(messages.map(({ message_index, turn: of }) => [message_index, of])).toEqual([
    [0, first],
    [1, first],
    [2, second],
    [3, second],
  ])
})

test('a switch replaces all pages and the structure, puts what came later aside, and is a version itself', async () => {
  const { id, call, first } = await site()
  await call('POST', '/pages', { name: 'About' })
  await turn(server, person, id, '<h1>Us</h1>', 'About')
  expect((await call('POST', '/restore', { version_id: first })).status).toBe(200)
  const now = await readContent(person, id)
  expect(shown(now)).toEqual([['Home', '<h1>1</h1>']])
  expect(shownTexts(now)).toEqual(['Make it', 'Made <h1>1</h1>'])
  expect(now.versions[0]).toMatchObject({ page_name: 'Home', number: 3, restored_from: first })
  expect(now.versions).toHaveLength(4)
  const hidden = now.messages.filter(({ hidden_by }) => hidden_by === now.versions[0]?.id)
  expect(hidden.map(({ message_index }) => message_index)).toEqual([2, 3])
})

test('a switch is undone exactly, also after another one', async () => {
  const { id, call, first, second } = await site()
  await call('POST', '/pages', { name: 'About' })
  const before = await readContent(person, id)
  await call('POST', '/restore', { version_id: first })
  const between = await readContent(person, id)
  await call('POST', '/restore', { version_id: second })
  expect(shownTexts(await readContent(person, id))).toHaveLength(4)

  expect((await call('POST', '/restore/undo', { page_name: 'Home' })).status).toBe(200)
  const after = await readContent(person, id)
  expect({ pages: after.pages, messages: after.messages }).toEqual({ pages: between.pages, messages: between.messages })
  await call('POST', '/restore/undo', { page_name: 'Home' })
  const last = await readContent(person, id)
  expect({ pages: last.pages, messages: last.messages }).toEqual({ pages: before.pages, messages: before.messages })
  expect(last.versions).toHaveLength(4)
  expect(await call('POST', '/restore/undo', { page_name: 'Home' })).toMatchObject({ status: 409 })
})

test.for<[what: string, change: (id: string) => Promise<unknown>]>([
  ['something was said', (id) => turn(server, person, id, '<h1>3</h1>')],
  ['another page was changed', (id) => ask(person, 'POST', `/projects/${id}/pages`, { name: 'About' })],
])('refuses to undo a switch when %s since', async ([, change]) => {
  const { id, call, first } = await site()
  await call('POST', '/restore', { version_id: first })
  await change(id)
  const before = await readContent(person, id)
  expect(await call('POST', '/restore/undo', { page_name: 'Home' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining('cannot be undone') },
  })
  expect(await readContent(person, id)).toEqual(before)
})

test('a switch and its undo whose answers were lost are done once, whatever others do in between', async () => {
  const { id, call, first, second } = await site()
  const asked = { version_id: first, id: randomUUID() }
  expect((await call('POST', '/restore', asked)).status).toBe(200)
  await call('POST', '/versions', { page_name: 'Home', html_content: '<h1>By hand</h1>' })
  const before = await readContent(person, id)
  expect(await call('POST', '/restore', asked)).toEqual({ status: 200, body: before })
  expect(await readContent(person, id)).toEqual(before)
  expect((await call('POST', '/restore', { ...asked, version_id: second })).status).toBe(409)
  expect((await call('POST', '/restore', { version_id: first, id: second })).status).toBe(409)

  await call('POST', '/restore', { version_id: first })
  await call('POST', '/restore', { version_id: second })
  const undo = { page_name: 'Home', id: randomUUID() }
  expect((await call('POST', '/restore/undo', undo)).status).toBe(200)
  const after = await readContent(person, id)
  expect(await call('POST', '/restore/undo', undo)).toEqual({ status: 200, body: after })
  expect(shown(after)).toEqual([['Home', '<h1>1</h1>']])
})

test("an undo takes back the switch that its person sees, and nobody else's", async () => {
  const { id, call, first, second } = await site()
  await call('POST', '/restore', { version_id: first })
  await call('POST', '/restore', { version_id: second })
  const undo = (version_id: string) => call('POST', '/restore/undo', { page_name: 'Home', version_id })
  expect(await undo(first)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('cannot be undone') },
  })
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>2</h1>']])
  expect((await undo(second)).status).toBe(200)
  expect((await undo(first)).status).toBe(200)
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>2</h1>']])
})

test('who takes a page back to what was before their own turn takes nothing of others back', async () => {
  const { id, call, first, second } = await site()
  const back = { version_id: first, scope: 'page', seen_id: second }
  await call('POST', '/versions', { page_name: 'Home', html_content: '<h1>By another</h1>' })
  expect(await call('POST', '/restore', back)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Somebody else has changed this page since') },
  })
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>By another</h1>']])
  // Whoever switches to it on purpose shows it, and what they see is then what it was switched to.
  await call('POST', '/restore', { version_id: second })
  const sent = { ...back, id: randomUUID() }
  expect((await call('POST', '/restore', sent)).status).toBe(200)
  expect((await call('POST', '/restore', sent)).status).toBe(200)
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>1</h1>']])
})

test('who changes a page that somebody took out meanwhile hears that, and that what it had is kept', async () => {
  const { id, call } = await site()
  await call('POST', '/pages', { name: 'About' })
  await turn(server, person, id, '<h1>Us</h1>', 'About')
  await call('DELETE', '/pages/About')
  for (const answer of [
    await call('POST', '/versions', { page_name: 'About', html_content: '<h1>We</h1>' }),
    await call('POST', '/restore/undo', { page_name: 'About' }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringContaining('What it had is kept') } })
})

test('refuses a switch and its undo while any page of the project is made', async () => {
  const { id, call, first } = await site()
  await call('POST', '/pages', { name: 'About' })
  await running(server, person, id, 'About')
  for (const answer of [
    await call('POST', '/restore', { version_id: first }),
    await call('POST', '/restore/undo', { page_name: 'Home' }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await readContent(person, id)).versions).toHaveLength(2)
})

test('54: two tabs that switch at once take turns: no version is lost, the last one is seen', async () => {
  const { id, call, first, second } = await site()
  const answers = await Promise.all(
    [first, second, first, second].map((version_id) => call('POST', '/restore', { version_id })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const now = await readContent(person, id)
  expect(now.versions.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1])
  const last = now.versions[0]
  expect(now.pages[0]?.version_id).toBe(last?.id)
  expect(now.pages[0]?.html).toBe(last?.restored_from === first ? '<h1>1</h1>' : '<h1>2</h1>')
})

test('20 versions by hand at once get 20 numbers', async () => {
  const { id, call } = await site()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => call('POST', '/versions', { page_name: 'Home', html_content: `<p>${n}</p>` })),
  )
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  const now = await readContent(person, id)
  expect(new Set(now.versions.map(({ number }) => number)).size).toBe(22)
})

test('a project with 200 versions and 400 messages is read without their pages', async () => {
  const { id } = await newProject(person)
  const page = `<main>${'<p>A long page.</p>'.repeat(2000)}</main>`
  for (let n = 0; n < 200; n += 1) await turn(server, person, id, `${page}<!-- ${n} -->`)
  const response = await person.call('GET', `/api/projects/${id}/content`)
  const text = await response.text()
  const { versions, messages } = content.parse(JSON.parse(text))
  expect([versions.length, messages.length]).toEqual([200, 400])
  // One page of 38 KB, not two hundred.
  expect(text.split('A long page.').length - 1).toBe(2000)
})

test('a switch of one page leaves the other pages as they are, and its undo too', async () => {
  const { id, call, first } = await site()
  await call('POST', '/pages', { name: 'About' })
  await turn(server, person, id, '<h1>About</h1>', 'About')
  const before = await readContent(person, id)
  expect((await call('POST', '/restore', { version_id: first, scope: 'page' })).status).toBe(200)
  const content = await readContent(person, id)
  expect(shown(content)).toEqual([
    ['Home', '<h1>1</h1>'],
    ['About', '<h1>About</h1>'],
  ])
  expect(content.messages.filter(({ hidden_by }) => hidden_by !== null)).toHaveLength(2)
  expect((await call('POST', '/restore/undo', { page_name: 'Home' })).status).toBe(200)
  const after = await readContent(person, id)
  expect(shown(after)).toEqual(shown(before))
  expect(after.messages).toEqual(before.messages)
})

test('refuses a switch of anything but one page or all', async () => {
  const { id, call, first } = await site()
  expect((await call('POST', '/restore', { version_id: first, scope: 'section' })).status).toBe(400)
  expect(shown(await readContent(person, id))).toEqual([['Home', '<h1>2</h1>']])
})

test('a switch hides nothing: what it leaves out is told, keeps its name, and is brought back or deleted', async () => {
  const { id, call, first } = await site()
  for (const name of ['About', 'Team']) {
    expect((await call('POST', '/pages', { name })).status).toBe(201)
    await turn(server, person, id, `<h1>${name}</h1>`, name)
  }
  const left = content.parse((await call('POST', '/restore', { version_id: first })).body)
  expect([shown(left), left.left_out.map(({ name, html }) => [name, html])]).toEqual([
    [['Home', '<h1>1</h1>']],
    [
      ['About', '<h1>About</h1>'],
      ['Team', '<h1>Team</h1>'],
    ],
  ])
  expect((await call('POST', '/pages', { name: 'About' })).status).toBe(409)
  expect((await call('POST', '/pages/About/return', { index: 1 })).status).toBe(200)
  expect((await call('DELETE', '/pages/Team')).status).toBe(200)
  const back = await readContent(person, id)
  expect([shown(back), back.left_out]).toEqual([
    [
      ['Home', '<h1>1</h1>'],
      ['About', '<h1>About</h1>'],
    ],
    [],
  ])
  // deleted for good, its name is free
  expect((await call('POST', '/pages', { name: 'Team' })).status).toBe(201)
})
