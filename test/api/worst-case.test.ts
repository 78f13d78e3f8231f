import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#api/contract.ts'
import { attacks, type FieldPath, textPlaces, unlimitedPlaces, withText } from '#test/support/attack-fields.ts'
import { readContent, turn } from '#test/support/content.ts'
import { drawn } from '#test/support/draw.ts'
import { endingEngine } from '#test/support/engines.ts'
import { newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

/** The bound of bad input 59. */
const bound = 50
const json = { 'content-type': 'application/json' }
const megabyte = 1024 * 1024
/** The longest address and header line that Node hands on. */
const lineMax = 12_000

type Route = { name: string; method: string; path: string; input: z.ZodType | null }

const routes: Route[] = Object.entries(contract).flatMap(([subject, calls]) =>
  Object.entries(calls).map(([call, procedure]) => {
    const { route, inputSchema } = procedure['~orpc']
    const { method = 'POST', path = '' } = route
    return { name: `${subject}.${call}`, method, path, input: (inputSchema ?? null) as z.ZodType | null }
  }),
)

/** A part of the fields meets a part of the attacks, another one in every run; all of them in `npm run soak`. */
const longTexts = drawn(attacks(megabyte), 6)
const longLines = drawn(attacks(lineMax), 8)

/** Fields whose text has no kind of its own: a file, a tree. */
const free = ['profiles.uploadAvatar file', 'messagePictures.add file', 'projectContent.createVersion json_structure']

const fields = routes.flatMap((route) =>
  route.input === null
    ? []
    : textPlaces(route.input).map((place) => ({ route, place, input: route.input as z.ZodType })),
)
const isInPath = ({ route, place }: { route: Route; place: FieldPath }) => route.path.includes(`{${String(place[0])}}`)
const allInBody = fields.filter((field) => field.route.method !== 'GET' && !isInPath(field))
const inBody = drawn(allInBody, 24)
const allInAddress = fields.filter((field) => field.route.method === 'GET' || isInPath(field))
const inAddress = drawn(allInAddress, 60)

let server: TestServer
let person: Settled
let ids: Record<string, string>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'teams')
  const { id } = await newProject(person)
  const version = await turn(server, person, id, '<h1>Here</h1>')
  ids = { project_id: id, workspace_id: person.workspace, id: version, name: 'Home' }
  await readContent(person, id)
})
afterAll(() => server.close())

/** How long the thread worked for an answer: what other processes do meanwhile does not count. The best of some tries: what is slow is slow in each. */
async function timed(call: () => Promise<Response>): Promise<{ status: number; ms: number }> {
  let best = { status: 0, ms: Infinity }
  for (let tries = 0; tries < 30 && best.ms >= bound; tries += 1) {
    const start = process.threadCpuUsage()
    const response = await call()
    await response.text()
    const { user, system } = process.threadCpuUsage(start)
    const ms = (user + system) / 1000
    if (ms < best.ms) best = { status: response.status, ms }
  }
  return best
}

const idOf = (subject: string, parameter: string) =>
  encodeURIComponent((parameter === 'id' && subject === 'projects' ? ids['project_id'] : ids[parameter]) ?? '')
const pathOf = ({ name, path }: Route) =>
  path.replace(/\{(\w+)\}/g, (_all, parameter: string) => idOf(name.split('.')[0] ?? '', parameter))

function wrong(found: { status: number; ms: number }, isFree = false): string | null {
  if (found.ms >= bound) return `${Math.round(found.ms)} ms`
  return (found.status >= 400 || isFree) && found.status < 500 ? null : `answered with ${found.status}`
}

test('the walk finds the fields', () => {
  expect(allInBody.length).toBeGreaterThan(50)
  expect(allInAddress.length).toBeGreaterThan(30)
})

test('every field has a longest length', () => {
  const unlimited = routes.flatMap(({ name, input }) =>
    input === null ? [] : unlimitedPlaces(input).map((place) => `${name} ${place}`),
  )
  expect(unlimited.filter((field) => !free.includes(field))).toEqual([])
})

test.for(inBody.map((field) => ({ ...field, field: `${field.route.name} ${field.place.join('.')}` })))(
  '59: a megabyte of anything in $field is answered at once',
  async ({ route, place, input, field }) => {
    const found: [string, string][] = []
    for (const [name, text] of longTexts) {
      const body = Buffer.from(JSON.stringify(withText(input, place, text)))
      const trouble = wrong(await timed(() => person.call(route.method, `/api${pathOf(route)}`, body, json)))
      if (trouble) found.push([name, trouble])
    }
    expect(found, field).toEqual([])
  },
)

test.for(inAddress.map((field) => ({ ...field, field: `${field.route.name} ${field.place.join('.')}` })))(
  '59: as much as an address holds of anything in $field is answered at once',
  async (field) => {
    const found: [string, string][] = []
    const { route, place } = field
    const key = String(place[0])
    for (const [name, text] of longLines) {
      const written = encodeURIComponent(text.slice(0, lineMax / 3).toWellFormed())
      const path = isInPath(field)
        ? pathOf({ ...route, path: route.path.replace(`{${key}}`, written) })
        : `${pathOf(route)}?${key}=${written}`
      const trouble = wrong(await timed(() => person.call(route.method, `/api${path}`)))
      if (trouble) found.push([name, trouble])
    }
    expect(found).toEqual([])
  },
)

test.for(['/', '/api/', '/projects/', '/avatars/', '/pictures/versions/', '/preview/', '/assets/'])(
  '59: as much as an address holds of anything after %s is answered at once',
  async (start) => {
    const found: [string, string][] = []
    for (const [name, text] of longLines)
      for (const written of [
        encodeURIComponent(text.toWellFormed()).slice(0, lineMax),
        encodeURI(text.toWellFormed()).slice(0, lineMax),
      ]) {
        const trouble = wrong(await timed(() => person.call('GET', `${start}${written}`)), true)
        if (trouble) found.push([name, trouble])
      }
    for (const query of [`?${'a[b]'.repeat(3000)}=1`, `?${'a[]=1&'.repeat(2000)}`, `?${'%5B'.repeat(4000)}=1`]) {
      const trouble = wrong(await timed(() => person.call('GET', `${start}${query}`)), true)
      if (trouble) found.push([query.slice(0, 20), trouble])
    }
    expect(found).toEqual([])
  },
)

test.for(['cookie', 'origin', 'x-forwarded-for', 'last-event-id', 'accept-encoding', 'content-type', 'user-agent'])(
  '59: as much as a header holds of anything in %s is answered at once',
  async (header) => {
    const found: [string, string][] = []
    for (const [name, text] of [...longLines, ['cookies', 'a=b; '.repeat(2400)] as const]) {
      const value = text.replace(/[^\x20-\x7E]/g, '.').trim()
      const stranger = server.person()
      const trouble = wrong(
        await timed(() => stranger.call('GET', '/api/auth/session', undefined, { [header]: value })),
        true,
      )
      if (trouble) found.push([name, trouble])
    }
    expect(found).toEqual([])
  },
)
