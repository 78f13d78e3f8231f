import { fileName } from '#design/clean.ts'
import { homePage } from '#rules/chat.ts'
import type { Page } from '#client/state/session/types.ts'

/** The page of the project that a link names by its file, as the download will have it; null for any other link. */
export function linkedPage(pages: Page[], href: string): string | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null
  const file = (/([^/?#]*)(?:[?#].*)?$/.exec(href)?.[1] ?? '').toLowerCase().replace(/\.html?$/, '')
  if (file === 'index') return homePage
  return pages.find((page) => file !== '' && fileName(page.name) === file)?.name ?? null
}
