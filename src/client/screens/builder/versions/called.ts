import type { BuilderState, Version } from '#client/state/builder/types.ts'

/** What a version is called beside its number: the name that a person gave it, else what was asked for; '' for neither. */
export function calledOf({ name, title }: Pick<Version, 'name' | 'title'>): string {
  return (name ?? title ?? '').replace(/\s+/g, ' ').trim()
}

/** So much of it is said where it cannot be cut off by sight. */
const mostSaid = 80

/** The same, short enough to be read out. */
export function shortNameOf(version: Pick<Version, 'name' | 'title'>): string {
  const called = calledOf(version)
  return called.length > mostSaid ? `${called.slice(0, mostSaid - 1).trimEnd()}…` : called
}

/** The page of a version: its own, or the one that is shown now when it is that; null while it is not loaded. */
export function htmlOf({ pages }: Pick<BuilderState, 'pages'>, { id, page, pageData }: Version): string | null {
  return pageData?.[page] ?? pages.find(({ name, version }) => name === page && version === id)?.html ?? null
}
