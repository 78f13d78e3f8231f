import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changedFormSettings,
  formSettings,
  submission,
  submissionLine,
  submissionList,
  webhookDelivery,
} from '#api/submissions.ts'
import { submissionDeliveries, submissions } from '#server/db/site-forms-schema.ts'
import { sites } from '#server/db/sites-schema.ts'
import { forgetSubmissions } from '#server/use-cases/submissions/forget-submissions.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, setPlan, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { contactForm, siteWithForm } from '#test/support/site-form.ts'

type Heard = { url: string; headers: Headers; body: string }
const heard: Heard[] = []
/** What the webhook answers next; the last one again and again. */
let answers: number[] = [200]
const outside: typeof fetch = async (input, init = {}) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  heard.push({ url, headers: new Headers(init.headers), body: typeof init.body === 'string' ? init.body : '' })
  const status = answers.length > 1 ? answers.shift() : answers[0]
  return new Response('{}', { status: status ?? 200 })
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'), { WEBHOOKS_PRIVATE: 'on' }, outside)
})
afterAll(() => server.close())

const message = { name: 'Theo', email: 'theo@mail.example', message: 'Could you rebind a cookbook?' }
const inbox = (person: Settled, project: string, query = '') =>
  get(submissionList, person, 'GET', `/projects/${project}/submissions${query}`)
const letters = (to: string) => (server.services.mail?.outbox?.list() ?? []).filter((letter) => letter.to === to)
const settle = async () => {
  server.services.deliveries.wake()
  await server.services.deliveries.idle()
}
/** What waits of that site is due now. */
const dueNow = (siteId: string) =>
  server.database.db
    .update(submissionDeliveries)
    .set({ dueAt: new Date(0) })
    .where(and(eq(submissionDeliveries.siteId, siteId), eq(submissionDeliveries.state, 'waiting')))

test('a form that was sent is thanked for, read in the inbox and mailed', async () => {
  const { owner, projectId, send, stamp, ask: visit, key } = await siteWithForm(server)
  const sent = await send({ ...message, _stamp: await stamp(), _more: '' }, undefined, {
    referer: 'http://x.localhost:3000/about',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/_forms/${key}/thanks?from=%2F`])
  expect(sent.headers.get('set-cookie')).toBeNull()
  const thanks = await visit(`/_forms/${key}/thanks?from=%2Fabout`)
  const words = await thanks.text()
  expect(words).toContain('Thank you')
  expect(words).toContain('href="/about"')
  expect(await (await visit(`/_forms/${key}/thanks?from=https://evil.test`)).text()).toContain('href="/"')
  const list = await inbox(owner, projectId)
  expect(list.counts).toEqual({ inbox: 1, unread: 1, spam: 0 })
  expect(list.forms).toMatchObject([{ key, label: 'Write to us', page_name: 'Home', answers: 1, is_published: true }])
  const [line] = list.submissions
  expect(line).toMatchObject({ sender: 'Theo', summary: message.message, is_read: false, folder: 'inbox' })
  await settle()
  const whole = await get(submission, owner, 'GET', `/projects/${projectId}/submissions/${line?.id}`)
  expect(whole.fields).toEqual([
    { name: 'name', label: 'Your name', value: 'Theo' },
    { name: 'email', label: 'E-mail', value: 'theo@mail.example' },
    { name: 'message', label: 'Your message', value: message.message },
  ])
  expect(whole).toMatchObject({ email: 'theo@mail.example', outgoing: [{ kind: 'mail', state: 'sent' }] })
  const [letter] = letters(owner.email)
  expect(letter).toMatchObject({
    replyTo: 'theo@mail.example',
    subject: expect.stringContaining('Write to us from Theo'),
  })
  expect(letter?.text).toContain('Your message: Could you rebind a cookbook?')
})

test('an answer can be marked, set aside, brought back and deleted', async () => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  await send({ ...message, _stamp: await stamp() })
  const [line] = (await inbox(owner, projectId)).submissions
  const at = `/projects/${projectId}/submissions/${line?.id}`
  expect(await get(submissionLine, owner, 'PATCH', at, { is_read: true })).toMatchObject({ is_read: true })
  await get(submissionLine, owner, 'PATCH', at, { folder: 'spam' })
  expect((await inbox(owner, projectId)).counts).toEqual({ inbox: 0, unread: 0, spam: 1 })
  await get(submissionLine, owner, 'PATCH', at, { folder: 'inbox', is_read: false })
  expect((await inbox(owner, projectId)).counts).toEqual({ inbox: 1, unread: 1, spam: 0 })
  expect((await ask(owner, 'DELETE', at)).status).toBe(200)
  expect((await ask(owner, 'GET', at)).status).toBe(404)
  expect((await ask(owner, 'PATCH', at, {})).status).toBe(404)
})

test('members read the inbox, strangers learn nothing of it', async () => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  await send({ ...message, _stamp: await stamp() })
  const [member, stranger] = [await settled(server), await settled(server)]
  await join(server, member, owner.workspace)
  const [line] = (await inbox(member, projectId)).submissions
  expect(line?.sender).toBe('Theo')
  expect((await ask(stranger, 'GET', `/projects/${projectId}/submissions`)).status).toBe(404)
  expect((await ask(stranger, 'GET', `/projects/${projectId}/submissions/${line?.id}`)).status).toBe(404)
})

