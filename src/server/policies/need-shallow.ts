import { pageMaxDepth } from '#design/depth.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** A page with no more tags than that cannot be too deep. Stops counting there. */
function mayBeDeep(html: string): boolean {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1))
    if (html[at + 1] !== '/' && ++tags > pageMaxDepth) return true
  return false
}

/**
 * Makes sure that no page is nested deeper than a page can be, before anything walks through it. Looked at beside the
 * server's thread. Throws BAD_REQUEST.
 */
export async function needShallow(
  { work }: Pick<Services, 'work'>,
  person: string,
  pages: readonly (string | null)[],
): Promise<void> {
  const suspects = [...new Set(pages)].filter((html): html is string => html !== null && mayBeDeep(html))
  if (suspects.length === 0) return
  const deepest = await work('depth', suspects, person)
  if (deepest <= pageMaxDepth) return
  throw new AppError(
    'BAD_REQUEST',
    `The elements of this page stand ${deepest.toLocaleString('en')} levels inside each other; a page has at most ` +
      `${pageMaxDepth}. Nothing was changed. Take boxes away that only hold one another, and try again.`,
  )
}
