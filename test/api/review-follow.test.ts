import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewLinks } from '#server/db/review-links-schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, type TestServer } from '#test/support/people.ts'
import { makeLink, reviewGuest, withReviewedPage } from '#test/support/reviews.ts'
import { startTestServer } from '#test/support/server.ts'
import { readStream } from '#test/support/stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

async function withFollower() {
  const place = await withReviewedPage(server)
  const link = await makeLink(place)
  const guest = reviewGuest(server, link.token)
  await guest.page()
  const follow = async () => {
    const body = { token: link.token, viewer: guest.viewer }
    const stream = readStream(await guest.person.call('POST', '/api/reviews/follow', body))
    await stream.heard('heartbeat')
    stream.events.length = 0
    return stream
  }
  return { place, link, guest, follow }
}

test('whoever has the page open is told of an answer, of a newer version and of a link that was taken back, and of nothing else', async () => {
  const { place, link, guest, follow } = await withFollower()
  const { owner, project } = place
  const other = await withReviewedPage(server)
  const { body } = await guest.comment(place.version, 'Shorter?')
  const thread = (body as { thread_id: string }).thread_id
  const stream = await follow()
  await other.save('Somebody else’s page')
  await ask(owner, 'POST', `/projects/${project}/comments/${thread}/replies`, { content: 'Good idea' })
  await stream.heard('changed')
  stream.events.length = 0
  await place.save('Shorter')
  await stream.heard('changed')
  stream.events.length = 0
  await ask(owner, 'DELETE', `/projects/${project}/review-links/${link.id}`)
  await stream.heard('changed')
  expect((await guest.send('look', {})).status).toBe(410)
  for (const event of stream.events) expect(Object.keys(event)).toEqual(['type'])
})

test('whoever has the page open is told when the link ends', async () => {
  const { link, guest, follow } = await withFollower()
  const soon = new Date(Date.now() + 1500)
  await server.database.db.update(reviewLinks).set({ endsAt: soon }).where(eq(reviewLinks.id, link.id))
  const stream = await follow()
  await stream.heard('changed')
  expect((await guest.send('look', {})).status).toBe(410)
})
