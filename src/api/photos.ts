import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id } from '#rules/fields.ts'
import { forbidden, notFound, tooMany, unauthorized } from './errors.ts'

export const photos = {
  bring: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/photos',
      summary: 'Bring a picture of another host in, drawn anew for a page',
      tags: ['Photos'],
    })
    .input(z.object({ project_id: id, address: z.string().max(2000) }))
    .output(z.object({ src: z.string(), width: z.number(), height: z.number() }))
    .errors({
      ...unauthorized,
      ...forbidden,
      ...notFound,
      ...tooMany,
      NOT_PUBLIC: { status: 422, message: 'This is no public web address of a picture.' },
      UNREACHABLE: { status: 502, message: 'The host of this picture did not give it. Choose a file instead.' },
      UNSUPPORTED: { status: 415, message: 'At this address is no picture that can be read. Choose a file instead.' },
      TOO_LARGE: { status: 413, message: 'This picture is too large; at most 15 MB.' },
    }),
}
