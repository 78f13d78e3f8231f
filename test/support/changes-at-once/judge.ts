import { asc, eq } from 'drizzle-orm'
import type { ProjectContent } from '#api/project-content.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { workspaceActivity } from '#server/db/activity-schema.ts'
import type { Db } from '#server/db/database.ts'
import { pageVersions } from '#server/db/schema.ts'
import { vanished } from '../edits-at-once/shared-page.ts'
import type { TabDeed, RunRecord, RefusedCall } from './tab.ts'

type Row = typeof pageVersions.$inferSelect
type Shown = { [page: string]: string | null }

export const readRows = (db: Db, projectId: string): Promise<Row[]> =>
  db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.projectId, projectId))
    .orderBy(asc(pageVersions.createdAt), asc(pageVersions.number))

/** What of a version must never change. */
const fixed = ({ picture: _picture, pictureType: _type, replaced: _replaced, name: _name, ...row }: Row) =>
  JSON.stringify(row)

/** Everything in which the end of a run is not what its answers say, in words. */
export async function judge(
  db: Db,
  projectId: string,
  record: RunRecord,
  early: Row[],
  end: ProjectContent,
): Promise<string[]> {
  const rows = await readRows(db, projectId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const history = historyOf(rows, record.deeds)
  return [
    ...early.filter((row) => fixed(row) !== fixed(byId.get(row.id) ?? row)).map(({ id }) => `${id} was changed later`),
    ...early.filter(({ id }) => !byId.has(id)).map(({ id }) => `${id} is gone`),
    ...numbers(rows),
    ...record.deeds.flatMap((deed) => keptWrong(deed, byId, end)),
    ...history.problems,
    ...same('at the end', shownBy(end), history.shown),
    ...rows.flatMap((row, n) => merged(row, rows[n + 1], history.before.get(row.id) ?? {}, byId, record.deeds, end)),
    ...record.refused.flatMap(untold),
    ...twoAnswers([...record.seen, end]),
    ...(await actors(
      db,
      projectId,
      record.deeds.filter((deed) => deed.did !== 'asked' || byId.has(deed.turn)),
    )),
  ]
}

function numbers(rows: readonly Row[]): string[] {
  const last = new Map<string, number>()
  return rows.flatMap(({ pageName, number }) => {
    const wanted = (last.get(pageName) ?? 0) + 1
    last.set(pageName, number)
    return number === wanted ? [] : [`${pageName} has ${number} in the place of ${wanted}`]
  })
}

/** What was answered with a yes and is not stored as it was said. */
function keptWrong(deed: TabDeed, rows: ReadonlyMap<string, Row>, end: ProjectContent): string[] {
  if (deed.did === 'undone') return []
  const id = deed.did === 'asked' ? deed.turn : deed.id
  const row = rows.get(id)
  const [question, answer, ...more] = end.messages.filter(({ turn }) => turn === id)
  const isAnswered = question?.user_id === deed.who.id && answer?.role === 'assistant' && more.length === 0
  // Its page was taken out while it waited: the words stay in the chat of that page, with the reason.
  const why = answer?.details?.trouble?.reason ?? ''
  const isRefused = isAnswered && answer.details?.outcome === 'failed' && why.includes('no longer part')
  if (!row) return isRefused ? [] : [`what was ${deed.did} is no version: ${id} ${JSON.stringify(answer)}`]
  if (row.authorId !== deed.who.id) return [`${id} is not by who has ${deed.did} it`]
  const kind = (row.maker as { kind: string } | null)?.kind
  if (deed.did === 'stored') {
    const isSaid = row.htmlContent === deed.html && row.number === deed.answer.number && kind === 'person'
    return isSaid ? [] : [`${id} is not what was stored`]
  }
  if (deed.did === 'switched') {
    const origin = rows.get(deed.origin)
    const isSaid = row.restoredFrom === deed.origin && row.htmlContent === origin?.htmlContent
    return isSaid ? [] : [`${id} is not what was switched to`]
  }
  const isSaid = kind === 'designer' && row.htmlContent.includes(`>${deed.words}<`) && isAnswered
  return isSaid ? [] : [`${id} is not what was asked for: ${JSON.stringify([question, answer, ...more])}`]
}

/** What each page showed before each version and at the end, as versions and undone switches say it. */
function historyOf(rows: readonly Row[], deeds: readonly TabDeed[]) {
  const scopes = new Map(deeds.flatMap((deed) => (deed.did === 'switched' ? [[deed.id, deed.scope] as const] : [])))
  const undone = deeds.flatMap((deed) => (deed.did === 'undone' ? [deed.answer] : []))
  const before = new Map<string, Shown>()
  const problems: string[] = []
  let shown: Shown = {}
  for (const row of rows) {
    before.set(row.id, shown)
    const now = row.current as Shown
    const isOfAll = scopes.get(row.id) === 'project'
    if (!isOfAll)
      problems.push(...same(`version ${row.number} of ${row.pageName}`, now, { ...shown, [row.pageName]: row.id }))
    shown = { ...now, [row.pageName]: row.id }
    const after = undone
      .filter(({ versions }) => versions[0]?.id === row.id)
      .toSorted((a, b) => a.revision - b.revision)
      .at(-1)
    if (after) shown = shownBy(after)
  }
  return { before, problems, shown }
}

const shownBy = ({ pages }: ProjectContent): Shown =>
  Object.fromEntries(pages.map((page) => [page.name, page.version_id]))

/** A page that was just added shows nothing yet. */
const withVersions = (shown: Shown) =>
  JSON.stringify(
    Object.entries(shown)
      .filter(([, id]) => id !== null)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

function same(what: string, is: Shown, wanted: Shown): string[] {
  const [a, b] = [withVersions(is), withVersions(wanted)]
  return a === b ? [] : [`${what}: shown is ${a}, not ${b}`]
}

/** What two changes of one page have lost of each other without a word. */
function merged(
  row: Row,
  next: Row | undefined,
  shownBefore: Shown,
  rows: ReadonlyMap<string, Row>,
  deeds: readonly TabDeed[],
  end: ProjectContent,
): string[] {
  const isTogether = next?.pageName === row.pageName && next.prompt === rebasedTitle && next.restoredFrom === null
  const both = isTogether ? next.htmlContent : row.htmlContent
  const theirs = rows.get(shownBefore[row.pageName] ?? '')?.htmlContent ?? ''
  const stored = deeds.filter((deed) => deed.did === 'stored').find(({ id }) => id === row.id)
  if (stored?.base && stored.prefers === 'theirs') {
    const base = rows.get(stored.base)?.htmlContent ?? ''
    const told = stored.answer.conflicts.flatMap((one) => Object.values(one))
    const lost = vanished({ base, mine: row.htmlContent, theirs, both, told })
    return lost.length > 0 ? [`version ${row.number} of ${row.pageName} lost ${lost.join(' ')}`] : []
  }
  const asked = deeds.filter((deed) => deed.did === 'asked').find(({ turn }) => turn === row.id)
  const details = end.messages.find(({ turn, role }) => turn === row.id && role === 'assistant')?.details
  if (!asked?.mayWait || !details?.base) return []
  const base = rows.get(details.base)?.htmlContent ?? ''
  const told = (details.wroteOver?.places ?? []).flatMap((one) => Object.values(one))
  const lost = vanished({ base, mine: theirs, theirs: row.htmlContent, both, told })
  return lost.length > 0 ? [`the turn of ${asked.words} lost ${lost.join(' ')}`] : []
}

/** Why something could not be done: what stands in the way, and what to do or what is kept. */
const reasons: readonly RegExp[] = [
  /^(A page of this project|This page) is being made( already)?\. Wait for it or stop it first\.$/,
  /^Another page is being made\. Wait for it or stop it first\.$/,
  /^Something was said or changed since this switch, so it cannot be undone\. Switch to a version instead\.$/,
  /^Five changes wait for this page already\. Your words are kept/,
  /^There is a page of that name already\.$/,
  /^This page is no longer part of the project(\. Nothing was lost|: it was deleted.* What it had is kept\.$)/,
]

function untold({ step, answer: { status, body } }: RefusedCall): string[] {
  const words = body !== null && typeof body === 'object' && 'message' in body ? String(body.message) : ''
  const isTold = [404, 409, 429].includes(status) && reasons.some((reason) => reason.test(words))
  return isTold ? [] : [`${step} was refused with ${status} ${JSON.stringify(body)}`]
}

/** Answers of the same revision that do not hold the same work. */
function twoAnswers(seen: readonly ProjectContent[]): string[] {
  const work = new Map<number, string>()
  return seen.flatMap(({ revision, pages, versions, messages }) => {
    const now = JSON.stringify([pages, versions, messages])
    const before = work.get(revision) ?? now
    work.set(revision, before)
    return now === before ? [] : [`revision ${revision} has two answers`]
  })
}

/** Switches and turns are kept under the name of who did them, once each. */
async function actors(db: Db, projectId: string, deeds: readonly TabDeed[]): Promise<string[]> {
  const kept = await db.select().from(workspaceActivity).where(eq(workspaceActivity.projectId, projectId))
  const people = [...new Set(deeds.map(({ who }) => who.id))]
  return people.flatMap((id) => {
    const count = (action: string) => kept.filter((row) => row.actorId === id && row.action === action).length
    const of = (did: TabDeed['did'], key: (deed: TabDeed) => string) =>
      new Set(deeds.filter((deed) => deed.did === did && deed.who.id === id).map(key)).size
    const switched = of('switched', (deed) => ('id' in deed ? deed.id : ''))
    const made = of('asked', (deed) => ('turn' in deed ? deed.turn : ''))
    const isKept = count('version-restored') === switched && count('page-made') === made
    return isKept
      ? []
      : [`kept of ${id}: ${count('version-restored')} switches of ${switched}, ${count('page-made')} turns of ${made}`]
  })
}
