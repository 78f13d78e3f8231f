import { oc } from '@orpc/contract'
import { z } from 'zod'

export const hostInfo = z.object({
  /** who makes pages here: the built-in designer, or the model that the host configured */
  maker: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('designer') }),
    z.object({ kind: z.literal('model'), model: z.string() }),
  ]),
  previewFrame: z.string(),
})
export type HostInfo = z.infer<typeof hostInfo>

export const host = {
  info: oc.route({ method: 'GET', path: '/host', summary: 'What this host offers', tags: ['Host'] }).output(hostInfo),
}
