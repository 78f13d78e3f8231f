import type { ExportInput, ExportPage } from './types.ts'

/** The page that is open. @throws when the project has no such page */
export function openPage({ pages, page }: ExportInput): ExportPage {
  const found = pages.find(({ name }) => name === page)
  if (!found) throw new Error(`There is no page "${page}" to download`)
  return found
}
