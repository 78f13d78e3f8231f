import type { ChatMessage, ProjectContent, VersionInfo } from '#api/project-content.ts'
import { sketchOf } from '../builder/sketch.ts'
import type { Page, Version } from '../builder/types.ts'
import type { VersionsOfChat } from './chat.ts'

/** Which version's page an id shows. On the server a restore is a version too; on screen it is the one it restored. */
export function rootsOf(versions: readonly VersionInfo[]): (id: string | null) => string | null {
  const restored = new Map(versions.map(({ id, restored_from }) => [id, restored_from]))
  return (id) => {
    let at = id
    for (let steps = 0; at !== null && steps <= versions.length; steps++) {
      const from = restored.get(at) ?? null
      if (from === null) return at
      at = from
    }
    return at
  }
}

/**
 * The versions that are shown, oldest first. They have the numbers of the server, by which others speak of them too: a
 * restore has taken one, and one that is not kept any more too. `known` are those this tab has already.
 */
export function versionsOf(
  content: ProjectContent,
  pages: readonly Page[],
  known: readonly Version[],
  me: string | null,
): Version[] {
  const otherOf = othersOf(content, me)
  const root = rootsOf(content.versions)
  const before = new Map(known.map((version) => [version.id, version]))
  return content.versions
    .filter(({ restored_from }) => restored_from === null)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.number - b.number)
    .map((info) => {
      const current = Object.fromEntries(Object.entries(info.current).map(([page, id]) => [page, root(id)]))
      const by = otherOf(info.author_id)
      return { ...loadedPart(info, pages, before.get(info.id)), ...shownPart(info), current, ...(by && { by }) }
    })
}

function shownPart({
  id,
  page_name,
  number,
  created_at,
  maker,
  prompt,
  name,
  map,
  reading,
  discarded_at,
}: VersionInfo) {
  const discarded = discarded_at === null ? {} : { discardedAt: Date.parse(discarded_at) }
  return {
    id,
    page: page_name,
    number,
    timestamp: Date.parse(created_at),
    maker,
    title: prompt,
    name,
    map,
    reading,
    ...discarded,
  }
}

type LoadedPart = Pick<Version, 'pageData' | 'jsonStructure' | 'sketch' | 'picture'>

/** What the list of versions leaves out and this tab may have: pages, sketch and the picture it drew itself. */
function loadedPart(info: VersionInfo, pages: readonly Page[], known: Version | undefined): LoadedPart {
  const shown = pages.find(({ name, version }) => name === info.page_name && version === info.id)
  const picture = known?.picture ?? info.picture_url
  const sketch = known?.sketch ?? (shown ? sketchOf(shown.html, info.map) : null)
  const isWhole = known?.pageData && sameNames(known.pageData, info.current)
  if (!known || !isWhole) return { pageData: null, jsonStructure: null, sketch, picture }
  return { pageData: known.pageData, jsonStructure: known.jsonStructure, sketch, picture }
}

/** A page that was renamed since has another name in its versions now: they are loaded again. */
function sameNames(a: object, b: object): boolean {
  return Object.keys(a).toSorted().join('\n') === Object.keys(b).toSorted().join('\n')
}

/** What others than `me` are called. */
export function othersOf({ people }: ProjectContent, me: string | null): (id: string | null) => string | undefined {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (id) => (id === null || id === me ? undefined : names.get(id))
}

/** What the chat needs to know of the versions. */
export function versionsForChat(content: ProjectContent, shown: readonly Version[], me: string | null): VersionsOfChat {
  const numbers = new Map(shown.map(({ id, number }) => [id, { id, number }]))
  const ofMessage = new Map(content.versions.map((info) => [info.associated_message_id, info.id]))
  return {
    all: content.versions,
    otherOf: othersOf(content, me),
    root: rootsOf(content.versions),
    madeBy: ({ id, turn }: ChatMessage) => numbers.get(turn ?? '') ?? numbers.get(ofMessage.get(id) ?? '') ?? null,
  }
}

/** The last number that each page has given to a version. */
export const lastNumbersOf = ({ versions }: ProjectContent): Record<string, number> =>
  versions.reduce<Record<string, number>>(
    (last, { page_name: page, number }) => ({ ...last, [page]: Math.max(last[page] ?? 0, number) }),
    {},
  )
