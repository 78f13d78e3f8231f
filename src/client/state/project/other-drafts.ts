import type { KnownPage } from '#design/rebase/element-ids.ts'
import { rebase } from '#design/rebase/rebase.ts'
import { applySplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { textMark } from '#design/text-mark.ts'
import type { LiveChanges } from '#api/realtime.ts'
import { versionPage } from '../builder/known.ts'
import type { BuilderState, Ground } from '../builder/types.ts'

/** What another tab changes of a page by hand. */
export type OtherDraft = KnownPage & {
  /** the version that it was made from, and its page */
  base: string
  of: KnownPage
  /** the version that it became */
  stored: string | null
}

/** The page that somebody's changes lead to; null when they are of a page that is not here. */
export function draftFrom(
  builder: BuilderState,
  page: string,
  { base, splices, mark, stored, ids }: LiveChanges,
): OtherDraft | null {
  const of = pageOf(builder, page, base)
  const html = of === null || splices === null ? null : spliced(of.html, splices)
  return of === null || html === null || textMark(html) !== mark ? null : { base, of, html, ids, stored }
}

function spliced(html: string, splices: readonly Splice[]): string | null {
  try {
    return applySplices(html, splices)
  } catch {
    return null
  }
}

function pageOf(builder: BuilderState, name: string, version: string): KnownPage | null {
  const page = builder.pages.find((other) => other.name === name)
  if (page?.version === version) return versionPage(builder, page.html, version)
  const ground = builder.grounds[name]
  if (ground?.version === version) return ground.of
  const html = builder.versions.find(({ id }) => id === version)?.pageData?.[name]
  return html === undefined ? null : versionPage(builder, html, version)
}

/** The page as it is stored, upon which nobody changes anything now; null when there is none. */
export function storedGround(builder: BuilderState, name: string): Ground | null {
  const page = builder.pages.find((other) => other.name === name)
  if (!page) return null
  const of = versionPage(builder, page.html, page.version)
  return { ...of, version: page.version, of }
}

/** A page with all that others change of it now; null when that is nothing. */
export function groundWith(builder: BuilderState, name: string, drafts: Iterable<OtherDraft>): Ground | null {
  const stored = storedGround(builder, name)
  if (!stored) return null
  let now: KnownPage = stored.of
  for (const draft of drafts) now = rebase(draft.of, draft, now)
  return now.html === stored.html ? null : { ...stored, html: now.html, ids: now.ids }
}

const known = ({ html, ids }: KnownPage): KnownPage => ({ html, ids })

/**
 * A change carried over to a page that others have changed since; null when nothing of it is left to do there, or when nobody
 * can tell where it was made.
 */
export function carriedStep(from: KnownPage, to: KnownPage, now: KnownPage): KnownPage | null {
  const next = rebase(from, to, now)
  if (next.html === now.html) return null
  if (next.conflicts.length === 0) return known(next)
  // others have put the element elsewhere and changed nothing of it
  const isSame = next.conflicts.every(({ base, theirs }) => base.trim() === theirs.trim())
  return isSame ? known(rebase(from, to, now, 'mine')) : null
}
