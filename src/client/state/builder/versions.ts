import type { Page, BuilderState, Version } from './types.ts'

/** The versions of one page, oldest first. */
export function versionsOf(builder: BuilderState, page: string): Version[] {
  return builder.versions.filter((version) => version.page === page)
}

/** The number that the next version of a page gets. */
export function nextNumber(builder: BuilderState, page: string): number {
  const last = builder.lastNumbers?.[page] ?? 0
  return Math.max(last, ...versionsOf(builder, page).map((version) => version.number)) + 1
}

/** Adds a restore point at the end, or replaces the one of the same id in its place; the oldest beyond `most` go. */
export function withVersion(versions: Version[], version: Version, most: number): Version[] {
  const index = versions.findIndex((other) => other.id === version.id)
  const kept = index < 0 ? [...versions, version] : versions.with(index, version)
  return kept.slice(-most)
}

/** The versions with a picture for one of them. */
export function withPicture(versions: Version[], id: string, picture: string): Version[] {
  return versions.map((version) => (version.id === id ? { ...version, picture } : version))
}

/** The builder with another name for one of its versions; the name it has already changes nothing. */
export function withName(builder: BuilderState, id: string, name: string | null): BuilderState {
  const index = builder.versions.findIndex((version) => version.id === id)
  const version = builder.versions[index]
  if (!version || version.name === name) return builder
  return { ...builder, versions: builder.versions.with(index, { ...version, name }) }
}

/** The versions with the pages of one of them. */
export function withPages(
  versions: Version[],
  id: string,
  loaded: Pick<Version, 'pageData' | 'jsonStructure'>,
): Version[] {
  return versions.map((version) => (version.id === id ? { ...version, ...loaded } : version))
}

/** The page name → html table of the specification. */
export function pageDataOf(pages: Page[]): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [page.name, page.html]))
}

export function currentOf(pages: Page[]): Record<string, string | null> {
  return Object.fromEntries(pages.map((page) => [page.name, page.version]))
}

/** The pages of a restore point, null while they are not loaded; pages that exist now keep their place, Home stays first. */
export function pagesOf({ pageData, current }: Version, now: Page[]): Page[] | null {
  if (pageData === null) return null
  const order = [...now.map((page) => page.name), ...Object.keys(pageData)]
  const names = [...new Set(order)].filter((name) => pageData[name] !== undefined || name === now[0]?.name)
  return names.map((name) => ({ name, html: pageData[name] ?? '', version: current[name] ?? null }))
}
