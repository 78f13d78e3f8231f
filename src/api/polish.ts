import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName, text } from '#rules/fields.ts'
import { polishPictureMax, polishWidths } from '#rules/polish.ts'
import { forbidden, tooMany } from './errors.ts'
import { startInProjectErrors } from './generations.ts'
import { checkFinding } from './repairs.ts'

/** A picture of the page as its builder drew it. */
const picture = z.object({
  width: z.union(polishWidths.map((width) => z.literal(width))),
  /** PNG, JPEG or WebP as base64 */
  data: text(polishPictureMax).pipe(z.base64()),
})

export const polishInput = z.object({
  project_id: id,
  page_name: knownPageName.pipe(z.string().min(1)),
  /** the version that the pictures show */
  base: id,
  /** the person's own id for this turn; it becomes the id of the version */
  turn: id,
  pictures: z
    .array(picture)
    .length(polishWidths.length)
    .refine((all) => new Set(all.map(({ width }) => width)).size === all.length, 'One picture for each width.'),
  /** what a check found; names only, what a model is told of them is written by the server */
  findings: z.array(checkFinding.extend({ ratio: z.number().min(1).max(21).nullable().default(null) })).max(20),
})

export const polish = {
  /** A model that sees pictures looks at the page and mends it. It costs what a generation costs, and its events are read like one's. */
  start: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/polish',
      successStatus: 201,
      summary: 'Let a model look at the page and mend what it sees',
      tags: ['Generations'],
    })
    .input(polishInput)
    .output(z.object({ id: z.uuid() }))
    .errors({
      ...startInProjectErrors,
      ...forbidden,
      ...tooMany,
      BAD_REQUEST: { status: 400, message: 'The pictures of the page cannot be read. Nothing was changed.' },
    }),
}
