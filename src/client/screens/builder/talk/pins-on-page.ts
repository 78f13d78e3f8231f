import type { CommentThread } from '#api/comments.ts'
import { openDocument } from '#design/document.ts'
import type { Key } from '#design/types.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { BuilderState } from '#client/state/builder/types.ts'
import type { Shown } from '../shown.ts'

export type PlacedPin = { thread: CommentThread; path: string }

/** The source of a version as it is stored, if this browser has it. */
export function sourceOfVersion(builder: BuilderState, page: string, version: string): string | null {
  const shown = pageNamed(builder, page)
  if (shown.version === version) return shown.html
  return builder.versions.find(({ id }) => id === version)?.pageData?.[page] ?? null
}

/**
 * The pins of what is shown, with the places of their elements. Keys are those of the version in which an element was seen;
 * changes by hand that are not stored yet, and other versions that are looked at, are followed from there.
 */
export function pinsOn(
  builder: BuilderState,
  page: string,
  { html, version }: Pick<Shown, 'html' | 'version'>,
  threads: readonly CommentThread[],
): PlacedPin[] {
  if (html === null) return []
  const own = threads.filter(({ page_name, step, pin }) => {
    // What is gone is shown where it was last.
    const isHere = !pin.is_gone || pin.version_id === version?.id
    return page_name === page && step !== 'resolved' && isHere
  })
  const placed: PlacedPin[] = []
  for (const [seenIn, group] of Map.groupBy(own, ({ pin }) => pin.version_id)) {
    const source = sourceOfVersion(builder, page, seenIn)
    if (source === null) continue
    const document = openDocument(html, openDocument(source))
    for (const thread of group) {
      const path = elementPath(document, thread.pin.key)
      if (path !== null) placed.push({ thread, path })
    }
  }
  return placed
}

/** The key that an element has in a stored version, by its key in what is shown now; null when it is not in it. */
export function storedKey(source: string, html: string, key: Key): Key | null {
  const [before, now] = [openDocument(source), openDocument(html)]
  const named = openDocument(html, before)
  const at = [...now.elements.keys()].indexOf(key)
  const known = [...named.elements.keys()][at]
  return known !== undefined && before.elements.has(known) ? known : null
}