test('an answer of another project is not found through one’s own', async () => {
  const [one, other] = [await siteWithForm(server), await siteWithForm(server)]
  await one.send({ ...message, _stamp: await one.stamp() })
  const [line] = (await inbox(one.owner, one.projectId)).submissions
  const at = `/projects/${other.projectId}/submissions/${line?.id}`
  for (const [method, body] of [['GET'], ['PATCH', { is_read: true }], ['DELETE']] as const)
    expect((await ask(other.owner, method, at, body)).status).toBe(404)
  expect((await inbox(one.owner, one.projectId)).counts.unread).toBe(1)
  // and a key answers on its own site only
  expect((await other.ask(`/_forms/${one.key}`, { method: 'POST', body: new URLSearchParams(message) })).status).toBe(
    404,
  )
})

/** Bad posts: what is sent, the status, and whether anything of it is kept. */
const long = 'x'.repeat(70_000)
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'x']))
const bad: [what: string, fields: Record<string, string>, status: number][] = [
  ['too much', { message: long }, 413],
  ['33 fields', many(33), 400],
  ['1,000 fields', many(1000), 400],
  ['nothing', { name: ' ', message: '' }, 400],
  ['no field at all', {}, 400],
  ['a password', { name: 'Theo', password: 'horse' }, 400],
  ['a password by another name', { 'Pass-Word': 'horse' }, 400],
  ['a card number', { message: 'Take 4111 1111 1111 1111 please' }, 400],
  ['a card number in a field', { card: '5500005555555559' }, 400],
  ['a security code', { cvv: '123' }, 400],
]

test.each(bad)('%s is refused, and nothing is kept', async (_what, fields, status) => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  const answer = await send({ ...fields, _stamp: await stamp() })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
  expect(await answer.text()).toContain('Not sent')
  const { counts } = await inbox(owner, projectId)
  expect(counts).toEqual({ inbox: 0, unread: 0, spam: 0 })
  const rows = await server.database.db.select().from(submissionDeliveries)
  expect(JSON.stringify(rows)).not.toMatch(/4111|5500|horse/)
})

