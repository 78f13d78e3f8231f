import { idsFrom, type KnownPage } from '#design/rebase/element-ids.ts'
import { pageNamed } from './pages.ts'
import type { BuilderState } from './types.ts'

/** The page of a version with the ids of its elements. */
export const versionPage = ({ elementIds }: BuilderState, html: string, version: string | null): KnownPage => ({
  html,
  ids: version === null ? null : (elementIds[version] ?? idsFrom(version)),
})

/** A page as this person has changed it by hand; undefined when they have not. */
export function ownPage({ directEdits, directEditIds }: BuilderState, page: string): KnownPage | undefined {
  const html = directEdits[page]
  return html === undefined ? undefined : { html, ids: directEditIds[page] ?? null }
}

/** A page as it stands, with what was changed by hand, by others too, and the ids of its elements. */
export function shownPage(builder: BuilderState, page: string): KnownPage {
  const { html, version } = pageNamed(builder, page)
  return ownPage(builder, page) ?? builder.grounds[page] ?? versionPage(builder, html, version)
}
