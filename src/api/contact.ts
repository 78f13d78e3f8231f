import { oc } from '@orpc/contract'
import { z } from 'zod'
import { contactMessage } from '#rules/contact.ts'
import { tooMany } from './errors.ts'

export const contact = {
  send: oc
    .route({ method: 'POST', path: '/contact', successStatus: 201, summary: 'Write to the host', tags: ['Contact'] })
    .input(contactMessage)
    .output(z.object({ id: z.uuid() }))
    .errors({
      ...tooMany,
      UNAVAILABLE: { status: 503, message: 'There was a problem sending your message. Please try again later.' },
    }),
}
