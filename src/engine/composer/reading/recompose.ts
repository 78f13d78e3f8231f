import type { BriefChanges, PageReading } from '#rules/page-reading.ts'
import { fixPage } from '#design/checks/check-page.ts'
import { mergeEdits } from '#design/merge-edits.ts'
import { compileTest } from '../../turn/classes.ts'
import type { GenerationRequest } from '../../types.ts'
import { compose } from '../compose.ts'
import { lookOf } from './looks.ts'
import { readPage } from './page-reading.ts'
import { reworded } from './reworded.ts'

/** A page that is to follow its changed reading. */
export type Recomposition = {
  /** the reading of `made`, with the request that it was made for */
  reading: Pick<PageReading, 'request' | 'variant' | 'changes'>
  /** all that was changed of the reading so far, this time included */
  changes: BriefChanges
  /** the page as it came of that reading */
  made: string
  /** the page as it stands */
  now: string
  pageName: string
  pages: GenerationRequest['pages']
}

export type Recomposed = { html: string; reading: PageReading; kept: number; lost: string[] }

/**
 * The page of the same request after its reading was changed, with what was changed by hand since. A page of the designer
 * is composed anew; in any other one the words themselves are changed, and its sections moved. Pure but for the families.
 */
export async function recompose(task: Recomposition): Promise<Recomposed> {
  const { reading, changes, made, pages } = task
  const { request: prompt, variant } = reading
  const look = lookOf(made)
  const { html, kept, lost } = look === null ? reworded(task) : await composedAnew(task, look)
  return { html, kept, lost, reading: readPage({ prompt, html, variant, pages, changes }) }
}

async function composedAnew({ reading, changes, made, now, pageName, pages }: Recomposition, look: string) {
  const { request: prompt, variant } = reading
  // the look that the page has stays until another one is chosen
  const { html } = compose(
    { prompt, mode: 'html', pageName, html: null, pages, chat: [], variant },
    { changes: { look, ...changes } },
  )
  const classExists = await compileTest()
  const fresh = fixPage(html, { classExists }).html
  return mergeEdits(made, now, fresh, lookOf(fresh) === look)
}
