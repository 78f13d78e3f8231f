import type { z } from 'zod'
import type { startInProjectInput } from '#api/generations.ts'
import type { GenerationRequest } from '#engine/types.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { promptProblem } from '#rules/chat.ts'
import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { findByTurn, findRunning, insertGeneration } from '../../db/queries/generations.ts'
import { appendMessage, deleteTurn, findMessage, hasTurn } from '../../db/queries/messages.ts'
import { hideTurn } from '../../db/queries/hidden-messages.ts'
import { moveToTurn, sendPending } from '../../db/queries/message-pictures.ts'
import { listPages } from '../../db/queries/pages.ts'
import { bumpProject, type ProjectRow } from '../../db/queries/projects.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { storable } from '../../db/storable.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Started } from '../../generations/end.ts'
import { turnEvents } from '../../generations/save-answer.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { newId } from '../../db/new-id.ts'
import { moveAsked } from '../../db/queries/comments.ts'
import { noteAsked } from '../comments/note-asked.ts'
import { chosenMaker } from '../models/model-choices.ts'
import { needFewRunning, standInLine } from './stand-in-line.ts'
import { requestPictures } from './request-pictures.ts'
import { projectRequest } from './project-request.ts'
import { needActive, reserveGeneration } from './reserve-generation.ts'
import { needRoomForVersion } from '../../policies/room-in-storage.ts'
import { needContinuable } from '../../policies/continuable.ts'

/** What a person says who lets a stopped page be finished. */
const continueWords = 'Continue'

type Input = z.infer<typeof startInProjectInput>
/** What begins: a message that was just sent, or one that has waited in line under this id; `isLook`: no message of its own. */
export type Asking = { person: Pick<Person, 'id'>; address: string; waited: string | null; isLook?: boolean }
export type Begun = { row: Started; request: GenerationRequest; by: { model: ModelClient | null; isFree: boolean } }
type Beginning = Pick<Services, 'config' | 'logger' | 'models' | 'keys'>

/** How much of a prompt the usage history shows, in characters. */
const promptStart = 120

/**
 * Reserves the credit, stores the message and starts. One generation runs on a page at a time, whoever sends: what comes
 * meanwhile waits in line when it says that it may. The same `turn` started twice is one generation, and one thread of
 * comments asks for one at a time. Throws NOT_FOUND, CONFLICT, PLAN_LIMIT, MEMBER_LIMIT, NO_CREDITS, RUNNING, TOO_MANY, PAYLOAD_TOO_LARGE.
 */
export async function startProjectGeneration(
  services: Pick<Services, 'config' | 'db' | 'runner' | 'line' | 'logger' | 'models' | 'keys'>,
  person: Person,
  { address }: Visitor,
  input: Input,
): Promise<{ id: string; waits: boolean }> {
  const { db, runner, line } = services
  await projectFor(db, person, input.project_id, 'change')
  const problem = promptProblem(input.prompt)
  if (problem) throw new AppError('PAYLOAD_TOO_LARGE', problem)
  const begun = await transact(db, async (tx): Promise<Begun | { id: string; waits: boolean }> => {
    const project = await lockProjectFor(tx, person, input.project_id, 'change')
    const known = await findByTurn(tx, { visitorId: person.id, projectId: project.id, turn: input.turn })
    if (known) return { id: known.id, waits: false }
    const waits = await standInLine(tx, project, person.id, address, input)
    const taken = waits ?? (await begin(services, tx, project, { person, address, waited: null }, input))
    if (input.thread_id) await noteAsked(tx, project, input.thread_id, input.turn)
    return taken
  })
  if ('id' in begun && begun.waits) line.look(input.project_id)
  if ('id' in begun) return begun
  runner.start(begun.row, begun.request, begun.by)
  return { id: begun.row.id, waits: false }
}

