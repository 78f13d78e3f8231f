import { queryOptions } from '@tanstack/react-query'
import type { MessagePicture } from '#api/message-pictures.ts'
import { api } from './api.ts'
import { unlessRefused } from './core/problem.ts'

export const picturesKey = (projectId: string) => ['message-pictures', projectId] as const

/** What went with the messages of a page, and what waits beside one's own next one. */
export const messagePicturesQuery = (projectId: string, page: string) =>
  queryOptions({
    queryKey: [...picturesKey(projectId), page],
    queryFn: ({ signal }) => api.messagePictures.list({ project_id: projectId, page_name: page }, { signal }),
    retry: unlessRefused,
  })

type NewPicture = { projectId: string; page: string; alt: string; file: File }

export function addMessagePicture({ projectId, page, alt, file }: NewPicture): Promise<MessagePicture> {
  return api.messagePictures.add({ project_id: projectId, page_name: page, alt, file })
}

export function describeMessagePicture(projectId: string, id: string, alt: string): Promise<MessagePicture> {
  return api.messagePictures.describe({ project_id: projectId, id, alt })
}

export async function removeMessagePicture(projectId: string, id: string): Promise<void> {
  await api.messagePictures.remove({ project_id: projectId, id })
}
