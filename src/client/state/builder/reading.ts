import { inheritedReading, type PageReading, type VersionReading } from '#rules/page-reading.ts'
import { pageNamed } from './pages.ts'
import type { BuilderState, Version } from './types.ts'

/** What was read for a page as it stands. */
export type HeldReading = {
  reading: PageReading
  /** the version that has it: the page as it came of it */
  version: Version
  /** the turn that it began with, where that version is still kept */
  turn: string | null
}

/** What a version keeps that is changed from this one. */
export function inheritedFrom({ versions }: Pick<BuilderState, 'versions'>, id: string | null): VersionReading | null {
  const version = versions.find((each) => each.id === id)
  return version ? inheritedReading(version.id, version.reading) : null
}

/** The reading that the page as it stands goes on from; null for a page that no request brought. */
export function readingOf(builder: BuilderState, page: string): HeldReading | null {
  const { versions } = builder
  const find = (id: string | null) => versions.find((each) => each.id === id)
  const now = find(pageNamed(builder, page).version)
  const version = now?.reading && 'of' in now.reading ? find(now.reading.of) : now
  const reading = version?.reading
  if (!version || !reading || 'of' in reading) return null
  const first = versions.findLast(
    (each) =>
      each.page === page &&
      each.number <= version.number &&
      each.maker?.kind !== 'person' &&
      each.reading !== null &&
      !('of' in each.reading) &&
      each.reading.request === reading.request,
  )
  return { reading, version, turn: first?.id ?? null }
}
