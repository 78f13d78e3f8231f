import { oc } from '@orpc/contract'
import { z } from 'zod'

export const hostInfo = z.object({
  /** who makes pages here: the built-in designer, or the model that the host configured */
  maker: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('designer') }),
    z.object({ kind: z.literal('model'), model: z.string() }),
  ]),
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

export const host = {
  info: oc.route({ method: 'GET', path: '/host', summary: 'What this host offers', tags: ['Host'] }).output(hostInfo),
}
