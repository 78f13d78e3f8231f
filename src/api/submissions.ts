import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, id, text } from '#rules/fields.ts'
import { answerField, answerSearchMax, folders, retentions, thankYou, webhookUrl } from '#rules/submissions.ts'
import { forbidden, conflict, notFound, tooMany, unauthorized } from './errors.ts'

const tags = ['Forms of sites']
const of = '/projects/{project_id}'
const inProject = z.object({ project_id: id })
const one = z.object({ project_id: id, id })
const formKey = text(20)

/** A form of the site and how many answers it has. */
export const siteForm = z.object({
  key: z.string(),
  label: z.string(),
  page_name: z.string(),
  answers: z.number(),
  /** whether it is on the site as it was published last */
  is_published: z.boolean(),
})
export type SiteForm = z.infer<typeof siteForm>

/** A line of the inbox. */
export const submissionLine = z.object({
  id: z.uuid(),
  form_label: z.string(),
  page_name: z.string(),
  /** who wrote, as far as the fields tell */
  sender: z.string().nullable(),
  summary: z.string(),
  folder: z.enum(folders),
  reasons: z.array(z.string()),
  is_read: z.boolean(),
  created_at: z.string(),
})
export type SubmissionLine = z.infer<typeof submissionLine>

const deliveryState = z.enum(['waiting', 'sent', 'failed', 'over'])

/** What became of an answer: the mail to the owner, the webhook. */
const outgoing = z.object({ kind: z.enum(['mail', 'webhook']), state: deliveryState, trouble: z.string().nullable() })

export const submission = submissionLine.extend({
  fields: z.array(answerField),
  email: z.string().nullable(),
  outgoing: z.array(outgoing),
})
export type Submission = z.infer<typeof submission>

export const submissionList = z.object({
  submissions: z.array(submissionLine),
  /** the cursor of the next page; null: there is none */
  next: z.string().nullable(),
  counts: z.object({ inbox: z.number(), unread: z.number(), spam: z.number() }),
  forms: z.array(siteForm),
  /** null: all are kept until somebody deletes them */
  retention_days: z.number().nullable(),
})
export type SubmissionList = z.infer<typeof submissionList>

const retention = z.union(retentions.map((days) => z.literal(days))).nullable()

export const formSettings = z.object({
  mails: z.boolean(),
  /** where they go: the owner of the workspace */
  mail_to: z.string(),
  /** false: this host sends no mail */
  can_mail: z.boolean(),
  /** of this month; null: without a limit */
  mails_left: z.number().nullable(),
  thank_you: z.string(),
  webhook_url: z.string().nullable(),
  sorts_spam: z.boolean(),
  retention_days: retention,
})
export type FormSettings = z.infer<typeof formSettings>

/** The settings, and the secret where a new one was made: it is told once. */
export const changedFormSettings = formSettings.extend({ secret: z.string().nullable() })

export const webhookDelivery = z.object({
  id: z.uuid(),
  /** null: a test */
  submission_id: z.uuid().nullable(),
  state: deliveryState,
  tries: z.number(),
  status: z.number().nullable(),
  took_ms: z.number().nullable(),
  trouble: z.string().nullable(),
  /** of the next try, while it waits */
  due_at: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const webhook = { ...unauthorized, ...forbidden, ...notFound, ...conflict, ...tooMany }

export const submissions = {
  list: oc
    .route({ method: 'GET', path: `${of}/submissions`, summary: 'Answers to the forms of its site', tags })
    .input(
      z.object({
        project_id: id,
        folder: z.enum(folders).default('inbox'),
        form: formKey.optional(),
        /** those in which each of these words stands somewhere */
        words: text(answerSearchMax).optional(),
        before: id.optional(),
        limit: count(1, 100).default(50),
      }),
    )
    .output(submissionList)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  get: oc
    .route({ method: 'GET', path: `${of}/submissions/{id}`, summary: 'An answer', tags })
    .input(one)
    .output(submission)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  update: oc
    .route({ method: 'PATCH', path: `${of}/submissions/{id}`, summary: 'Mark it as read or unread, or as spam', tags })
    .input(one.extend({ is_read: z.boolean().optional(), folder: z.enum(folders).optional() }))
    .output(submissionLine)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  delete: oc
    .route({ method: 'DELETE', path: `${of}/submissions/{id}`, summary: 'Delete an answer', tags })
    .input(one)
    .output(z.object({}))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  emptySpam: oc
    .route({ method: 'DELETE', path: `${of}/spam`, summary: 'Delete all spam', tags })
    .input(inProject)
    .output(z.object({}))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  export: oc
    .route({ method: 'GET', path: `${of}/submissions.csv`, summary: 'All answers as a table', tags })
    .input(z.object({ project_id: id, folder: z.enum(folders).default('inbox'), form: formKey.optional() }))
    .output(z.file())
    .errors({ ...unauthorized, ...forbidden, ...notFound, ...tooMany }),
  settings: oc
    .route({ method: 'GET', path: `${of}/form-settings`, summary: 'Where answers go', tags })
    .input(inProject)
    .output(formSettings)
    .errors({ ...unauthorized, ...forbidden, ...notFound, ...conflict }),
  saveSettings: oc
    .route({ method: 'PATCH', path: `${of}/form-settings`, summary: 'Change where answers go', tags })
    .input(
      z.object({
        project_id: id,
        mails: z.boolean().optional(),
        thank_you: thankYou.optional(),
        webhook_url: webhookUrl.nullable().optional(),
        sorts_spam: z.boolean().optional(),
        retention_days: retention.optional(),
      }),
    )
    .output(changedFormSettings)
    .errors({
      ...unauthorized,
      ...forbidden,
      ...notFound,
      ...conflict,
      BAD_REQUEST: { status: 400, message: 'This address cannot be used.' },
    }),
  replaceSecret: oc
    .route({ method: 'POST', path: `${of}/form-settings/secret`, summary: 'Make a new signing secret', tags })
    .input(inProject)
    .output(changedFormSettings)
    .errors(webhook),
  testWebhook: oc
    .route({ method: 'POST', path: `${of}/webhook-deliveries`, summary: 'Send a test to the webhook', tags })
    .input(inProject)
    .output(webhookDelivery)
    .errors(webhook),
  deliveries: oc
    .route({ method: 'GET', path: `${of}/webhook-deliveries`, summary: 'What the webhook was sent', tags })
    .input(inProject)
    .output(z.array(webhookDelivery))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  sendAgain: oc
    .route({ method: 'POST', path: `${of}/webhook-deliveries/{id}/again`, summary: 'Send it again', tags })
    .input(one)
    .output(z.object({}))
    .errors(webhook),
}
