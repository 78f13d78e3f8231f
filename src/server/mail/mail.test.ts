import { once } from 'node:events'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetLetter } from './letters.ts'
import { createMail } from './mail.ts'

const logger = pino({ level: 'silent' })
const received: { to: string[]; text: string }[] = []
let refusals = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1
        done(new Error('Try again later.'))
        return
      }
      const to = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ to, text: Buffer.concat(chunks).toString('utf8') })
      done()
    })
  },
})
let url = ''
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const link = 'https://pages.example/auth?mode=reset&token=abc'

test('a letter arrives by SMTP, as text and HTML, from the configured sender', async () => {
  const mail = createMail({ kind: 'smtp', url, from: 'Pagewright <mail@pages.example>' }, logger)
  mail?.send(resetLetter('ada@example.com', link))
  await mail?.close()
  const [letter] = received.splice(0)
  expect(letter?.to).toEqual(['ada@example.com'])
  expect(letter?.text).toContain('From: Pagewright <mail@pages.example>')
  expect(letter?.text).toContain('Subject: Set a new password for Pagewright')
  expect(letter?.text).toContain('text/plain')
  expect(letter?.text).toContain('text/html')
  expect(letter?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link)
})

test('an address with a comma or a line break is one address, and adds no header', async () => {
  const mail = createMail({ kind: 'smtp', url, from: 'Pagewright <mail@pages.example>' }, logger)
  mail?.send({ ...resetLetter('x,y@example.com', link), subject: 'Hello\r\nBcc: eve@example.com' })
  await mail?.close()
  const [letter] = received.splice(0)
  expect(letter?.to).toHaveLength(1)
  expect(letter?.text).not.toMatch(/^Bcc:/m)
})

test('a server that is closing does not wait for one that refuses', async () => {
  refusals = 100
  const mail = createMail({ kind: 'smtp', url, from: 'Pagewright <mail@pages.example>' }, logger)
  mail?.send(resetLetter('ada@example.com', link))
  await mail?.close()
  refusals = 0
  expect(received).toEqual([])
})

test('the outbox keeps the newest 200, newest first', () => {
  const mail = createMail({ kind: 'outbox', from: 'x' }, logger)
  for (let n = 0; n < 250; n += 1) mail?.send(resetLetter(`${n}@example.com`, link))
  const kept = mail?.outbox?.list() ?? []
  expect(kept).toHaveLength(200)
  expect([kept[0]?.to, kept.at(-1)?.to]).toEqual(['249@example.com', '50@example.com'])
})

test('what a person wrote is text in the HTML of a letter', () => {
  const { html } = resetLetter('a@example.com', 'https://pages.example/?a="><script>alert(1)</script>&b')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;>&lt;script>')
})
