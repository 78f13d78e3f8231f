import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { notificationChoices } from '#api/notifications.ts'
import { desc, eq } from 'drizzle-orm'
import { excerptLength, soonMs } from '#rules/notifications.ts'
import { claimMails } from '#server/db/queries/notification-mails.ts'
import { notifications } from '#server/db/notifications-schema.ts'
import { projects, workspaceMembers } from '#server/db/schema.ts'
import type { Letter, Mail } from '#server/mail/mail.ts'
import { NotificationMails } from '#server/notifications/mails.ts'
import { notify } from '#server/notifications/notify.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const morning = new Date('2026-03-02T08:00:00Z')
const minute = 60_000
/** Ten in the morning of the day before. */
const happened = new Date('2026-03-01T10:00:00Z')
const after = (ms: number) => new Date(happened.getTime() + ms)

/** A mail server of this test, which refuses the first letters. */
function post(refuses = 0): Mail & { letters: Letter[] } {
  const letters: Letter[] = []
  let left = refuses
  const deliver = async (letter: Letter) => {
    left -= 1
    if (left >= 0) throw new Error('Try again later.')
    letters.push(letter)
  }
  return { letters, deliver, send: () => {}, outbox: null, close: async () => {} }
}

/** A process that mails what is due at that time. */
async function mailAt(mail: Mail, at: Date): Promise<void> {
  const process = new NotificationMails({
    db: server.database.db,
    config: server.services.config,
    mail,
    seal: server.services.auth.seal,
    logger: server.services.logger,
    now: () => at,
  })
  process.wake()
  await process.idle()
}

type Place = { owner: Settled; maya: Settled; project: string }
async function team(name = 'Ferry House'): Promise<Place> {
  const owner = await settled(server, 'teams')
  const maya = await settled(server)
  await ask(owner, 'PATCH', '/profile', { first_name: 'Ada' })
  await join(server, maya, owner.workspace, 'editor')
  return { owner, maya, project: (await newProject(owner, name)).id }
}

type Said = { kind?: 'mentioned' | 'replied' | 'approved'; words?: string; at?: Date; foldBy?: string }
const said = ({ owner, maya, project }: Place, { kind = 'mentioned', at = happened, ...more }: Said = {}) =>
  server.database.db.transaction((tx) => {
    const about = { workspaceId: owner.workspace, projectId: project, kind, to: [maya.id], by: { id: owner.id } }
    return notify(tx, { now: () => at }, { ...about, ...more })
  })

const to = ({ letters }: { letters: Letter[] }, { maya }: Place) => letters.filter((letter) => letter.to === maya.email)
const rows = ({ maya }: Place) =>
  server.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, maya.id))
    .orderBy(desc(notifications.kind))

test('a mention that is still unread is mailed after some minutes, once; one that was read is not', async () => {
  const [place, read] = [await team(), await team()]
  const mail = post()
  await said(place, { words: `Do we have the photo? ${'x'.repeat(300)}` })
  await said(read)
  await ask(read.maya, 'POST', '/notifications/read', { ids: null })
  await mailAt(mail, after(soonMs - 1))
  expect(mail.letters).toEqual([])
  await mailAt(mail, after(soonMs))
  await mailAt(mail, after(2 * soonMs))
  expect(to(mail, read)).toEqual([])
  const [letter, ...more] = to(mail, place)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Ada mentioned you in Ferry House')
  expect(letter?.text).toContain('“Do we have the photo?')
  expect([...(/x+/.exec(letter?.text.replace(/.*photo/, '') ?? '')?.[0] ?? '')].length).toBeLessThan(excerptLength)
  expect(letter?.text).toContain(`http://localhost:3000/projects/${place.project}`)
  expect((await rows(place))[0]?.mailedAt).toEqual(after(soonMs))
})