test('what is no form is refused: JSON, text, a file, a broken body', async () => {
  const { owner, projectId, ask: visit, key } = await siteWithForm(server)
  const file = new FormData()
  file.set('name', 'Theo')
  file.set('upload', new File(['x'], 'x.txt'))
  const bodies: [BodyInit, Record<string, string>, number][] = [
    ['{"name":"Theo"}', { 'content-type': 'application/json' }, 415],
    ['name=Theo', { 'content-type': 'text/plain' }, 415],
    ['', {}, 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 415],
    ['--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [file, {}, 415],
  ]
  for (const [body, headers, status] of bodies)
    expect((await visit(`/_forms/${key}`, { method: 'POST', headers, body })).status).toBe(status)
  expect((await inbox(owner, projectId)).counts.inbox).toBe(0)
  for (const path of [
    '/_forms/',
    '/_forms/aaaaaaaaaaaaaaaaaaaa',
    `/_forms/${key}/x`,
    `/_forms/${key}%00`,
    '/_forms/../about',
  ])
    expect((await visit(path, { method: 'POST', body: new URLSearchParams(message) })).status).toBeGreaterThanOrEqual(
      404,
    )
})

test('letters that no database keeps, lines and headers in fields do no harm', async () => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  const name = 'Theo\r\nBcc: eve@mail.example'
  const email = 'theo@mail.example\r\nBcc: eve@mail.example'
  await send({ name: `${name}\0`, email, message: 'Hi <script>alert(1)</script>', _stamp: await stamp() })
  const [line] = (await inbox(owner, projectId)).submissions
  await settle()
  const [letter] = letters(owner.email)
  expect(letter?.subject).not.toMatch(/[\r\n]/)
  expect(letter?.replyTo).toBeUndefined()
  expect(letter?.html).not.toContain('<script>')
  expect(line?.summary).not.toContain('\0')
})

test('spam is set aside with its reason, goes nowhere, and is deleted after 30 days', async () => {
  const { owner, projectId, send, stamp, siteId } = await siteWithForm(server)
  await send({ ...message, _stamp: await stamp(), _more: 'http://offer.example' })
  await send({ ...message, _stamp: await stamp(new Date()) })
  await send(message)
  await send({ ...message, _stamp: 'zzz.forged-forged-forged-x' })
  const { submissions: set, counts } = await inbox(owner, projectId, '?folder=spam')
  expect(counts).toEqual({ inbox: 0, unread: 0, spam: 4 })
  expect(set.map(({ reasons }) => reasons[0])).toEqual([
    'Was not sent from the page',
    'Was not sent from the page',
    expect.stringMatching(/^Sent [01] seconds? after the page opened$/),
    'Filled in the hidden field',
  ])
  await settle()
  expect(letters(owner.email)).toEqual([])
  const { db } = server.database
  const old = new Date(Date.now() - 31 * 24 * 60 * 60_000)
  await db
    .update(submissions)
    .set({ createdAt: old })
    .where(eq(submissions.id, set[0]?.id ?? ''))
  await forgetSubmissions(server.services, new Date())
  expect(await db.$count(submissions, eq(submissions.siteId, siteId))).toBe(3)
  expect((await ask(owner, 'DELETE', `/projects/${projectId}/spam`)).status).toBe(200)
  expect((await inbox(owner, projectId)).counts.spam).toBe(0)
})

test('a stamp holds for its own form, is asked about after a day, and serves one person', async () => {
  const one = await siteWithForm(server)
  const other = await siteWithForm(server)
  await one.send({ ...message, _stamp: await other.stamp() })
  expect((await inbox(one.owner, one.projectId)).counts).toMatchObject({ inbox: 0, spam: 1 })
  // open for more than a day: one press more, and what was written goes along
  const old = await one.send({ ...message, _stamp: await one.stamp(new Date(Date.now() - 25 * 60 * 60_000)) })
  const page = await old.text()
  expect(old.status).toBe(409)
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  expect(Object.fromEntries(fields)).toMatchObject(message)
  expect((await inbox(one.owner, one.projectId)).counts.inbox).toBe(0)
  // pressed twice: kept once
  const stamp = await one.stamp()
  const again = () => one.send({ ...message, _stamp: stamp }, '10.8.0.1')
  expect((await Promise.all([again(), again(), again()])).map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await inbox(one.owner, one.projectId)).counts.inbox).toBe(1)
  // replayed with other words
  for (let n = 0; n < 6; n += 1) await one.send({ ...message, message: `Other ${n}`, _stamp: stamp }, '10.8.0.1')
  expect((await inbox(one.owner, one.projectId)).counts).toMatchObject({ inbox: 3, spam: 5 })
  // and from elsewhere the same second of the page is another visitor's
  await one.send({ ...message, _stamp: stamp }, '10.8.0.2')
  expect((await inbox(one.owner, one.projectId)).counts.inbox).toBe(4)
})

