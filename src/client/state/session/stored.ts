import { pageMaxLength } from '#rules/chat.ts'
import { changedBands } from '#design/page-map.ts'
import { sketchOf } from './sketch.ts'
import type { Session } from './types.ts'
import { currentOf, keepVersion, nextNumber, pageDataOf } from './versions.ts'

export type StoredPage = { id: string; page: string; html: string; title: string; at: number }

/** A page that no turn made becomes a version and is shown; told twice, it is one version. What changes nothing is none. */
export function storePage(session: Session, { id, page: name, html, title, at }: StoredPage): Session {
  const page = session.pages.find((other) => other.name === name)
  const isKnown = session.versions.some((version) => version.id === id)
  if (!page || isKnown || html === '' || html === page.html || html.length > pageMaxLength) return session
  const pages = session.pages.map((other) => (other === page ? { ...page, html, version: id } : other))
  const map = changedBands(page.html, html, [])
  const version = {
    id,
    page: name,
    number: nextNumber(session, name),
    timestamp: at,
    maker: { kind: 'person' } as const,
    title,
    name: null,
    pageData: pageDataOf(pages),
    jsonStructure: null,
    current: currentOf(pages),
    map,
    sketch: sketchOf(html, map),
    picture: null,
  }
  const { [name]: _, ...hand } = session.hand
  return { ...session, pages, hand, versions: keepVersion(session.versions, version, session.maxVersions), undo: null }
}

/** Shows a page as it stands while it is changed by hand; one that is as it was before is no change. */
export function changeByHand(session: Session, name: string, html: string): Session {
  const page = session.pages.find((other) => other.name === name)
  const { [name]: before, ...others } = session.hand
  if (!page || before === html || (before === undefined && html === page.html)) return session
  return { ...session, hand: html === page.html ? others : { ...others, [name]: html } }
}