test('what happened in one thread until then is one line of one letter', async () => {
  const place = await team()
  const mail = post()
  await said(place, { kind: 'replied', foldBy: 'a' })
  await said(place, { kind: 'replied', foldBy: 'a', at: after(minute) })
  await said(place, { kind: 'replied', foldBy: 'b', at: after(minute) })
  await mailAt(mail, new Date(morning.getTime() - 1))
  expect(to(mail, place)).toEqual([])
  await mailAt(mail, morning)
  expect(to(mail, place)).toMatchObject([{ subject: '2 things you have not read' }])
  expect(to(mail, place)[0]?.text).toMatch(
    /2 new replies to a comment \(Ferry House\):[\s\S]*Ada replied to a comment in Ferry House:/,
  )
  await mailAt(mail, new Date(morning.getTime() + 24 * 60 * minute))
  expect(to(mail, place)).toHaveLength(1)
})

test('the morning is that of the person, where it is known', async () => {
  const place = await team()
  await ask(place.maya, 'POST', '/notifications/read', { ids: [], time_zone: 'Asia/Tokyo' })
  await ask(place.maya, 'POST', '/notifications/read', { ids: [], time_zone: 'Nowhere/Atall' })
  await said(place, { kind: 'replied' })
  expect((await rows(place))[0]?.dueAt).toEqual(new Date('2026-03-01T23:00:00Z'))
})

test('two processes mail each letter once, and do not divide one between them', async () => {
  const places = [await team(), await team(), await team()]
  for (const place of places) for (const foldBy of ['a', 'b', 'c', 'd']) await said(place, { kind: 'replied', foldBy })
  const mail = post()
  await Promise.all([mailAt(mail, morning), mailAt(mail, morning), mailAt(mail, morning)])
  for (const place of places) expect(to(mail, place)).toMatchObject([{ subject: '4 things you have not read' }])
})

test('what a process had taken that was killed is mailed by the next one when its lease is over', async () => {
  const place = await team()
  await said(place)
  const at = after(soonMs)
  const taken = await claimMails(server.database.db, at, new Date(at.getTime() + 2 * minute), 20)
  expect(taken.map(({ userId }) => userId)).toContain(place.maya.id)
  const mail = post()
  await mailAt(mail, new Date(at.getTime() + minute))
  expect(to(mail, place)).toEqual([])
  await mailAt(mail, new Date(at.getTime() + 3 * minute))
  await mailAt(mail, new Date(at.getTime() + 9 * minute))
  expect(to(mail, place)).toHaveLength(1)
})

test('a letter that the mail server does not take is tried again, with the same id', async () => {
  const place = await team()
  await said(place)
  const mail = post(1)
  await mailAt(mail, after(soonMs))
  await mailAt(mail, after(soonMs + minute))
  expect(to(mail, place)).toEqual([])
  await mailAt(mail, after(soonMs + 5 * minute))
  const [row] = await rows(place)
  expect(to(mail, place)).toMatchObject([{ messageId: `<${row?.id}.1@pagewright>` }])
})

test('who has lost access is mailed nothing of it', async () => {
  const place = await team()
  await said(place, { words: 'Secret' })
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, place.maya.id))
  const mail = post()
  await mailAt(mail, after(soonMs))
  expect(to(mail, place)).toEqual([])
  expect((await rows(place))[0]).toMatchObject({ mailedAt: null, dueAt: null })
})

