import { type AnswerDraft, answerOf, type Beside } from '#design/answer.ts'
import { changedBands } from '#design/page-map.ts'
import { textMark } from '#design/text-mark.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { inheritedReading, versionReading, type VersionReading } from '#rules/page-reading.ts'
import type { GenerationEvent } from '#api/generations.ts'
import type { ProjectContent } from '#api/project-content.ts'
import type { BusEvent } from '../bus/events.ts'
import { publish } from '../bus/publish.ts'
import type { Tx } from '../db/database.ts'
import { appendActivity } from '../db/queries/activity.ts'
import { continuedBy } from '../db/queries/continuations.ts'
import type { GenerationRow } from '../db/queries/generations.ts'
import { appendMessage } from '../db/queries/messages.ts'
import { bumpProject, type ProjectRow } from '../db/queries/projects.ts'
import { currentVersions, findVersion, storeVersion, type VersionRow } from '../db/queries/versions.ts'
import { storable } from '../db/storable.ts'
import { newId } from '../db/new-id.ts'
import type { Made } from './end.ts'
import { type Merge, mergeHere, mergeMeanwhile } from './merge-meanwhile.ts'

type Done = Extract<GenerationEvent, { type: 'done' }>
type Details = NonNullable<ProjectContent['messages'][number]['details']>

/**
 * Writes what a project keeps of a generation that has ended: the assistant's message, and the version when there is one, with
 * what was changed by hand meanwhile upon it.
 * The caller holds the project's row. Everybody who looks is told once the transaction commits.
 */
export async function saveAnswer(
  tx: Tx,
  project: ProjectRow,
  row: GenerationRow,
  told: AnswerDraft,
  done: Done,
  { map, keys = null }: Made = {},
  merge: Merge = mergeHere,
): Promise<void> {
  const prompt = row.prompt ?? ''
  const before = row.base ? await findVersion(tx, project.id, row.base) : null
  const { content, ...answer } = storable(answerOf(told, done, before?.htmlContent ?? '', map))
  const version = storable(told.version)
  const continues = await continuedBy(tx, row)
  const meanwhile =
    version &&
    (await mergeMeanwhile(
      tx,
      { projectId: project.id, pageName: row.pageName, before, shownThen: row.shown },
      version.html,
      merge,
      row.visitorId,
    ))
  const wroteOver = meanwhile?.wroteOver ?? null
  const details: Details = {
    ...answer,
    base: row.base,
    request: row.id,
    prompt,
    continues,
    discarded: false,
    wroteOver,
  }
  const message = await appendMessage(tx, project, {
    id: newId(),
    role: 'assistant',
    content,
    turn: row.turn,
    pageName: row.pageName,
    details,
  })
  if (version)
    await storeBeside(tx, project, storable(told.beside), {
      prompt,
      maker: version.maker,
      by: message.id,
      authorId: row.visitorId,
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
      authorId: row.visitorId,
      map: answer.map,
      keys,
      reading: storable(told.reading ?? (told.whole ? null : readingAfter(before))),
    })
  if (version && meanwhile && meanwhile.html !== version.html)
    await storeVersion(tx, project, {
      id: newId(),
      pageName: row.pageName,
      htmlContent: meanwhile.html,
      elementIds: meanwhile.ids,
      jsonStructure: null,
      associatedMessageId: null,
      prompt: rebasedTitle,
      maker: { kind: 'person' },
      authorId: null,
      map: changedBands(version.html, meanwhile.html, []),
      reading: inheritedReading(row.turn, storable(told.reading ?? (told.whole ? null : readingAfter(before)))),
    })
  if (version)
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: row.visitorId,
      action: row.ownKey && version.maker.kind === 'model' ? 'page-made-own-key' : 'page-made',
      project,
      facts: { page: row.pageName },
    })
  const { revision } = await bumpProject(tx, project.id, version?.tree ? { structure: version.tree } : {})
  await publish(tx, [
    { type: 'content', workspace_id: project.workspaceId, project_id: project.id, revision },
    ...turnEvents(project, row, false),
  ])
}

/** What the turn made of other pages becomes versions of them, before its own, so that going back takes all of them back. */
async function storeBeside(
  tx: Tx,
  project: ProjectRow,
  beside: readonly Beside[],
  { prompt, maker, by, authorId }: { prompt: string; maker: unknown; by: string; authorId: string },
): Promise<void> {
  const current = beside.length > 0 ? await currentVersions(tx, project.id) : {}
  for (const { id, page, html, of } of beside) {
    const before = current[page] ? await findVersion(tx, project.id, current[page]) : null
    // somebody changed it meanwhile: theirs stays
    if (before === null || textMark(before.htmlContent) !== of) continue
    await storeVersion(tx, project, {
      id,
      pageName: page,
      htmlContent: html,
      jsonStructure: null,
      associatedMessageId: by,
      prompt,
      maker,
      authorId,
      map: changedBands(before.htmlContent, html, []),
      reading: storable(readingAfter(before)),
    })
  }
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
