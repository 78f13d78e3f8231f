import { rebase } from '#design/rebase/rebase.ts'
import { applySplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { textMark } from '#design/text-mark.ts'
import type { LiveChanges } from '#api/realtime.ts'
import type { BuilderState, Ground } from '../builder/types.ts'

/** What another tab changes of a page by hand. */
export type OtherDraft = {
  /** the version that it was made from, and its page */
  base: string
  of: string
  html: string
  /** the version that it became */
  stored: string | null
}

/** The page that somebody's changes lead to; null when they are of a page that is not here. */
export function draftFrom(
  builder: BuilderState,
  page: string,
  { base, splices, mark, stored }: LiveChanges,
): OtherDraft | null {
  const of = htmlOf(builder, page, base)
  const html = of === null || splices === null ? null : spliced(of, splices)
  return of === null || html === null || textMark(html) !== mark ? null : { base, of, html, stored }
}

function spliced(html: string, splices: readonly Splice[]): string | null {
  try {
    return applySplices(html, splices)
  } catch {
    return null
  }
}

function htmlOf({ pages, versions, grounds }: BuilderState, name: string, version: string): string | null {
  const page = pages.find((other) => other.name === name)
  if (page?.version === version) return page.html
  if (grounds[name]?.version === version) return grounds[name].of
  return versions.find(({ id }) => id === version)?.pageData?.[name] ?? null
}

/** A page with all that others change of it now; null when that is nothing. */
export function groundWith(builder: BuilderState, name: string, drafts: Iterable<OtherDraft>): Ground | null {
  const page = builder.pages.find((other) => other.name === name)
  if (!page) return null
  let html = page.html
  for (const draft of drafts) html = rebase(draft.of, draft.html, html).html
  return html === page.html ? null : { html, version: page.version, of: page.html }
}

/** What of a page a person has changed themselves, on the version that it was made from. */
export function ownPart({ grounds }: BuilderState, page: string, html: string): string {
  const ground = grounds[page]
  return ground ? rebase(ground.html, html, ground.of, 'mine').html : html
}

/**
 * A person's own changes on another ground, theirs first where both meant the same place. `null`: what was stored since
 * means the same place, so that they have to be asked.
 */
export function carried(own: string, from: Ground, to: Ground): string | null {
  if (from.of !== to.of) {
    const alone = rebase(from.html, own, from.of, 'mine').html
    if (rebase(from.of, alone, to.of).conflicts.length > 0) return null
  }
  return rebase(from.html, own, to.html, 'mine').html
}

/** A change carried over to a page that others have changed since; null when nothing of it is left to do there. */
export function carriedStep(from: string, to: string, now: string): string | null {
  const { html } = rebase(from, to, now)
  return html === now ? null : html
}