test('1,000 in a minute: nobody is lost, what does not fit is offered again', async () => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  const _stamp = await stamp()
  let kept = 0
  for (let n = 0; n < 1000; n += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, m) =>
        send({ ...message, message: `Number ${n + m}`, _stamp }, `10.9.${(n + m) >> 8}.${(n + m) & 255}`),
      ),
    )
    for (const answer of answers) {
      if (answer.status === 303) kept += 1
      else
        expect([answer.status, await answer.text()]).toEqual([
          429,
          expect.stringContaining('What you wrote is still here'),
        ])
    }
  }
  const { counts } = await inbox(owner, projectId)
  expect(kept).toBe(120)
  expect(counts.inbox + counts.spam).toBe(120)
  // one address alone: 20
  const other = await siteWithForm(server)
  const stamps: string[] = []
  for (let n = 0; n < 25; n += 1) stamps.push(await other.stamp(new Date(Date.now() - (30 + n) * 1000)))
  const statuses: number[] = []
  for (const one of stamps) statuses.push((await other.send({ ...message, _stamp: one }, '10.8.1.1')).status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(20)
})

test('many answers come as one mail, and on free the first 50 of a month', async () => {
  const { owner, projectId, send, siteId } = await siteWithForm(server)
  await get(changedFormSettings, owner, 'PATCH', `/projects/${projectId}/form-settings`, { sorts_spam: false })
  for (let n = 0; n < 53; n += 1) await send({ ...message, message: `Number ${n}` })
  expect((await inbox(owner, projectId)).counts.inbox).toBe(53)
  await settle()
  await dueNow(siteId)
  await settle()
  const sent = letters(owner.email)
  expect(sent.map(({ subject }) => /\d+ answers/.exec(subject)?.[0])).toEqual(['49 answers', undefined])
  const all = await server.database.db
    .select()
    .from(submissionDeliveries)
    .where(eq(submissionDeliveries.siteId, siteId))
  expect(all.filter(({ state }) => state === 'sent')).toHaveLength(50)
  expect(all.filter(({ state }) => state === 'over')).toHaveLength(3)
  const settings = await get(formSettings, owner, 'GET', `/projects/${projectId}/form-settings`)
  expect(settings).toMatchObject({ mails: true, mail_to: owner.email, mails_left: 0, can_mail: true })
  await setPlan(server, owner, 'pro')
  expect(await get(formSettings, owner, 'GET', `/projects/${projectId}/form-settings`)).toMatchObject({
    mails_left: null,
  })
})

const hook = async (over: Record<string, unknown> = {}) => {
  const site = await siteWithForm(server)
  const url = `https://hooks.example/${site.name}`
  const at = `/projects/${site.projectId}/form-settings`
  const { secret } = await get(changedFormSettings, site.owner, 'PATCH', at, {
    webhook_url: url,
    mails: false,
    ...over,
  })
  const deliveries = () =>
    get(webhookDelivery.array(), site.owner, 'GET', `/projects/${site.projectId}/webhook-deliveries`)
  return { ...site, url, at, secret: secret ?? '', deliveries, told: () => heard.filter((one) => one.url === url) }
}

/** As a receiver would write it, by the documentation alone. */
function isSigned(secret: string, { headers, body }: Heard): boolean {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get('x-pagewright-signature') ?? '') ?? []
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
}