test('a choice counts for what waits and for what comes, each topic by itself, and all off for everything', async () => {
  const place = await team()
  const { maya } = place
  const save = (body: object) => get(notificationChoices, maya, 'PUT', '/notifications/settings', body)
  await said(place)
  expect(await save({ is_off: false, topics: { mentions: 'digest', decisions: 'off' } })).toMatchObject({
    mail_to: maya.email,
    can_mail: true,
    topics: { mentions: 'digest', decisions: 'off' },
  })
  await said(place, { kind: 'approved' })
  expect((await rows(place)).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['mentioned', morning],
    ['approved', null],
  ])
  await save({ is_off: true, topics: { mentions: 'soon' } })
  expect((await rows(place)).map(({ dueAt }) => dueAt)).toEqual([null, null])
  await save({ is_off: false, topics: { mentions: 'soon' } })
  expect((await rows(place)).map(({ dueAt }) => dueAt)).toEqual([after(soonMs), after(soonMs)])
  expect(
    (await ask(maya, 'PUT', '/notifications/settings', { is_off: false, topics: { weather: 'soon' } })).status,
  ).toBe(400)
  expect(
    (await ask(maya, 'PUT', '/notifications/settings', { is_off: false, topics: { mentions: 'hourly' } })).status,
  ).toBe(400)
})

const unsubscribeUrl = (letter: Letter | undefined) =>
  z
    .string()
    .parse(
      /^<http:\/\/localhost:3000(\/unsubscribe\?of=[^>]+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1],
    )

test('every letter has a link that stops them: looking changes nothing, the button does, without an account', async () => {
  const place = await team()
  await said(place)
  const mail = post()
  await mailAt(mail, after(soonMs))
  const [letter] = to(mail, place)
  const path = unsubscribeUrl(letter)
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(letter?.text).toContain(path)
  const somebody = server.person()
  const looked = await somebody.call('GET', path)
  expect([looked.status, looked.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  expect(await looked.text()).toContain('<form method="post"')
  const choices = () => get(notificationChoices, place.maya, 'GET', '/notifications/settings')
  expect((await choices()).is_off).toBe(false)
  const pressed = await server.app.request(
    path,
    {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    },
    { incoming: { socket: { remoteAddress: '10.9.0.1' } } },
  )
  expect(pressed.status).toBe(200)
  expect((await choices()).is_off).toBe(true)
  await said(place)
  await mailAt(mail, after(3 * soonMs))
  expect(to(mail, place)).toHaveLength(1)
})

test('refuses a link that stops somebody else’s letters, or nobody’s', async () => {
  const [place, other] = [await team(), await team()]
  await said(place)
  const mail = post()
  await mailAt(mail, after(soonMs))
  const path = unsubscribeUrl(to(mail, place)[0])
  const word = path.split('.')[1]
  for (const wrong of [
    '',
    `${other.maya.id}.${word}`,
    `${path.split('of=')[1]}x`,
    `${place.maya.id}.`,
    '.',
    'x'.repeat(5000),
  ]) {
    const somebody = server.person()
    for (const method of ['GET', 'POST'])
      expect((await somebody.call(method, `/unsubscribe?of=${wrong}`)).status).toBe(404)
  }
  expect((await get(notificationChoices, other.maya, 'GET', '/notifications/settings')).is_off).toBe(false)
  expect((await get(notificationChoices, place.maya, 'GET', '/notifications/settings')).is_off).toBe(false)
})

test('names and words that people typed are text on one line of a letter', async () => {
  const place = await team('Row"><script>\u2028x')
  await server.database.db
    .update(projects)
    .set({ name: 'House\r\nBcc: eve@example.com' })
    .where(eq(projects.id, place.project))
  await said(place, { words: '<img src=x onerror=alert(1)>\r\n.\r\nBcc: eve@example.com' })
  const mail = post()
  await mailAt(mail, after(soonMs))
  const [letter] = to(mail, place)
  expect(letter?.subject).toBe('Ada mentioned you in House Bcc: eve@example.com')
  expect(letter?.html).not.toMatch(/<img|<script/)
  expect(Object.values(letter?.headers ?? {}).join('')).not.toMatch(/[\r\n]/)
})

test('an address that nobody has proven is not mailed, where addresses are proven', async () => {
  const place = await team()
  await said(place)
  const mail = post()
  const { config } = server.services
  server.services.config = { ...config, emailVerification: true }
  await mailAt(mail, after(soonMs))
  server.services.config = config
  expect(to(mail, place)).toEqual([])
})
