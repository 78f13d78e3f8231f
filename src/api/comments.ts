import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commentMaxLength, mostMentions, threadSteps } from '#rules/comments.ts'
import { commentText, id, knownPageName, text } from '#rules/fields.ts'
import { conflict, forbidden, notFound, storageLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['Comments']
const inProject = z.object({ project_id: id })
const ofThread = inProject.extend({ thread_id: id })
const ofComment = ofThread.extend({ id })
const words = z.object({
  content: commentText(commentMaxLength),
  /** who is called; whoever may not see the project is left out */
  mentions: z.array(text(36)).max(mostMentions).default([]),
})

/** Somebody who may see the project, as others see them. */
const commentPerson = z.object({ user_id: z.string(), name: z.string(), avatar_url: z.string().nullable() })
export type CommentPerson = z.infer<typeof commentPerson>

const comment = z.object({
  id: z.uuid(),
  /** with a review link people have a name that they gave, and no account */
  author: z.object({ name: z.string(), avatar_url: z.string().nullable(), via_link: z.boolean() }),
  is_own: z.boolean(),
  /** by whoever began the thread, known by their account or browser: names are chosen by everybody */
  is_opener: z.boolean(),
  /** one's own; what was said with a link, for who may change the project */
  may_delete: z.boolean(),
  content: z.string(),
  mentions: z.array(z.string()),
  created_at: z.string(),
  edited_at: z.string().nullable(),
})
export type Comment = z.infer<typeof comment>

/** A remark about an element of a page, with what was said to it. */
export const commentThread = z.object({
  id: z.uuid(),
  /** counts from 1 in its project */
  number: z.number(),
  page_name: z.string(),
  /** where the element is: its key in that version, by the version's source alone */
  pin: z.object({
    version_id: z.uuid(),
    /** null when that version is not kept any more */
    version_number: z.number().nullable(),
    key: z.string(),
    /** not on the page that is shown now: it was last in that version */
    is_gone: z.boolean(),
  }),
  /** what the element was called, and what it said */
  place: z.string(),
  says: z.string(),
  step: z.enum(threadSteps),
  /** the turn that it was asked in; its answer has the same */
  asked_turn: z.uuid().nullable(),
  /** begun with a review link, with which people read along while it is open; null: by the team, for the team */
  link: z.enum(['open', 'closed']).nullable(),
  comments: z.array(comment),
  /** somebody else wrote since the caller last looked */
  is_unread: z.boolean(),
  /** the caller wrote in it, or was called */
  is_mine: z.boolean(),
})
export type CommentThread = z.infer<typeof commentThread>

/** All remarks about a project, and who may be called. */
export const commentList = z.object({ threads: z.array(commentThread), people: z.array(commentPerson) })
export type CommentList = z.infer<typeof commentList>

const found = { ...unauthorized, ...forbidden, ...notFound }
const written = { ...found, ...conflict, ...storageLimit, ...tooMany }
const threads = '/projects/{project_id}/comments'

export const comments = {
  list: oc
    .route({ method: 'GET', path: threads, summary: 'The comments of a project', tags })
    .input(inProject)
    .output(commentList)
    .errors(found),
  start: oc
    .route({ method: 'POST', path: threads, summary: 'Comment on an element', tags })
    .input(words.extend({ project_id: id, page_name: knownPageName, version_id: id, key: text(40) }))
    .output(z.object({ thread_id: z.uuid() }))
    .errors(written),
  reply: oc
    .route({ method: 'POST', path: `${threads}/{thread_id}/replies`, summary: 'Reply to a comment', tags })
    .input(words.extend(ofThread.shape))
    .output(z.object({ id: z.uuid() }))
    .errors(written),
  edit: oc
    .route({ method: 'PATCH', path: `${threads}/{thread_id}/replies/{id}`, summary: 'Write it in other words', tags })
    .input(words.extend(ofComment.shape))
    .output(z.object({}))
    .errors({ ...found, ...tooMany }),
  /** One's own, or one that was written with a review link. With the last one its thread goes. */
  remove: oc
    .route({ method: 'DELETE', path: `${threads}/{thread_id}/replies/{id}`, summary: 'Delete a comment', tags })
    .input(ofComment)
    .output(z.object({}))
    .errors(found),
  resolve: oc
    .route({ method: 'PATCH', path: `${threads}/{thread_id}`, summary: 'Resolve or reopen a comment', tags })
    .input(ofThread.extend({ is_resolved: z.boolean() }))
    .output(z.object({}))
    .errors(found),
  /** Says which turn asks for what the thread wants. */
  ask: oc
    .route({ method: 'POST', path: `${threads}/{thread_id}/asked`, summary: 'It became a request', tags })
    .input(ofThread.extend({ turn: id }))
    .output(z.object({}))
    .errors(found),
  markRead: oc
    .route({ method: 'POST', path: `${threads}/{thread_id}/read`, summary: 'One has read it', tags })
    .input(ofThread)
    .output(z.object({}))
    .errors(found),
}
