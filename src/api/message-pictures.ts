import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName, text } from '#rules/fields.ts'
import { messagePictures as limits } from '#rules/message-pictures.ts'
import { forbidden, conflict, notFound, storageLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['Pictures of messages']
const pageName = knownPageName.pipe(z.string().min(1))
const alt = text(limits.altMax)
const one = z.object({ project_id: id, id })

export const messagePicture = z.object({
  id: z.uuid(),
  /** the message that it went with; null: it waits beside one's own prompt box */
  turn: z.uuid().nullable(),
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})
export type MessagePicture = z.infer<typeof messagePicture>

export const messagePictures = {
  list: oc
    .route({
      method: 'GET',
      path: '/projects/{project_id}/message-pictures',
      summary: 'Pictures of a page’s messages',
      tags,
    })
    .input(z.object({ project_id: id, page_name: pageName }))
    .output(z.array(messagePicture))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  add: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/message-pictures',
      successStatus: 201,
      summary: 'Put a picture beside the next message',
      tags,
    })
    .input(z.object({ project_id: id, page_name: pageName, alt: alt.default(''), file: z.file() }))
    .output(messagePicture)
    .errors({
      ...unauthorized,
      ...forbidden,
      ...notFound,
      ...conflict,
      ...storageLimit,
      ...tooMany,
      UNSUPPORTED: { status: 415, message: 'This is no PNG, JPEG or WebP that can be read.' },
      TOO_LARGE: { status: 413, message: 'This picture is too large; at most 5 MB.' },
      EMPTY: { status: 400, message: 'This file is empty.' },
    }),
  describe: oc
    .route({
      method: 'PATCH',
      path: '/projects/{project_id}/message-pictures/{id}',
      summary: 'Say what it shows',
      tags,
    })
    .input(one.extend({ alt }))
    .output(messagePicture)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  remove: oc
    .route({ method: 'DELETE', path: '/projects/{project_id}/message-pictures/{id}', summary: 'Take one away', tags })
    .input(one)
    .output(z.object({}))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
}
