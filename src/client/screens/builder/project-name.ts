import { brandOfPage } from '#design/brand-of-page.ts'
import { homePage } from '#rules/chat.ts'
import { product } from '#rules/product.ts'
import type { BuilderState } from '#client/state/builder/types.ts'

const nameless = 'My Design Project'
const nameMaxLength = 40

/** What the project is called: the brand in the title of Home, once there is one. */
export function projectName(builder: BuilderState): string {
  return (brandOfPage(builder.pages[0]?.html ?? '') ?? nameless).slice(0, nameMaxLength)
}

/** What the tab tells beside the name: a page is being made, or was while nobody looked. */
export type TabNews = { kind: 'making' | 'done'; page: string } | null

/** The title with the news of the tab before it. */
export function titleWith(title: string, news: TabNews): string {
  if (news === null) return title
  return news.kind === 'making' ? `Making ${news.page}… ${title}` : `✓ ${news.page} is ready · ${title}`
}

/** The title of the browser tab: of a project on the server its name and the product's, of a visitor's the page too. */
export function documentTitle(builder: BuilderState, page: string, project: string | null): string {
  if (project !== null) return `${project} · ${product.name}`
  const name = projectName(builder)
  return `${page === homePage ? name : `${page} · ${name}`} | ${product.name}`
}
