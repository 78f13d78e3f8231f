import { type AnswerDraft, answerOf } from '#design/answer.ts'
import { inheritedReading, versionReading, type VersionReading } from '#rules/page-reading.ts'
import type { GenerationEvent } from '#api/generations.ts'
import type { ProjectContent } from '#api/project-content.ts'
import type { BusEvent } from '../bus/events.ts'
import { publish } from '../bus/publish.ts'
import type { Tx } from '../db/database.ts'
import { continuedBy } from '../db/queries/continuations.ts'
import type { GenerationRow } from '../db/queries/generations.ts'
import { appendMessage } from '../db/queries/messages.ts'
import { bumpProject, type ProjectRow } from '../db/queries/projects.ts'
import { findVersion, storeVersion, type VersionRow } from '../db/queries/versions.ts'
import { storable } from '../db/storable.ts'
import { newId } from '../db/new-id.ts'
import type { Made } from './end.ts'

type Done = Extract<GenerationEvent, { type: 'done' }>
type Details = NonNullable<ProjectContent['messages'][number]['details']>

/**
 * Writes what a project keeps of a generation that has ended: the assistant's message, and the version when there is one.
 * The caller holds the project's row. Everybody who looks is told once the transaction commits.
 */
export async function saveAnswer(
  tx: Tx,
  project: ProjectRow,
  row: GenerationRow,
  told: AnswerDraft,
  done: Done,
  { map, keys = null }: Made = {},
): Promise<void> {
  const prompt = row.prompt ?? ''
  const before = row.base ? await findVersion(tx, project.id, row.base) : null
  const { content, ...answer } = storable(answerOf(told, done, before?.htmlContent ?? '', map))
  const version = storable(told.version)
  const continues = await continuedBy(tx, row)
  const details: Details = { ...answer, base: row.base, request: row.id, prompt, continues, discarded: false }
  const message = await appendMessage(tx, project, {
    id: newId(),
    role: 'assistant',
    content,
    turn: row.turn,
    pageName: row.pageName,
    details,
  })
  if (version)
    await storeVersion(tx, project, {
      id: row.turn,
      pageName: row.pageName,
      htmlContent: version.html,
      jsonStructure: version.tree,
      associatedMessageId: message.id,
      prompt,
      maker: version.maker,
      map: answer.map,
      keys,
      reading: storable(told.reading ?? (told.whole ? null : readingAfter(before))),
    })
  const { revision } = await bumpProject(tx, project.id, version?.tree ? { structure: version.tree } : {})
  await publish(tx, [
    { type: 'content', workspace_id: project.workspaceId, project_id: project.id, revision },
    ...turnEvents(project, row, false),
  ])
}

/** A page that was changed goes on from the reading of the one before. */
function readingAfter(before: VersionRow | null): VersionReading | null {
  const reading = versionReading.safeParse(before?.reading).data ?? null
  return before && inheritedReading(before.id, reading)
}

/** What others are told when a generation begins or ends: the project, its card, and the credits of who is concerned. */
export function turnEvents(
  project: Pick<ProjectRow, 'id' | 'workspaceId'>,
  row: Pick<GenerationRow, 'id' | 'visitorId' | 'payerId'>,
  running: boolean,
): BusEvent[] {
  const { id: project_id, workspaceId: workspace_id } = project
  const people = new Set([row.visitorId, ...(row.payerId ? [row.payerId] : [])])
  return [
    { type: 'generation', workspace_id, project_id, generation_id: row.id, running },
    { type: 'projects', workspace_id },
    ...[...people].map((user_id) => ({ type: 'profile', user_id }) as const),
  ]
}
