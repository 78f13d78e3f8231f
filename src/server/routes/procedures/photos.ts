import type { Services } from '../../services.ts'
import { bringPhoto } from '../../use-cases/photos/bring-photo.ts'
import { api, signedIn } from './api.ts'

export function photoProcedures(services: Services) {
  return {
    bring: api.photos.bring.handler(({ input, context }) =>
      bringPhoto(services, signedIn(context), context.visitor, input),
    ),
  }
}
