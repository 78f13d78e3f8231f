import { oc } from '@orpc/contract'
import { z } from 'zod'
import { knownPageName, pageSource } from '#rules/fields.ts'
import { briefChanges, pageReading } from '#rules/page-reading.ts'
import { conflict, tooMany, unavailable } from './errors.ts'

export const recomposeInput = z.object({
  page_name: knownPageName.pipe(z.string().min(1)),
  /** as the server told it: its seal names the request that was paid for */
  reading: pageReading,
  /** all that was changed of the reading so far, this time included */
  changes: briefChanges,
  /** the page as it came of that reading, and as it stands */
  made: pageSource.min(1),
  now: pageSource.min(1),
  /** other pages of the project lend their look */
  pages: z.array(z.object({ name: knownPageName, html: pageSource })).max(10),
})

export const readings = {
  /**
   * The page of a request whose reading was changed. It costs nothing, because the request stays: only the fields of its
   * reading change. Nothing is stored; what was changed by hand since is kept.
   */
  recompose: oc
    .route({
      method: 'POST',
      path: '/readings/recompose',
      summary: 'Compose a page again, free',
      tags: ['Generations'],
    })
    .input(recomposeInput)
    .output(
      z.object({
        html: z.string(),
        reading: pageReading,
        /** how many changes by hand came along, and what of them found no place */
        kept: z.number(),
        lost: z.array(z.string()),
      }),
    )
    .errors({
      FORBIDDEN: {
        status: 403,
        message: 'This request was not read here, so its page cannot be composed again. Send it as a message.',
      },
      ...conflict,
      ...tooMany,
      ...unavailable,
    }),
}
