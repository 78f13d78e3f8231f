import { queryOptions } from '@tanstack/react-query'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'

/** All comments about a project; pins are where their elements are now. */
export function commentsQuery(projectId: string) {
  return queryOptions({
    queryKey: ['comments', projectId],
    queryFn: ({ signal }) => laterApi.comments.list({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })
}

type Calls = typeof laterApi.comments

/** Pins a comment to an element. @returns the id of its thread */
export async function startComment(input: Parameters<Calls['start']>[0]): Promise<string> {
  return (await laterApi.comments.start(input)).thread_id
}

export async function replyToComment(input: Parameters<Calls['reply']>[0]): Promise<void> {
  await laterApi.comments.reply(input)
}

export async function editComment(input: Parameters<Calls['edit']>[0]): Promise<void> {
  await laterApi.comments.edit(input)
}

export async function deleteComment(input: Parameters<Calls['remove']>[0]): Promise<void> {
  await laterApi.comments.remove(input)
}

export async function resolveComment(input: Parameters<Calls['resolve']>[0]): Promise<void> {
  await laterApi.comments.resolve(input)
}

export async function commentRead(input: Parameters<Calls['markRead']>[0]): Promise<void> {
  await laterApi.comments.markRead(input)
}
