import { wireForms } from '#design/site-forms/wire-forms.ts'
import { domains } from '#server/db/domains-schema.ts'
import { newId } from '#server/db/new-id.ts'
import { findSiteOf } from '#server/db/queries/site-of.ts'
import { siteForms, submissionDeliveries, submissions } from '#server/db/site-forms-schema.ts'
import { releaseFiles, siteBlobs, sites } from '#server/db/sites-schema.ts'
import { blobKey } from '#server/files/blob-key.ts'
import { keyForms } from '#server/use-cases/submissions/key-forms.ts'
import { createHash } from 'node:crypto'
import type { TestServer } from './people.ts'
import { storedSite } from './stored-site.ts'

export const contactForm = `<h2>Write to us</h2><form action="#"><label>Your name <input name="name"></label>
<label>E-mail <input type="email" name="email"></label><textarea name="message" aria-label="Your message"></textarea>
<button>Send</button></form>`

const shell = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Nordlys</title></head><body>${body}</body></html>`

/** Whoever comes has an address of their own, whatever site they come to. */
let visitors = 0

/** A stored site whose home page has that form, wired as a release does it, and what visitors do with it. */
export async function siteWithForm(server: TestServer, form = contactForm, other: Record<string, string> = {}) {
  const site = await storedSite(server, { '/about': shell('<h1>About</h1>'), ...other })
  const { services } = server
  const { db, files } = services
  const html = shell(form)
  const [keys = []] = await keyForms(services, { id: site.siteId, workspaceId: site.owner.workspace }, [
    { name: 'Home', html },
  ])
  const wired = wireForms(html, keys)
  const sha256 = createHash('sha256').update(wired).digest('hex')
  await files.put(blobKey(sha256), new TextEncoder().encode(wired), 'text/html')
  await db.insert(siteBlobs).values({ sha256 }).onConflictDoNothing()
  const type = 'text/html; charset=utf-8'
  await db.insert(releaseFiles).values({ releaseId: site.releaseId, path: '/', sha256, size: wired.length, type })
  await site.set({ state: 'live' })
  const key = keys[0] ?? ''
  const host = `${site.name}.localhost:3000`
  /** Somebody at an address of their own asks the site. */
  const ask = (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
    from?: string,
  ) =>
    server.app.request(
      path,
      { ...init, headers: { host, ...init.headers } },
      { incoming: { socket: { remoteAddress: from ?? `10.7.${(visitors += 1) >> 8}.${visitors & 255}` } } },
    )

  /** The stamp of the page as it is served at that instant, by default some seconds ago. */
  const stamp = async (at = new Date(Date.now() - 30_000)): Promise<string> => {
    const { now } = services
    services.now = () => at
    const page = await (await ask('/')).text()
    services.now = now
    return /name="_stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  }

  const send = async (
    fields: Record<string, string> | [string, string][],
    from?: string,
    headers: Record<string, string> = {},
  ) =>
    ask(
      `/_forms/${key}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      },
      from,
    )
  return { ...site, key, host, ask, stamp, send }
}

/** An answer in the inbox of a project, and a delivery of it, as they lie in the database. */
export async function storedAnswer(server: TestServer, projectId: string, workspaceId: string, text: string) {
  const { db } = server.database
  const site = { id: newId(), projectId, workspaceId, name: `site-${newId().slice(-8)}`, state: 'unpublished' as const }
  await db.insert(sites).values(site).onConflictDoNothing()
  const siteId = (await findSiteOf(db, projectId))?.id ?? site.id
  const place = { siteId, workspaceId }
  const [key, submissionId, deliveryId] = [newId().replaceAll('-', '').slice(-20), newId(), newId()]
  await db.insert(siteForms).values({ ...place, key, pageName: 'Home', label: 'Write to us', fields: [] })
  await db.insert(submissions).values({
    ...place,
    id: submissionId,
    formKey: key,
    formLabel: 'Write to us',
    pageName: 'Home',
    fields: [{ name: 'message', label: 'Message', value: text }],
    folder: 'inbox',
    reasons: [],
    digest: submissionId,
    opened: '',
  })
  await db
    .insert(submissionDeliveries)
    .values({ ...place, id: deliveryId, submissionId, kind: 'webhook', state: 'failed' })
  return { siteId, submissionId, deliveryId }
}

/** A domain of the site of that project. @returns its id */
export async function storedDomain(server: TestServer, projectId: string, workspaceId: string): Promise<string> {
  const { db } = server.database
  const siteId = (await findSiteOf(db, projectId))?.id
  if (!siteId) throw new Error('No site')
  const id = newId()
  const name = `secret-${id.slice(-8)}.example`
  await db.insert(domains).values({ id, siteId, workspaceId, name, base: name, token: 'Secrettoken' })
  return id
}
