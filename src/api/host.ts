import { oc } from '@orpc/contract'
import { z } from 'zod'
import { text } from '#rules/fields.ts'
import { forbidden, notFound } from './errors.ts'

export const hostInfo = z.object({
  /** who makes pages here: the built-in designer, or the model that the host configured */
  maker: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('designer') }),
    z.object({ kind: z.literal('model'), model: z.string() }),
  ]),
  /** servers of models on this machine, for whoever sits at it while nothing is set up; else null */
  local: z
    .object({
      models: z.array(z.object({ name: z.string(), model: z.string(), context: z.number().nullable() })),
      /** the one that makes pages, since it was chosen here */
      used: z.object({ name: z.string(), model: z.string() }).nullable(),
    })
    .nullable(),
  previewFrame: z.string(),
  /** who sells credits here; 'sandbox' takes no money; null: nobody */
  payments: z.enum(['gumroad', 'stripe', 'sandbox']).nullable(),
  /** false: nothing costs credits here, and nothing is limited */
  billing: z.boolean(),
  auth: z.object({
    /** sign-in with Google is set up */
    google: z.boolean(),
    /** a new address is verified by mail before the first sign-in */
    emailVerification: z.boolean(),
    /** a forgotten password can be set anew by mail */
    recovery: z.boolean(),
    /** where mails are shown instead of being delivered; null in production */
    mailbox: z.string().nullable(),
  }),
})
export type HostInfo = z.infer<typeof hostInfo>

const localModel = z.object({ name: text(40), model: text(200) })

export const host = {
  /** For whoever sits at the machine: a model that runs on it makes pages from now on, or no longer. */
  useLocalModel: oc
    .route({ method: 'PUT', path: '/host/local-model', summary: 'Use a model on this machine', tags: ['Host'] })
    .input(z.object({ use: localModel.nullable() }))
    .output(hostInfo)
    .errors({ ...forbidden, ...notFound }),
  info: oc.route({ method: 'GET', path: '/host', summary: 'What this host offers', tags: ['Host'] }).output(hostInfo),
}
