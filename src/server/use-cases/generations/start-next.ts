import { type GenerationEvent, startInProjectInput } from '#api/generations.ts'
import type { Tx } from '../../db/database.ts'
import { insertGeneration } from '../../db/queries/generations.ts'
import { deleteWaiting, listWaiting, type WaitingRow } from '../../db/queries/line.ts'
import { listRunning } from '../../db/queries/running.ts'
import { appendMessage } from '../../db/queries/messages.ts'
import { currentVersions } from '../../db/queries/versions.ts'
import { lockProject, type ProjectRow } from '../../db/queries/projects.ts'
import { newId } from '../../db/new-id.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { endInDatabase } from '../../generations/end.ts'
import { lockProjectFor } from '../../policies/access.ts'
import type { Services } from '../../services.ts'
import { forgetAsked } from '../comments/note-asked.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { begin, type Begun } from './start-project-generation.ts'

type Using = Pick<Services, 'config' | 'db' | 'runner' | 'logger' | 'models' | 'keys'>

/** These pass: the page is made already, or its person has enough of them made; it goes on waiting. */
const passing = new Set<string>(['RUNNING', 'TOO_MANY', 'UNAVAILABLE'])

/** Begins the first in line of every page of a project that nothing is made of now, on the version that is there by now. */
export async function startNext(services: Using, projectId: string): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const next = await firstToBegin(services, projectId, seen)
    if (!next) return
    seen.add(next.id)
    const begun = await beginOrRefuse(services, next)
    if (begun) services.runner.start(begun.row, begun.request, begun.by)
  }
}

async function firstToBegin({ db }: Using, projectId: string, seen: Set<string>): Promise<WaitingRow | null> {
  const made = new Set((await listRunning(db, projectId)).map(({ pageName }) => pageName))
  for (const row of await listWaiting(db, projectId)) {
    if (!made.has(row.pageName) && !seen.has(row.id)) return row
    // Nobody is passed by.
    made.add(row.pageName)
  }
  return null
}

async function beginOrRefuse(services: Using, row: WaitingRow): Promise<Begun | null> {
  try {
    return await transact(services.db, (tx) => beginWaiting(services, tx, row))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!passing.has(error.code)) await refuse(services, row, error)
    return null
  }
}

/** Null when another process has begun it, or its person has taken it back. */
async function beginWaiting(services: Using, tx: Tx, row: WaitingRow): Promise<Begun | null> {
  const person = { id: row.userId }
  const project = await lockProjectFor(tx, person, row.projectId, 'change')
  if (!(await deleteWaiting(tx, row.id))) return null
  const shown = await currentVersions(tx, project.id)
  const input = inputOf(row, shown[row.pageName] ?? null)
  return begin(services, tx, project, { person, address: row.address, waited: row.id }, input)
}

/** What was asked for, of the version that is there by now. */
function inputOf({ projectId, prompt, pageName, turn, asked }: WaitingRow, base: string | null) {
  const more = typeof asked === 'object' ? asked : null
  return startInProjectInput.parse({ ...more, project_id: projectId, prompt, page_name: pageName, base, turn })
}

/** What cannot begin any more is answered in the chat like everything that fails; nothing was held for it. */
async function refuse({ db }: Using, row: WaitingRow, { code, words }: AppError): Promise<void> {
  const description = words ?? refusals[code] ?? 'It could not begin when its turn came. Send it again.'
  let isThere = true
  const started = await transact(db, async (tx) => {
    const project = await lockProject(tx, row.projectId)
    if (!project || !(await deleteWaiting(tx, row.id))) return null
    if (!mayBeAnswered(code, words)) {
      await forgetAsked(tx, project, row.turn)
      await contentChanged(tx, project.id)
      return null
    }
    isThere = row.pageName in (await currentVersions(tx, project.id))
    return answerable(tx, project, row)
  })
  if (!started) return
  const notice: GenerationEvent = {
    type: 'notice',
    code: 'generation-error',
    title: 'The page could not be made',
    description,
    variant: 'destructive',
  }
  const last = { type: 'done', outcome: 'failed', maker: { kind: 'designer' }, at: 0, charged: false } as const
  const unsaved = [{ seq: 1, event: notice }]
  // Nobody looks at the chat of a page that is gone: its person is told beside it.
  const isHere = isThere ? undefined : () => false
  await endInDatabase(db, started, { events: [notice], unsaved, last: { seq: 2, event: last }, isHere })
}

const refusals: Record<string, string> = {
  NO_CREDITS: 'No credit was left when its turn came. Nothing was charged; send it again once there is one.',
}

/** Who may not change it any more, or never sees it again, has no answer to read; the others see that it waits no longer. */
function mayBeAnswered(code: AppError['code'], words: string | null): boolean {
  return code !== 'FORBIDDEN' && (code !== 'NOT_FOUND' || words !== null)
}

async function answerable(tx: Tx, project: ProjectRow, row: WaitingRow) {
  const started = {
    id: row.id,
    visitorId: row.userId,
    address: row.address,
    projectId: project.id,
    workspaceId: project.workspaceId,
    prompt: row.prompt,
    base: null,
    turn: row.turn,
    pageName: row.pageName,
    mode: inputOf(row, null).mode,
    quotaDay: null,
    payerId: null,
  }
  const said = { turn: row.turn, pageName: row.pageName, userId: row.userId, details: null }
  await appendMessage(tx, project, { id: newId(), role: 'user', content: row.prompt, ...said })
  if (!(await insertGeneration(tx, { ...started, status: 'running', charge: 'reserved' })))
    throw new Error('The generation was not stored.')
  return started
}
