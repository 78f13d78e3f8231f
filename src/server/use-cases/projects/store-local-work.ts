import type { z } from 'zod'
import type { localWork } from '#api/projects.ts'
import type { Band } from '#design/page-map.ts'
import { homePage } from '#rules/chat.ts'
import type { Tx } from '../../db/database.ts'
import { insertMessages } from '../../db/queries/messages.ts'
import { showVersion } from '../../db/queries/pages.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { storeVersion } from '../../db/queries/versions.ts'
import type { Person, Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

export type LocalWork = z.infer<typeof localWork>
type LocalVersion = LocalWork['versions'][number]

/** A visitor's work with the page map of each version, in the order in which they are stored. */
export type MappedWork = { work: LocalWork; maps: readonly Band[][] }

/** Reads every page of a visitor's work, before a transaction waits for it. */
export async function mapWork(services: Pick<Services, 'work'>, person: Person, work: LocalWork): Promise<MappedWork> {
  const last = new Map<string, string>()
  const pairs = allVersions(pagesOf(work), work.versions).map(({ page_name: name, html }) => {
    const before = last.get(name) ?? ''
    last.set(name, html)
    return { before, html }
  })
  return { work, maps: await services.work('maps', pairs, person.id) }
}

const pagesOf = (work: LocalWork): Map<string, string> =>
  new Map([[homePage, ''], ...work.pages.map(({ name, html }) => [name, html] as const)])

/** Stores a visitor's chat, versions and pages in a new project. Names that a browser gave to turns are replaced by ids. */
export async function storeWork(
  tx: Tx,
  project: ProjectRow,
  person: Person,
  { work, maps }: MappedWork,
): Promise<void> {
  const ids = new Map<string, string>()
  const idOf = (turn: string) => ids.get(turn) ?? ids.set(turn, newId()).get(turn) ?? newId()
  await storeChat(tx, project, person, work.chat, idOf)
  await storePages(tx, project, { work, maps }, idOf)
}

async function storeChat(
  tx: Tx,
  project: ProjectRow,
  person: Person,
  chat: LocalWork['chat'],
  idOf: (turn: string) => string,
): Promise<void> {
  const lengths = new Map<string, number>()
  const taken = new Set<string>()
  const rows = chat.map(({ page_name: pageName, role, content, timestamp, turn, details }) => {
    const messageIndex = lengths.get(pageName) ?? 0
    lengths.set(pageName, messageIndex + 1)
    const key = `${role} ${turn}`
    const isFirst = turn !== null && !taken.has(key)
    taken.add(key)
    return {
      id: newId(),
      pageName,
      messageIndex,
      role,
      content,
      timestamp: new Date(timestamp),
      turn: isFirst ? idOf(turn) : null,
      userId: role === 'user' ? person.id : null,
      // The versions of a browser's own project are not those of this one.
      details: role === 'assistant' && details ? { ...details, base: null } : null,
    }
  })
  await insertMessages(tx, project, rows)
}

/** Every page with something on it becomes a version, after the versions it had before. */
async function storePages(
  tx: Tx,
  project: ProjectRow,
  { work, maps }: MappedWork,
  idOf: (turn: string) => string,
): Promise<void> {
  const pages = pagesOf(work)
  for (const name of pages.keys()) await showVersion(tx, project, name, null)
  const prompts = new Map(work.chat.map(({ turn, details }) => [turn, details]))
  for (const [index, version] of allVersions(pages, work.versions).entries()) {
    const { turn, page_name: pageName, html, timestamp } = version
    const id = turn === null ? newId() : idOf(turn)
    const details = turn === null ? undefined : prompts.get(turn)
    await storeVersion(tx, project, {
      id,
      pageName,
      htmlContent: html,
      authorId: project.userId,
      map: details?.map ?? maps[index] ?? [],
      prompt: details?.prompt ?? version.title,
      maker: details?.maker ?? version.maker,
      name: version.name,
      reading: version.reading,
      ...(timestamp === null ? {} : { createdAt: new Date(timestamp) }),
    })
  }
}

/** The versions that belong to a page, each turn once; a page that is none of them is its last one. */
function allVersions(
  pages: Map<string, string>,
  versions: LocalVersion[],
): (Omit<LocalVersion, 'timestamp'> & { timestamp: string | null })[] {
  const turns = new Set<string>()
  const known = versions.filter(({ page_name: page, turn, html }) => {
    if (!pages.has(page) || html === '' || (turn !== null && turns.has(turn))) return false
    if (turn !== null) turns.add(turn)
    return true
  })
  const shown = [...pages].flatMap(([page, html]) => {
    const isLast = known.findLast(({ page_name: name }) => name === page)?.html === html
    return html === '' || isLast
      ? []
      : [{ turn: null, page_name: page, html, timestamp: null, title: null, name: null, maker: null, reading: null }]
  })
  return [...known, ...shown]
}
