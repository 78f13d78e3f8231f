import { randomInt } from 'node:crypto'
import { matchForms } from '#design/site-forms/match-forms.ts'
import { readForms } from '#design/site-forms/read-forms.ts'
import { listSiteForms, saveSiteForms } from '../../db/queries/site-forms.ts'
import { transact } from '../../db/transact.ts'
import type { Services } from '../../services.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const newKey = () => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')

/**
 * The keys of the forms of each page of a release, in the order of `readForms`: a form that was published before keeps its
 * key, wherever it stands now.
 */
export async function keyForms(
  { db }: Pick<Services, 'db'>,
  site: { id: string; workspaceId: string },
  pages: readonly { name: string; html: string }[],
): Promise<string[][]> {
  const found = pages.flatMap(({ name, html }, page) =>
    readForms(html).map(({ label, fields }) => ({ page, pageName: name, label, fields })),
  )
  if (found.length === 0) return pages.map(() => [])
  return transact(db, async (tx) => {
    const forms = matchForms(await listSiteForms(tx, site.id), found, newKey)
    await saveSiteForms(tx, site, forms)
    return pages.map((_, page) => forms.filter((form) => form.page === page).map(({ key }) => key))
  })
}
