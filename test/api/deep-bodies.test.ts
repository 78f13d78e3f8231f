import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#api/contract.ts'
import { bodyPlaces, withText } from '#test/support/attack-fields.ts'
import { readContent, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { drawn } from '#test/support/draw.ts'
import { newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startBody, startTestServer } from '#test/support/server.ts'

/** How long the server's thread may work for such an answer, in milliseconds. */
const bound = 50
const levels = 100_000
const json = { 'content-type': 'application/json' }

const lists = '['.repeat(levels) + ']'.repeat(levels)
const objects = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const bodies: [name: string, body: string, headers: Record<string, string>][] = [
  ['lists', lists, json],
  ['objects', objects, json],
  ['a tree', `{"elements":${'[{"children":'.repeat(levels)}[]${'}]'.repeat(levels)}}`, json],
  ['never closed', '[{"a":'.repeat(levels), json],
  ['of no type', lists, { 'content-type': 'text/plain' }],
]

const routes = Object.entries(contract).flatMap(([subject, calls]) =>
  Object.entries(calls).flatMap(([call, procedure]) => {
    const { route, inputSchema } = procedure['~orpc']
    const { method = 'POST', path = '' } = route
    return method === 'GET'
      ? []
      : [{ name: `${subject}.${call}`, method, path, input: (inputSchema ?? null) as z.ZodType | null }]
  }),
)
type Route = (typeof routes)[number]

let server: TestServer
let person: Settled
let ids: Record<string, string>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'), { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm' })
  person = await settled(server, 'teams')
  const { id } = await newProject(person)
  const version = await turn(server, person, id, '<h1>Here</h1>')
  ids = { project_id: id, workspace_id: person.workspace, id: version, name: 'Home' }
})
afterAll(() => server.close())

const pathOf = ({ name, path }: Pick<Route, 'name' | 'path'>) =>
  path.replace(/\{(\w+)\}/g, (_all: string, parameter: string) =>
    encodeURIComponent(ids[parameter === 'id' && name.startsWith('projects.') ? 'project_id' : parameter] ?? ''),
  )

/** What is wrong with the answer to a body; null when it is a refusal in words, at once. The best of a few tries. */
async function wrong(route: Route, body: string, headers: Record<string, string>): Promise<string | null> {
  let found = ''
  for (let tries = 0; tries < 10; tries += 1) {
    const start = process.threadCpuUsage()
    const response = await person.call(route.method, `/api${pathOf(route)}`, Buffer.from(body), headers)
    const { user, system } = process.threadCpuUsage(start)
    const answer: unknown = await response.json()
    if (response.status < 400 || response.status >= 500) return `answered with ${response.status}`
    const shape = {
      code: expect.any(String),
      status: response.status,
      message: expect.stringMatching(/^[A-Z].* levels deep\. Nothing was changed\.$/),
    }
    expect(answer).toMatchObject(shape)
    const ms = (user + system) / 1000
    if (ms < bound) return null
    found = `${Math.round(ms)} ms`
  }
  return found
}

test.for(drawn(routes, 30))('2: 100,000 levels in the body of $name are refused in words, at once', async (route) => {
  const found: string[] = []
  const { input } = route
  for (const [name, body, headers] of bodies) {
    const trouble = await wrong(route, body, headers)
    if (trouble) found.push(`${name}: ${trouble}`)
  }
  for (const place of input === null ? [] : bodyPlaces(input, route.path)) {
    const mark = '"here"'
    const trouble = await wrong(
      route,
      JSON.stringify(withText(input as z.ZodType, place, 'here')).replace(mark, lists),
      json,
    )
    if (trouble) found.push(`${place.join('.')}: ${trouble}`)
  }
  expect(found).toEqual([])
  // and it goes on
  expect((await readContent(person, ids['project_id'] ?? '')).pages).toHaveLength(1)
})

const nested = `${'<div>'.repeat(levels)}x${'</div>'.repeat(levels)}`
const spread = `<main>${'<p>Words</p>'.repeat(2000)}</main>`
const version = { page_name: 'Home', json_structure: null }

test.for<[name: string, path: (html: string) => [path: string, body: unknown], fine: number]>([
  ['a version', (html) => [`/projects/${ids['project_id']}/versions`, { ...version, html_content: html }], 201],
  [
    'a tree in a version',
    (html) => [
      `/projects/${ids['project_id']}/versions`,
      { ...version, html_content: '<p>x</p>', json_structure: html === nested ? lists : null },
    ],
    201,
  ],
  ['a page that is changed', (html) => ['/generations', startBody({ html })], 201],
  ['another page', (html) => ['/generations', startBody({ pages: [{ name: 'About', html }] })], 201],
  [
    "a visitor's page",
    (html) => ['/projects/import', { ...bringing(), work: { pages: [{ name: 'Home', html }] } }],
    201,
  ],
  [
    "a visitor's version",
    (html) => [
      '/projects/import',
      {
        ...bringing(),
        work: {
          pages: [{ name: 'Home', html: '<p>x</p>' }],
          versions: [{ page_name: 'Home', html, timestamp: '2026-03-01T10:00:00.000Z' }],
        },
      },
    ],
    201,
  ],
  // fine is a page that is not as it was checked
  [
    'a repair',
    (html) => [
      '/repairs',
      { project_id: null, page_name: 'Home', html, findings: [{ rule: 'too-wide', key: 'zz9', widths: [390] }] },
    ],
    404,
  ],
])('2: HTML 100,000 levels deep as %s is refused in words, and a long flat page is not', async ([, asked, fine]) => {
  const [path, body] = asked(nested)
  const refused = await person.call('POST', `/api${path}`, body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/\w+\.$/) })
  const [again, flat] = asked(spread)
  expect((await person.call('POST', `/api${again}`, flat)).status).toBe(fine)
})

function bringing() {
  return { workspace_id: person.workspace, import_id: randomUUID() }
}
