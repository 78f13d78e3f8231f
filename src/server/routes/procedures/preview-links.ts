import type { Services } from '../../services.ts'
import {
  makePreviewLink,
  readPreviewLink,
  revokePreviewLink,
} from '../../use-cases/preview-links/change-preview-link.ts'
import { lookWithLink } from '../../use-cases/preview-links/look-with-link.ts'
import { api, signedIn } from './api.ts'

export function previewLinkProcedures(services: Services) {
  const { get, make, revoke, look } = api.previewLinks
  return {
    get: get.handler(({ input, context }) => readPreviewLink(services, signedIn(context), input.project_id)),
    make: make.handler(({ input, context }) => makePreviewLink(services, signedIn(context), input.project_id)),
    revoke: revoke.handler(({ input, context }) => revokePreviewLink(services, signedIn(context), input.project_id)),
    look: look.handler(({ input, context }) => lookWithLink(services, context.visitor, input)),
  }
}
