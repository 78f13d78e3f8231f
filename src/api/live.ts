import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName } from '#rules/fields.ts'
import { forbidden, notFound, tooMany, unauthorized } from './errors.ts'
import { liveChanges, pick } from './realtime.ts'

export const live = {
  /** Shows others what one changes by hand, before it is a version; nothing is stored. */
  edit: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/live-edits',
      summary: 'Show a change by hand',
      tags: ['Realtime'],
    })
    .input(z.object({ project_id: id, tab: id, page_name: knownPageName, ...liveChanges.shape }))
    /** `told`: false when it is too large to travel; it is seen once it is a version */
    .output(z.object({ told: z.boolean() }))
    .errors({ ...unauthorized, ...forbidden, ...notFound, ...tooMany }),
  /** Shows others where one is and what one has picked; nothing is stored. */
  pick: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/picks',
      summary: 'Show what is picked',
      tags: ['Realtime'],
    })
    .input(pick.extend({ project_id: id }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...notFound, ...tooMany }),
}
