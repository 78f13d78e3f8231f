import type { VersionReading } from '#rules/page-reading.ts'
import { pageMaxLength } from '#rules/chat.ts'
import { changedBands } from '#design/page-map.ts'
import { sketchOf } from './sketch.ts'
import type { BuilderState } from './types.ts'
import { currentOf, nextNumber, pageDataOf, withVersion } from './versions.ts'

export type StoredPage = {
  id: string
  page: string
  html: string
  title: string
  at: number
  /** what was read of the request that it came of */
  reading: VersionReading | null
  /** the ids of its elements, where they are known */
  ids?: string | null | undefined
}

/** A page that no turn made becomes a version and is shown; told twice, it is one version. What changes nothing is none. */
export function storePage(
  builder: BuilderState,
  { id, page: name, html, title, at, reading, ids = null }: StoredPage,
): BuilderState {
  const page = builder.pages.find((other) => other.name === name)
  const isKnown = builder.versions.some((version) => version.id === id)
  const { [name]: _, ...directEdits } = builder.directEdits
  if (!page || isKnown || html === '' || html.length > pageMaxLength) return builder
  if (html === page.html) return builder.directEdits[name] === undefined ? builder : { ...builder, directEdits }
  const pages = builder.pages.map((other) => (other === page ? { ...page, html, version: id } : other))
  const map = changedBands(page.html, html, [])
  const version = {
    id,
    page: name,
    number: nextNumber(builder, name),
    timestamp: at,
    maker: { kind: 'person' } as const,
    title,
    name: null,
    pageData: pageDataOf(pages),
    jsonStructure: null,
    current: currentOf(pages),
    map,
    reading,
    sketch: sketchOf(html, map),
    picture: null,
  }
  return {
    ...builder,
    pages,
    directEdits,
    elementIds: ids === null ? builder.elementIds : { ...builder.elementIds, [id]: ids },
    versions: withVersion(builder.versions, version, builder.maxVersions),
    undo: null,
  }
}

/** Shows a page as it stands while it is changed by hand; one that is as it was before is no change. */
export function editDirectly(
  builder: BuilderState,
  { page: name, html, ids = null, base }: { page: string; html: string; ids?: string | null; base?: string | null },
): BuilderState {
  const page = builder.pages.find((other) => other.name === name)
  const { [name]: before, ...others } = builder.directEdits
  const ground = builder.grounds[name] ?? page
  if (!page || !ground || before === html || (before === undefined && html === ground.html)) return builder
  const begun = before === undefined ? (base === undefined ? ground.version : base) : builder.directEditBases[name]
  return {
    ...builder,
    directEdits: html === ground.html ? others : { ...others, [name]: html },
    directEditBases: { ...builder.directEditBases, [name]: begun ?? null },
    directEditIds: { ...builder.directEditIds, [name]: ids },
  }
}
