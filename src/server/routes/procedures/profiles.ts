import type { Services } from '../../services.ts'
import { ownProfile } from '../../use-cases/profiles/own-profile.ts'
import { removeAvatar } from '../../use-cases/profiles/remove-avatar.ts'
import { renamePerson } from '../../use-cases/profiles/rename-person.ts'
import { uploadAvatar } from '../../use-cases/profiles/upload-avatar.ts'
import { api, signedIn } from './api.ts'

export function profileProcedures(services: Services) {
  const { get, update, uploadAvatar: upload, removeAvatar: remove } = api.profiles
  return {
    get: get.handler(({ context }) => ownProfile(services, signedIn(context))),
    update: update.handler(({ input, context }) => renamePerson(services, signedIn(context), input)),
    uploadAvatar: upload.handler(({ input, context }) =>
      uploadAvatar(services, signedIn(context), context.visitor, input.file),
    ),
    removeAvatar: remove.handler(({ context }) => removeAvatar(services, signedIn(context))),
  }
}
