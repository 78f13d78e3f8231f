import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, id, text } from '#rules/fields.ts'
import { mailTimings, topicNames } from '#rules/notifications.ts'
import { tooMany, unauthorized } from './errors.ts'

const tags = ['Notifications']

/** Something that the caller is told. */
export const notification = z.object({
  id: z.uuid(),
  /** who did it; null where nobody did, or where several became one line */
  who: z.string().nullable(),
  /** their picture and what their colour comes from; null without an account */
  actor: z.object({ user_id: z.string(), avatar_url: z.string().nullable() }).nullable(),
  /** goes on after who did it */
  what: z.string(),
  /** what the project or workspace was called */
  place: z.string(),
  page_name: z.string().nullable(),
  /** the beginning of what was written */
  excerpt: z.string(),
  /** where a press leads */
  path: z.string(),
  made_at: z.string(),
  is_read: z.boolean(),
})
export type NotificationLine = z.infer<typeof notification>

export const notificationList = z.object({
  notifications: z.array(notification),
  /** the cursor of the next page; null: there is none */
  next: z.string().nullable(),
})

const choices = z.partialRecord(z.enum(topicNames), z.enum(mailTimings))

export const notificationChoices = z.object({
  /** false: this host sends no mail */
  can_mail: z.boolean(),
  mail_to: z.string(),
  /** no mail at all, whatever is chosen */
  is_off: z.boolean(),
  /** what was chosen; the rest is as in the table of topics */
  topics: choices,
})
export type NotificationChoices = z.infer<typeof notificationChoices>

/** Of the browser: a digest comes in the morning of its person. */
const timeZone = text(60).nullable().default(null)

export const notifications = {
  count: oc
    .route({ method: 'GET', path: '/notifications/count', summary: 'How many are unread', tags })
    .output(z.object({ unread: z.number() }))
    .errors(unauthorized),
  list: oc
    .route({ method: 'GET', path: '/notifications', summary: 'What one was told', tags })
    .input(
      z.object({
        which: z.enum(['all', 'unread']).default('all'),
        before: id.optional(),
        limit: count(1, 50).default(20),
      }),
    )
    .output(notificationList)
    .errors(unauthorized),
  /** Without ids: all of them. */
  markRead: oc
    .route({ method: 'POST', path: '/notifications/read', summary: 'One has read them', tags })
    .input(z.object({ ids: z.array(id).max(50).nullable(), time_zone: timeZone }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...tooMany }),
  settings: oc
    .route({ method: 'GET', path: '/notifications/settings', summary: 'What is mailed', tags })
    .output(notificationChoices)
    .errors(unauthorized),
  saveSettings: oc
    .route({ method: 'PUT', path: '/notifications/settings', summary: 'Choose what is mailed', tags })
    .input(z.object({ is_off: z.boolean(), topics: choices, time_zone: timeZone }))
    .output(notificationChoices)
    .errors({ ...unauthorized, ...tooMany }),
}
