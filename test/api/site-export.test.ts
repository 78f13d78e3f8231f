import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenForOperator } from '#server/operator-socket.ts'
import { users } from '#server/db/schema.ts'
import { sites } from '#server/db/sites-schema.ts'
import { createOperator } from '#server/routes/operator.ts'
import { turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let folder: string
let stop: () => void
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
  folder = await mkdtemp(join(tmpdir(), 'site-export-'))
  stop = await listenForOperator(createOperator(server.services), folder)
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
  await server.close()
})

/** The command line as a process of its own, on the data folder of this server. */
async function cli(...args: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder }
  const run = promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args], { env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

const page = (words: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${words}</title><meta name="description" content="About ${words}">` +
  `<script>addEventListener('load', () => {})</script></head><body><h1>${words}</h1>${more}</body></html>`

const visit = (name: string, path: string) =>
  server.app.request(
    path,
    { headers: { host: `${name}.localhost:3000` } },
    { incoming: { socket: { remoteAddress: '10.9.9.7' } } },
  )

async function twoPages(more = '') {
  const owner = await settled(server)
  const { id } = await newProject(owner, 'Rye and salt')
  await turn(server, owner, id, page('Bread', more))
  await ask(owner, 'POST', `/projects/${id}/pages`, { name: 'About us' })
  await turn(server, owner, id, page('About us'), 'About us')
  return id
}

test('a project is published and exported on the command line: the bytes that visitors get, with their headers', async () => {
  const id = await twoPages()
  const out = join(folder, 'whole')
  expect(await cli('export-site', id, '--out', out)).toMatchObject({
    code: 1,
    stderr: 'Nothing of this project is published. Publish it first.\n',
  })
  const { stdout, code } = await cli('publish', id)
  expect({ stdout, code }).toEqual({ stdout: 'http://rye-and-salt.localhost:3000\n', code: 0 })

  const said = await cli('export-site', id, '--out', out)
  expect(said).toMatchObject({ code: 0, stderr: '' })
  const names = await readdir(out)
  expect(names).toEqual(
    expect.arrayContaining(['404.html', 'about-us.html', 'favicon.svg', 'index.html', 'robots.txt']),
  )
  expect(said.stdout).toBe(`Release 1 of rye-and-salt is written to ${out}: ${names.length} files.\n`)
  expect(names).not.toContain('_frame.html')
  for (const [path, name] of Object.entries({
    '/': 'index.html',
    '/about-us': 'about-us.html',
    '/social.png': 'social.png',
  })) {
    const answer = await visit('rye-and-salt', path)
    expect(await readFile(join(out, name))).toEqual(Buffer.from(await answer.arrayBuffer()))
    const rule = (await readFile(join(out, '_headers'), 'utf8'))
      .split('\n\n')
      .find((one) => one.startsWith(`${path}\n`))
    expect(rule?.trimEnd().split('\n')).toEqual([
      path,
      `  Cache-Control: ${answer.headers.get('cache-control')}`,
      `  Content-Security-Policy: ${answer.headers.get('content-security-policy')}`,
    ])
  }
  expect(await readFile(join(out, '_headers'), 'utf8')).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/)
  expect(await readFile(join(out, '_redirects'), 'utf8')).toBe(
    '/index.html / 301\n/about-us.html /about-us 301\n/_report http://rye-and-salt.localhost:3000/_report 302\n',
  )

  expect(await cli('export-site', id, '--out', out)).toMatchObject({
    code: 1,
    stderr: `${out} is not empty. Nothing was written; name a new or an empty folder.\n`,
  })
})

test('an exported folder says what does not go along, and keeps out of search what was unlisted', async () => {
  const id = await twoPages('<form><label>Name <input name="name"></label><button>Send</button></form>')
  expect((await cli('publish', id, '--name', 'rye-forms')).stdout).toBe('http://rye-forms.localhost:3000\n')
  await server.database.db.update(users).set({ emailVerified: true })
  const out = join(folder, 'forms')
  await mkdir(out)
  expect((await cli('export-site', id, '--out', out)).stdout).toContain('Its forms work on this server only')
  expect(await readFile(join(out, '_headers'), 'utf8')).not.toContain('X-Robots-Tag')

  await server.services.db.update(sites).set({ visibility: 'unlisted' }).where(eq(sites.projectId, id))
  const again = join(folder, 'unlisted')
  await cli('export-site', id, '--out', again)
  expect(await readFile(join(again, '_headers'), 'utf8')).toMatch(/^\/\*\n[^/]*X-Robots-Tag: noindex\n/)
})

test('what cannot be published says why, and an unknown project is nobody’s', async () => {
  const owner = await settled(server)
  const { id } = await newProject(owner, 'Empty')
  expect(await cli('publish', id)).toMatchObject({
    code: 1,
    stderr: 'Home has no version to publish. Make it first; nothing was published.\n',
  })
  expect(await cli('publish', crypto.randomUUID())).toMatchObject({
    code: 1,
    stderr: 'There is no such project. Its id is the last part of its address.\n',
  })
})
