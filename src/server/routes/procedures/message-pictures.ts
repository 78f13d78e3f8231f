import type { Services } from '../../services.ts'
import { addPicture, describePicture, listPictures, removePicture } from '../../use-cases/messages/message-pictures.ts'
import { api, signedIn } from './api.ts'

export function messagePictureProcedures(services: Services) {
  const { list, add, describe, remove } = api.messagePictures
  return {
    list: list.handler(({ input, context }) => listPictures(services, signedIn(context), input)),
    add: add.handler(({ input, context }) => addPicture(services, signedIn(context), context.visitor, input)),
    describe: describe.handler(({ input, context }) => describePicture(services, signedIn(context), input)),
    remove: remove.handler(async ({ input, context }) => {
      await removePicture(services, signedIn(context), input)
      return {}
    }),
  }
}
