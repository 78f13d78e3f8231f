import type { Services } from '../../services.ts'
import { copyWithLink } from '../../use-cases/preview-links/copy-with-link.ts'
import {
  allowCopies,
  makePreviewLink,
  readPreviewLink,
  revokePreviewLink,
} from '../../use-cases/preview-links/change-preview-link.ts'
import { lookWithLink } from '../../use-cases/preview-links/look-with-link.ts'
import { api, signedIn } from './api.ts'

export function previewLinkProcedures(services: Services) {
  const { get, make, revoke, look, copy, allowCopies: allow } = api.previewLinks
  return {
    get: get.handler(({ input, context }) => readPreviewLink(services, signedIn(context), input.project_id)),
    make: make.handler(({ input, context }) => makePreviewLink(services, signedIn(context), input.project_id)),
    revoke: revoke.handler(({ input, context }) => revokePreviewLink(services, signedIn(context), input.project_id)),
    allowCopies: allow.handler(({ input, context }) =>
      allowCopies(services, signedIn(context), input.project_id, input.may_be_copied),
    ),
    look: look.handler(({ input, context }) => lookWithLink(services, context.visitor, input)),
    copy: copy.handler(({ input, context }) => copyWithLink(services, signedIn(context), context.visitor, input)),
  }
}