test('a webhook is told each answer, signed', async () => {
  const { owner, send, stamp, secret, told, at, deliveries } = await hook()
  expect(secret).toMatch(/^whsec_/)
  await send({ ...message, _stamp: await stamp() })
  await settle()
  const [first] = told()
  if (!first) throw new Error('The webhook heard nothing.')
  expect(isSigned(secret, first)).toBe(true)
  expect(isSigned(secret, { ...first, body: first.body.replace('Theo', 'Eve') })).toBe(false)
  expect(JSON.parse(first.body)).toMatchObject({
    type: 'form.answer',
    form: { label: 'Write to us', page: 'Home' },
    fields: [{ name: 'name', label: 'Your name', value: 'Theo' }, {}, {}],
  })
  expect(await deliveries()).toMatchObject([{ state: 'sent', status: 200, tries: 1 }])
  // a new secret signs what comes then, and the old one nothing
  const { secret: next } = await get(changedFormSettings, owner, 'POST', `${at}/secret`)
  const tested = await get(webhookDelivery, owner, 'POST', at.replace('form-settings', 'webhook-deliveries'))
  expect(tested).toMatchObject({ state: 'sent', status: 200, submission_id: null })
  const last = told().at(-1)
  expect(last && [isSigned(secret, last), isSigned(next ?? '', last)]).toEqual([false, true])
  expect(JSON.stringify(await get(formSettings, owner, 'GET', at))).not.toContain('whsec_')
})

test('a webhook that fails is asked again with longer pauses, then by hand', async () => {
  const { owner, projectId, siteId, send, stamp, told, deliveries } = await hook()
  answers = [500]
  await send({ ...message, _stamp: await stamp() })
  await settle()
  const [first] = await deliveries()
  expect(first).toMatchObject({ state: 'waiting', status: 500, tries: 1, trouble: 'It answered 500.' })
  expect(new Date(first?.due_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 30_000)
  for (let n = 0; n < 6; n += 1) {
    await dueNow(siteId)
    await settle()
  }
  expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 7 }])
  expect(new Set(told().map(({ body }) => body)).size).toBe(1)
  answers = [200]
  const again = `/projects/${projectId}/webhook-deliveries/${first?.id}/again`
  expect((await ask(owner, 'POST', again)).status).toBe(200)
  await settle()
  expect(await deliveries()).toMatchObject([{ state: 'sent', status: 200 }])
})

test('a webhook never reaches the network of this host', async () => {
  const guarded = await startTestServer(endingEngine('stored'))
  const { owner, projectId } = await siteWithForm(guarded)
  const at = `/projects/${projectId}/form-settings`
  for (const url of [
    'http://hooks.example/',
    'https://name:word@hooks.example/',
    'ftp://hooks.example',
    'nowhere',
    'file:///etc/passwd',
  ])
    expect((await ask(owner, 'PATCH', at, { webhook_url: url })).status).toBe(400)
  for (const url of [
    'https://127.0.0.1:1/',
    'https://[::1]:1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://localhost:1/',
  ]) {
    expect((await ask(owner, 'PATCH', at, { webhook_url: url })).status).toBe(200)
    const tested = await get(webhookDelivery, owner, 'POST', `/projects/${projectId}/webhook-deliveries`)
    expect([url, tested.state, tested.trouble]).toEqual([url, 'failed', 'It cannot be reached.'])
  }
  await guarded.close()
})

test('the table of answers carries no formula out', async () => {
  const { owner, projectId, send, stamp } = await siteWithForm(server)
  await send({ ...message, name: '=HYPERLINK("http://evil.example")', message: '@SUM(1)', _stamp: await stamp() })
  const response = await owner.call('GET', `/api/projects/${projectId}/submissions.csv`)
  const table = await response.text()
  expect(response.headers.get('content-disposition')).toContain('answers.csv')
  expect(table.split('\r\n')[0]).toContain('"Sent at","Form","Page","Your name","E-mail","Your message"')
  expect(table).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(table).toContain(`"'@SUM(1)"`)
})

