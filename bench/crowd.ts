import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { personWho, type TestPerson } from '#test/support/person.ts'
import { startProduct } from '#test/support/product.ts'
import { loopDelay, worstPage } from '#test/support/worst-page.ts'

/**
 * How long others wait while people edit, bring in and take away the largest pages at once, in the real server on the
 * embedded database: `npm run bench -- crowd [--people 20] [--seconds 20]`. Needs the built client (`npm run setup`).
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { people: { type: 'string', default: '20' }, seconds: { type: 'string', default: '20' } },
  })
  const product = await startProduct({ BILLING: 'off', DESIGNER_SECONDS: '0' })
  const html = worstPage()
  const people: TestPerson[] = []
  for (let n = 0; n < Number(values.people); n += 1) people.push(await arrive(product.url, n))
  process.stdout.write(`idle: ${JSON.stringify(await loopDelay(product.folder))}\n`)
  const until = Date.now() + Number(values.seconds) * 1000
  const done = { edited: 0, brought: 0, taken: 0, refused: 0 }
  await Promise.all(
    people.map(async (person) => {
      while (Date.now() < until) {
        count(await bringIn(person, html), 'brought')
        count(await edit(person, html), 'edited')
        count((await person.call('GET', '/api/auth/account/export')).ok, 'taken')
      }
    }),
  )
  const page = Math.round(html.length / 1000)
  process.stdout.write(`${people.length} people, pages of ${page} KB: ${JSON.stringify(done)}\n`)
  process.stdout.write(`the server's thread: ${JSON.stringify(await loopDelay(product.folder))}, in ms\n`)
  await product.stop()

  function count(isDone: boolean, what: keyof typeof done): void {
    done[isDone ? what : 'refused'] += 1
  }
}

async function arrive(url: string, n: number): Promise<TestPerson> {
  const person = personWho((path, { body, ...init }) => fetch(`${url}${path}`, { ...init, body: body ?? null }))
  await person.call('POST', '/api/auth/sign-up', { email: `crowd-${n}@example.com`, password: 'correct horse' })
  return person
}

async function bringIn(person: TestPerson, html: string): Promise<boolean> {
  const workspaces = (await (await person.call('GET', '/api/workspaces')).json()) as { id: string }[]
  const work = { mode: 'html', chat: [], pages: [{ name: 'Home', html }], versions: [] }
  const body = { workspace_id: workspaces[0]?.id, import_id: randomUUID(), name: 'Brought', work }
  return (await person.call('POST', '/api/projects/import', body)).ok
}

/** One change of the page by the built-in designer, watched to its end. */
async function edit(person: TestPerson, html: string): Promise<boolean> {
  const asked = {
    prompt: 'make the headline larger',
    mode: 'html',
    pageName: 'Home',
    html,
    pages: [],
    chat: [],
    variant: 0,
  }
  const started = await person.call('POST', '/api/generations', { ...asked, turn: randomUUID() })
  if (!started.ok) return false
  const { id } = (await started.json()) as { id: string }
  const events = await (await person.call('GET', `/api/generations/${id}/events`)).text()
  return /"outcome":"stored"/.test(events)
}
