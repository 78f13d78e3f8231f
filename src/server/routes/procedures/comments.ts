import type { Services } from '../../services.ts'
import { askThread, readThread, resolveThread } from '../../use-cases/comments/change-thread.ts'
import { listThreadsOf } from '../../use-cases/comments/list-comments.ts'
import { editComment, removeComment, replyToThread, startThread } from '../../use-cases/comments/write-comment.ts'
import { api, signedIn } from './api.ts'

export function commentProcedures(services: Services) {
  const calls = api.comments
  return {
    list: calls.list.handler(({ input, context }) => listThreadsOf(services, signedIn(context), input.project_id)),
    start: calls.start.handler(({ input, context }) =>
      startThread(services, signedIn(context), context.visitor, input),
    ),
    reply: calls.reply.handler(({ input, context }) =>
      replyToThread(services, signedIn(context), context.visitor, input),
    ),
    edit: calls.edit.handler(async ({ input, context }) => {
      await editComment(services, signedIn(context), context.visitor, input)
      return {}
    }),
    remove: calls.remove.handler(async ({ input, context }) => {
      await removeComment(services, signedIn(context), input)
      return {}
    }),
    resolve: calls.resolve.handler(async ({ input, context }) => {
      await resolveThread(services, signedIn(context), input)
      return {}
    }),
    ask: calls.ask.handler(async ({ input, context }) => {
      await askThread(services, signedIn(context), input)
      return {}
    }),
    markRead: calls.markRead.handler(async ({ input, context }) => {
      await readThread(services, signedIn(context), input)
      return {}
    }),
  }
}
