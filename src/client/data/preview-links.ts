import { queryOptions } from '@tanstack/react-query'
import type { PreviewLink, PreviewLook } from '#api/preview-links.ts'
import type { Project } from '#api/projects.ts'
import { laterApi } from './later-api.ts'
import { queryClient } from './core/query-client.ts'
import { unlessRefused } from './core/problem.ts'

/** How often a page that somebody looks at asks whether it is still shared and the newest, in ms. */
const againMs = 15_000

const key = (projectId: string) => ['preview-link', projectId]

/** The link with which whoever has it reads a project. */
export const previewLinkQuery = (projectId: string) =>
  queryOptions({
    queryKey: key(projectId),
    queryFn: ({ signal }) => laterApi.previewLinks.get({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

/** A link; the one before it leads nowhere from then on. */
export const makePreviewLink = (projectId: string) =>
  adopted(projectId, laterApi.previewLinks.make({ project_id: projectId }))

export const revokePreviewLink = (projectId: string) =>
  adopted(projectId, laterApi.previewLinks.revoke({ project_id: projectId }))

/** Whether whoever has the link may make a project of their own of it. */
export const allowCopies = (projectId: string, mayBeCopied: boolean) =>
  adopted(projectId, laterApi.previewLinks.allowCopies({ project_id: projectId, may_be_copied: mayBeCopied }))

async function adopted(projectId: string, change: Promise<PreviewLink>): Promise<PreviewLink> {
  const answer = await change
  queryClient.setQueryData(key(projectId), answer)
  return answer
}

/** A page as somebody with the link sees it; what it shows follows the project. */
export type SharedPage = Omit<PreviewLook, 'page'> & { page: { name: string; html: string; version_id: string | null } }

/** Undefined: the first page. */
export const sharedPageQuery = (token: string, page: string | undefined) => {
  const queryKey = ['shared-page', token, page ?? null]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<SharedPage> => {
      const known = queryClient.getQueryData<SharedPage>(queryKey)
      const look = await laterApi.previewLinks.look(
        { token, page, known: known?.page.version_id ?? undefined },
        { signal },
      )
      return { ...look, page: { ...look.page, html: look.page.html ?? known?.page.html ?? '' } }
    },
    retry: unlessRefused,
    refetchInterval: ({ state }) => (state.error === null ? againMs : false),
    refetchOnWindowFocus: 'always',
  })
}

/** What the link shows, as a new project in that workspace. */
export function copyWithLink(token: string, workspaceId: string): Promise<Project> {
  return laterApi.previewLinks.copy({ token, workspace_id: workspaceId })
}
