import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { commentList } from '#api/comments.ts'
import { contract } from '#api/contract.ts'
import { madeLink } from '#api/people.ts'
import { madeReviewLink } from '#api/reviews.ts'
import { messagePicture } from '#api/message-pictures.ts'
import { ownModel } from '#api/models.ts'
import { notifications } from '#server/db/notifications-schema.ts'
import { readContent, running, turn } from './content.ts'
import { ask, get, newProject, type Settled, type TestServer } from './people.ts'
import type { TestPerson } from './person.ts'
import { memberPassword } from './server.ts'
import { storedAnswer, storedDomain } from './site-form.ts'

/** Every route of the contract by its name, such as 'projects.get'. */
export const routes = Object.entries(contract).flatMap(([subject, calls]) =>
  Object.entries(calls).map(([call, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    return { name: `${subject}.${call}`, method, path }
  }),
)
export type Route = (typeof routes)[number]

/** Somebody's things, one of each kind that a route can name, by its kind. */
export type Things = { owner: Settled; ids: Record<string, string> }

/** Gives a person one of everything; what may not leave begins with 'Secret'. */
export async function withThings(server: TestServer, owner: Settled): Promise<Things> {
  await ask(owner, 'PATCH', '/profile', { first_name: 'Secretname' })
  const { id: project } = await newProject(owner, 'Secretproject')
  await ask(owner, 'POST', `/projects/${project}/pages`, { name: 'Secretpage' })
  const version = await turn(server, owner, project, '<h1>Secretheading</h1>')
  const { body: sessions } = await ask(owner, 'GET', '/auth/sessions')
  const { body: identities } = await ask(owner, 'GET', '/auth/identities')
  const key = { provider: 'openai', key: 'sk-Secretkey-7Q2K', model: 'gpt-5' }
  const model = await get(ownModel, owner, 'POST', `/workspaces/${owner.workspace}/models`, key)
  const added = await owner.call(
    'POST',
    `/api/projects/${project}/message-pictures`,
    multipart({ page_name: 'Home' }),
    form,
  )
  const waiting = messagePicture.parse(await added.json())
  const answer = await storedAnswer(server, project, owner.workspace, 'Secretanswer')
  const domain = await storedDomain(server, project, owner.workspace)
  const invited = await get(madeLink.array(), owner, 'POST', `/workspaces/${owner.workspace}/invitations`, {
    emails: ['secretguest@example.com'],
    role: 'viewer',
    project_id: project,
  })
  const said = await get(z.object({ thread_id: z.uuid() }), owner, 'POST', `/projects/${project}/comments`, {
    page_name: 'Home',
    version_id: version,
    key: 'h1',
    content: 'Secretcomment',
  })
  const review = await get(madeReviewLink, owner, 'POST', `/projects/${project}/review-links`, {
    page_name: 'Home',
    version_id: version,
    days: 7,
    password: null,
  })
  const { threads } = await get(commentList, owner, 'GET', `/projects/${project}/comments`)
  const told = {
    id: randomUUID(),
    userId: owner.id,
    kind: 'mentioned',
    workspaceId: owner.workspace,
    projectId: project,
  } as const
  await server.database.db
    .insert(notifications)
    .values({ ...told, actorName: 'Secretactor', excerpt: 'Secretexcerpt', madeAt: new Date() })
  const ids = {
    notification: told.id,
    thread: said.thread_id,
    comment: threads[0]?.comments[0]?.id ?? '',
    user: owner.id,
    review: review.id,
    invitation: invited[0]?.id ?? '',
    domain,
    submission: answer.submissionId,
    delivery: answer.deliveryId,
    workspace: owner.workspace,
    project,
    version,
    message: (await readContent(owner, project)).messages[0]?.id ?? '',
    generation: await running(server, owner, project, 'Secretpage'),
    session: (sessions as { id: string }[])[0]?.id ?? '',
    model: model.id,
    picture: waiting.id,
    identity: (identities as { id: string }[])[0]?.id ?? '',
  }
  return { owner, ids }
}

const eve = { name: 'Eve', mail: null }
/** Who has a review link brings its secret along; everybody else has none that is good. */
const guestOf = (ids: Things['ids']) => ({ token: ids['reviewToken'] ?? 'x', viewer: ids['viewer'] ?? randomUUID() })

/** A valid body for every route that takes one, naming what is the owner's. */
const bodies = ({ owner, ids }: Things): Record<string, unknown> => ({
  'auth.signUp': { email: 'somebody-else@example.com', password: memberPassword },
  'auth.signIn': { email: owner.email, password: 'not the password' },
  'auth.signInWithGoogle': {},
  'auth.verify': { token: 'x' },
  'auth.resendVerification': { email: owner.email },
  'auth.recover': { email: owner.email },
  'auth.resetPassword': { token: 'x', password: 'another horse' },
  'auth.updatePassword': { password: 'another horse' },
  'auth.deleteAccount': { email: owner.email },
  'profiles.update': { first_name: 'Eve' },
  'profiles.uploadAvatar': picture(),
  'workspaces.createWithOwner': { workspace_name: 'Mine' },
  'workspaces.update': { name: 'Taken over' },
  'projects.create': { workspace_id: ids['workspace'] },
  'projects.importLocal': { workspace_id: ids['workspace'], import_id: randomUUID(), work: { pages: [] } },
  'projects.rename': { name: 'Taken over' },
  'projectContent.setMode': { mode: 'json' },
  'projectContent.addPage': { name: 'Evil' },
  'projectContent.renamePage': { to: 'Evil' },
  'projectContent.returnPage': { index: 1 },
  'projectContent.movePage': { index: 1 },
  'projectContent.chooseHome': { former: 'Evil' },
  'projectContent.createVersion': { page_name: 'Home', html_content: '<h1>Evil</h1>' },
  'projectContent.renameVersion': { name: 'Evil' },
  'projectContent.restore': { version_id: ids['version'] },
  'projectContent.undoRestore': { page_name: 'Home' },
  'projectContent.setPicture': { picture: `data:image/png;base64,${onePixel}` },
  'generations.start': { prompt: 'A page', mode: 'html', pageName: 'Home', html: null, turn: randomUUID() },
  'generations.startInProject': {
    prompt: 'A page',
    mode: 'html',
    page_name: 'Home',
    base: ids['version'],
    turn: randomUUID(),
  },
  'credits.use': { user_id: owner.id },
  'payments.checkout': { plan: 'pro', credits: 100 },
  'payments.confirm': { sale_id: 'c29tZWJvZHktZWxzZQ==' },
  'contact.send': {
    name: 'Eve',
    email: owner.email,
    subject: 'Hello there',
    message: 'A message of ten letters',
    user_id: owner.id,
  },
  'notifications.markRead': { ids: [ids['notification']] },
  'notifications.saveSettings': { is_off: true, topics: {} },
  'repairs.start': {
    project_id: ids['project'],
    page_name: 'Home',
    html: '<h1>Evil</h1>',
    findings: [{ rule: 'color-contrast', key: 'h1', widths: [360] }],
  },
  'polish.start': {
    page_name: 'Home',
    base: ids['version'],
    turn: randomUUID(),
    pictures: [1440, 390].map((width) => ({ width, data: onePixel })),
    findings: [],
  },
  'messagePictures.add': multipart({ page_name: 'Home' }),
  'messagePictures.describe': { alt: 'Evil' },
  'photos.bring': { address: 'https://images.example/a.png' },
  'models.choose': { model: 'designer' },
  'models.add': { provider: 'openai', key: 'sk-of-a-stranger', model: 'gpt-5' },
  'submissions.update': { is_read: true },
  'submissions.saveSettings': { mails: false },
  'host.useLocalModel': { use: null },
  'sites.publish': { name: 'evil-site' },
  'sites.update': { visibility: 'unlisted' },
  'sites.setState': { state: 'paused' },
  'releases.setLive': { release_id: ids['version'] },
  'domains.add': { name: 'evil-taken.com' },
  'domains.setMain': { id: ids['domain'] },
  'realtime.present': { tab: randomUUID(), page_name: 'Home' },
  'live.pick': { tab: randomUUID(), page_name: 'Home', version: null, path: null },
  'live.edit': { tab: randomUUID(), page_name: 'Home', base: ids['version'], splices: null, mark: null, stored: null },
  'realtime.leave': { tab: randomUUID() },
  'comments.start': { page_name: 'Home', version_id: ids['version'], key: 'h1', content: 'Evil' },
  'comments.reply': { content: 'Evil' },
  'comments.edit': { content: 'Evil' },
  'comments.resolve': { is_resolved: true },
  'comments.ask': { turn: ids['version'] },
  'usage.setDefaultLimit': { credits: 1 },
  'usage.setLimit': { credits: 1 },
  'people.setRole': { role: 'admin' },
  'people.setGuestRole': { role: 'editor' },
  'ownerships.offer': { user_id: ids['user'] },
  'invitations.send': { emails: ['eve@example.com'], role: 'admin' },
  'invitations.makeLink': { role: 'viewer', uses: 1 },
  'invitations.look': { token: 'x' },
  'invitations.accept': { token: 'x' },
  'reviews.make': { page_name: 'Home', version_id: null, days: 7, password: null },
  'reviews.update': { allows_comments: false },
  'reviews.look': { ...guestOf(ids), who: eve },
  'reviews.unlock': { token: 'x', password: 'open sesame' },
  'reviews.decide': { ...guestOf(ids), id: randomUUID(), who: eve, version_id: ids['version'], verdict: 'approved' },
  'reviews.threads': guestOf(ids),
  'reviews.comment': {
    ...guestOf(ids),
    id: randomUUID(),
    who: eve,
    version_id: ids['version'],
    key: 'h1',
    content: 'Evil',
  },
  'reviews.reply': { ...guestOf(ids), id: randomUUID(), who: eve, thread_id: ids['thread'], content: 'Evil' },
  'reviews.remove': { ...guestOf(ids), thread_id: ids['thread'], id: randomUUID() },
  'reviews.compare': guestOf(ids),
  'reviews.follow': guestOf(ids),
  'previewLinks.look': { token: 'x' },
  'previewLinks.allowCopies': { may_be_copied: true },
  'previewLinks.copy': { token: 'x', workspace_id: ids['workspace'] },
})

export const queries: Record<string, string> = {
  'messagePictures.list': '?page_name=Home',
  'sites.checkName': '?name=evil-site',
  'projectContent.messages': '?page_name=Home',
  'projectContent.versions': '?page_name=Home',
}

/** What `{id}` means, by subject; other names say it themselves. */
const idOf: Record<string, string> = {
  workspaces: 'workspace',
  projects: 'project',
  projectContent: 'version',
  generations: 'generation',
  models: 'model',
  messagePictures: 'picture',
  submissions: 'submission',
  domains: 'domain',
  invitations: 'invitation',
  comments: 'comment',
  reviews: 'review',
}
const own = (ids: Things['ids'], name: string, parameter: string): string => {
  if (parameter === 'name') return 'Secretpage'
  if (parameter !== 'id') return ids[parameter.replace('_id', '')] ?? ''
  if (name === 'submissions.sendAgain') return ids['delivery'] ?? ''
  if (name.startsWith('auth.')) return ids[name.endsWith('Session') ? 'session' : 'identity'] ?? ''
  return ids[idOf[name.split('.')[0] ?? ''] ?? ''] ?? ''
}

/** Calls a route with everything that is the owner's. A stream is not read. */
export async function callRoute(person: TestPerson, { name, method, path }: Route, things: Things) {
  const place = path.replace(/\{(\w+)\}/g, (_all: string, parameter: string) => own(things.ids, name, parameter))
  const body = bodies(things)[name]
  const type: Record<string, string> =
    body instanceof Uint8Array ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}
  const response = await person.call(method, `/api${place}${queries[name] ?? ''}`, body, type)
  const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false
  if (isStream) await response.body?.cancel()
  return { status: response.status, text: isStream ? '' : await response.text() }
}

/** Routes that name something: their path has an id, or their body the id of a workspace or a project. */
export const isNaming = ({ name, path }: Route) =>
  path.includes('{') || ['projects.create', 'projects.importLocal', 'previewLinks.copy', 'repairs.start'].includes(name)

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const boundary = 'picture'
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }
/** The picture as a form with these fields. */
function multipart(fields: Record<string, string>): Uint8Array {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(parts.join('')), picture()])
}

function picture(): Uint8Array {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(onePixel, 'base64'), Buffer.from(`\r\n--${boundary}--\r\n`)])
}
