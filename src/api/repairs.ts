import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName, pageSource, text } from '#rules/fields.ts'
import { forbidden, conflict, notFound, tooMany, unauthorized, unavailable } from './errors.ts'

/** What a check found at one element. Names only: what a model is told of them is written by the server. */
export const checkFinding = z.object({
  rule: text(60).pipe(z.string().regex(/^[a-z][a-z\d-]+$/)),
  /** of the element in the page */
  key: text(12).pipe(z.string().regex(/^[a-z]+\d*$/)),
  widths: z.array(z.number().int().min(200).max(4000)).max(5),
})

export const repairInput = z.object({
  /** null for a page that is only in a visitor's browser */
  project_id: id.nullable(),
  page_name: knownPageName.pipe(z.string().min(1)),
  html: pageSource.min(1),
  findings: z.array(checkFinding).min(1).max(20),
})

export const repairs = {
  /**
   * One answer of the model to what a check found. It costs nothing, and comes once for each version of a page. Its
   * events are read like those of any generation; nothing is stored: who asked looks whether the page got better.
   */
  start: oc
    .route({
      method: 'POST',
      path: '/repairs',
      successStatus: 201,
      summary: 'Ask the model for a repair, free',
      tags: ['Generations'],
    })
    .input(repairInput)
    .output(z.object({ id: z.uuid() }))
    .errors({ ...unauthorized, ...forbidden, ...notFound, ...conflict, ...tooMany, ...unavailable }),
}
