import { once } from 'node:events'
import { request } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { atMost, patience } from '#test/support/draw.ts'
import { changedFormSettings, submissionList } from '#api/submissions.ts'
import { liveMember } from '#test/support/live-people.ts'
import { ask, get, newProject } from '#test/support/people.ts'
import { startProduct, until } from '#test/support/product.ts'

/** A mail server that takes nothing until it is told to. */
async function slowMail() {
  const letters: string[] = []
  let isOpen = false
  let asked = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      asked += 1
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // What comes while it is closed is never answered: its sender dies meanwhile.
        if (!isOpen) return
        letters.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    letters,
    asked: () => asked,
    open: () => (isOpen = true),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Asks a site by its name, as a browser does. */
function askSite(port: string, host: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(
      { port, host: 'localhost', path, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

test(
  'kill -9 between the answer to a visitor and the mail to the owner loses nothing',
  async () => {
    const mail = await slowMail()
    const product = await startProduct({ SMTP_URL: mail.url, EMAIL_VERIFICATION: 'off' })
    const person = await liveMember(() => product.url)
    const project = await newProject(person)
    const html =
      '<!doctype html><html lang="en"><body><h1>Hi</h1><form><input name="message"><button>Send</button></form></body></html>'
    await ask(person, 'POST', `/projects/${project.id}/versions`, { page_name: 'Home', html_content: html })
    const name = `kept-${project.id.slice(-10)}`
    expect((await ask(person, 'POST', `/projects/${project.id}/site`, { name })).status).toBeLessThan(300)
    await get(changedFormSettings, person, 'PATCH', `/projects/${project.id}/form-settings`, { sorts_spam: false })
    const { port } = new URL(product.url)
    const page = await askSite(port, `${name}.localhost`, '/')
    const path = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const answered = await askSite(port, `${name}.localhost`, path, 'message=Keep+this')
    expect(answered.status).toBe(303)
    await until(() => mail.asked() > 0)
    await product.kill()
    expect(mail.letters).toEqual([])
    mail.open()
    await product.again()
    await until(() => mail.letters.length > 0, 2 * patience)
    expect(mail.letters[0]).toContain('Keep this')
    const list = await get(submissionList, person, 'GET', `/projects/${project.id}/submissions`)
    expect(list.submissions.map(({ summary }) => summary)).toEqual(['Keep this'])
    await product.stop()
    await mail.close()
  },
  atMost(300_000),
)