/** Begins what is asked for; the caller holds the project's row and starts it once the transaction has committed. */
export async function begin(
  services: Beginning,
  tx: Tx,
  project: ProjectRow,
  { person, address, waited, isLook = false }: Asking,
  input: Input,
): Promise<Begun> {
  const { page_name: pageName, mode, variant, targets, about, turn, continues } = input
  const prompt = input.prompt.trim()
  const running = await findRunning(tx, project.id, pageName)
  if (running) throw new AppError('RUNNING', null, { id: running.id })
  await needFewRunning(tx, person.id)
  const page = (await listPages(tx, project.id)).find(({ name, removedAt }) => name === pageName && removedAt === null)
  if (!page)
    throw new AppError('NOT_FOUND', 'This page is no longer part of the project. Nothing was lost: choose another one.')
  // A turn gives its id to its version: one that is there already would be found out only at the end.
  if (await findVersion(tx, project.id, turn))
    throw new AppError('CONFLICT', 'This id is taken. Send the message again.')
  await needRoomForVersion(services, tx, project, Buffer.byteLength(prompt))
  const base = input.base ? await findVersion(tx, project.id, input.base) : null
  if (input.base && !base) throw new AppError('NOT_FOUND', 'The version to start from does not exist.')
  // Its message is here, but the generation itself was forgotten: it is long over.
  if (await hasTurn(tx, project.id, turn)) throw new AppError('BAD_REQUEST', 'This message was sent already.')
  const finished =
    continues && (await needContinuable(tx, continues.id, { projectId: project.id, pageName, base: input.base }))
  if (input.replaces) await replace(tx, project.id, input.replaces, turn)
  // What waited in line has its pictures already; others may wait for the next message by now.
  else if (!continues && variant === 0 && waited === null && !isLook)
    await sendPending(tx, { projectId: project.id, pageName, userId: person.id }, turn)
  const asked = { prompt: finished?.prompt ?? prompt, mode, pageName, variant, targets }
  const continued = finished && continues ? { id: continues.id, what: finished.what } : null
  const request = await projectRequest(tx, project.id, base, asked, continued)
  const { ownerId } = await ownerPlan(tx, project.workspaceId)
  const workspace = { id: project.workspaceId, ownerId }
  const id = waited ?? newId()
  const what = { what: `${project.name}, ${pageName}`, prompt: prompt.slice(0, promptStart) }
  const hold = { id, actorId: person.id, projectId: project.id, projectName: project.name, ...what }
  const { kind, client: model } = await chosenMaker(services, tx, project)
  // What is asked with the workspace's own key costs its members nothing here.
  const isFree = kind === 'own'
  if (isFree) await needActive(services, tx, workspace)
  const payerId = continues || isFree ? null : await reserveGeneration(services, tx, workspace, hold)
  const row = {
    id,
    visitorId: person.id,
    address,
    projectId: project.id,
    workspaceId: project.workspaceId,
    prompt: asked.prompt,
    base: input.base,
    shown: page.versionId,
    continues: continues?.id ?? null,
    turn,
    pageName,
    mode,
    quotaDay: null,
    payerId,
    ownKey: isFree,
  }
  const details = about === null ? null : storable({ ...about, targets })
  await appendMessage(tx, project, {
    id: newId(),
    role: 'user',
    content: continues ? continueWords : prompt,
    turn,
    pageName,
    userId: person.id,
    details,
  })
  if (!(await insertGeneration(tx, { ...row, status: 'running', charge: 'reserved' })))
    throw new Error('The generation was not stored.')
  const { revision } = await bumpProject(tx, project.id)
  await publish(tx, [
    { type: 'content', workspace_id: project.workspaceId, project_id: project.id, revision },
    ...turnEvents(project, row, true),
  ])
  // Read before the generation is there for good: one that cannot be begun leaves nothing held.
  const pictures = await requestPictures(tx, project.id, turn)
  return { row, request: pictures.length > 0 ? { ...request, pictures } : request, by: { model, isFree } }
}

/** A repeated attempt takes the place of one that failed: its question and its error go. An answer with a version is put aside. */
async function replace(tx: Tx, projectId: string, answerId: string, by: string): Promise<void> {
  const answer = await findMessage(tx, projectId, answerId)
  if (!answer?.turn || answer.role !== 'assistant') return
  await moveToTurn(tx, projectId, answer.turn, by)
  await moveAsked(tx, projectId, answer.turn, by)
  if (await findVersion(tx, projectId, answer.turn)) await hideTurn(tx, projectId, answer.turn, newId())
  else await deleteTurn(tx, projectId, answer.turn)
}
