import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endingEngine } from '#test/support/engines.ts'
import { newProject, settled } from '#test/support/people.ts'
import { memberPassword, startBody, startTestServer } from '#test/support/server.ts'

test('57: a database that is down is a 503 in words, on every way into the product, and nobody seems signed out', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const member = await settled(server)
  const { id } = await newProject(member)
  const fresh = server.person()
  await server.database.close()
  const calls: [person: typeof fresh, method: string, path: string, body?: unknown][] = [
    [member, 'GET', '/api/workspaces'],
    [member, 'GET', `/api/projects/${id}`],
    [member, 'PATCH', `/api/projects/${id}`, { name: 'Renamed' }],
    [member, 'POST', '/api/projects', { workspace_id: member.workspace }],
    [
      member,
      'POST',
      `/api/projects/${id}/generations`,
      { prompt: 'a page', mode: 'html', page_name: 'Home', base: null, turn: randomUUID() },
    ],
    [member, 'GET', '/api/credits/status'],
    [fresh, 'POST', '/api/generations', startBody()],
    [fresh, 'POST', '/api/auth/sign-in', { email: member.email, password: memberPassword }],
  ]
  for (const [person, method, path, body] of calls) {
    const answer = await person.call(method, path, body)
    expect([path, answer.status]).toEqual([path, 503])
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'UNAVAILABLE' })
    expect(text).not.toMatch(/\bat \S+:\d+|node_modules|select |insert |PGlite/i)
  }
  expect((await fresh.call('GET', '/healthz')).status).toBe(200)
  expect((await fresh.call('GET', '/readyz')).status).toBe(503)
})