test('answers go when their time is over, and with their project', async () => {
  const { owner, projectId, send, stamp, siteId } = await siteWithForm(server)
  await send({ ...message, _stamp: await stamp() })
  const { db } = server.database
  await db
    .update(submissions)
    .set({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60_000) })
    .where(eq(submissions.siteId, siteId))
  await forgetSubmissions(server.services, new Date())
  expect((await inbox(owner, projectId)).counts.inbox).toBe(1)
  await get(changedFormSettings, owner, 'PATCH', `/projects/${projectId}/form-settings`, { retention_days: 30 })
  await forgetSubmissions(server.services, new Date())
  expect((await inbox(owner, projectId)).counts.inbox).toBe(0)
  await send({ ...message, _stamp: await stamp() })
  await db.delete(sites).where(eq(sites.id, siteId))
  expect(await db.$count(submissions, eq(submissions.siteId, siteId))).toBe(0)
  expect(await inbox(owner, projectId)).toMatchObject({ submissions: [], forms: [] })
  expect((await ask(owner, 'GET', `/projects/${projectId}/form-settings`)).status).toBe(409)
})

test('the list goes on where it stopped, by form', async () => {
  const { owner, projectId, send, key } = await siteWithForm(server)
  await get(changedFormSettings, owner, 'PATCH', `/projects/${projectId}/form-settings`, { sorts_spam: false })
  for (let n = 0; n < 7; n += 1) await send({ ...message, message: `Number ${n}` })
  const first = await inbox(owner, projectId, `?limit=4&form=${key}`)
  const rest = await inbox(owner, projectId, `?limit=4&before=${first.next}`)
  const told = [...first.submissions, ...rest.submissions].map(({ summary }) => summary)
  expect(told).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Number ${n}`))
  expect(rest.next).toBeNull()
})

test('answers are found by what stands in them, word by word, and by nothing that means more in SQL', async () => {
  const { owner, projectId, send } = await siteWithForm(server)
  await get(changedFormSettings, owner, 'PATCH', `/projects/${projectId}/form-settings`, { sorts_spam: false })
  for (const text of ['Do you ship to Tromsø?', 'A table at ten, 100% sure', 'C:\\menu_2027'])
    await send({ ...message, message: text })
  const found = async (words: string) =>
    (await inbox(owner, projectId, `?words=${encodeURIComponent(words)}`)).submissions.map(({ summary }) => summary)
  expect(await found('SHIP tromsø')).toEqual(['Do you ship to Tromsø?'])
  expect(await found('TROMSØ')).toEqual(['Do you ship to Tromsø?'])
  expect(await found('table tromsø')).toEqual([])
  expect(await found('theo@mail')).toHaveLength(3)
  expect(await found('%')).toEqual(['A table at ten, 100% sure'])
  expect(await found('_')).toEqual(['C:\\menu_2027'])
  expect(await found('\\')).toEqual(['C:\\menu_2027'])
  expect(await found("'")).toEqual([])
  // Names of fields are no answers.
  expect(await found('message')).toEqual([])
  expect(await found('  ')).toHaveLength(3)
  const tooLong = await ask(owner, 'GET', `/projects/${projectId}/submissions?words=${'a'.repeat(101)}`)
  expect(tooLong.status).toBe(400)
})

test('a page with a form is stamped as it is served, and can be cached and packed', async () => {
  const { ask: visit, key } = await siteWithForm(server, contactForm)
  const plain = await visit('/')
  const text = await plain.text()
  expect(text).toContain(`action="/_forms/${key}" id="form-${key}" method="post"`)
  expect(text).not.toContain('%%stamp')
  expect(plain.headers.get('etag')).toMatch(/^W\/"[0-9a-f]{32}-\d+"$/)
  const known = await visit('/', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
  for (const encoding of ['br', 'gzip'])
    expect((await visit('/', { headers: { 'accept-encoding': encoding } })).headers.get('content-encoding')).toBe(
      encoding,
    )
  expect((await visit('/about')).headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
})
