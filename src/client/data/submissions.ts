import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Folder } from '#rules/submissions.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'
import { queryClient } from './core/query-client.ts'

const key = (projectId: string) => ['submissions', projectId]
/** Answers come while one looks at the inbox. */
const lookMs = 15_000

/** The inbox or the spam of a project's forms, newest first. What was found last stays until what is looked for now is found. */
export const submissionsQuery = (projectId: string, folder: Folder, form: string | null, words = '') =>
  infiniteQueryOptions({
    queryKey: [...key(projectId), 'list', folder, form, words],
    queryFn: ({ pageParam, signal }) =>
      laterApi.submissions.list(
        {
          project_id: projectId,
          folder,
          ...(form && { form }),
          ...(words && { words }),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: lookMs,
    retry: unlessRefused,
  })

/** One answer with all its fields. */
export const submissionQuery = (projectId: string, id: string) =>
  queryOptions({
    queryKey: [...key(projectId), 'one', id],
    queryFn: ({ signal }) => laterApi.submissions.get({ project_id: projectId, id }, { signal }),
    retry: unlessRefused,
  })

export const formSettingsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['form-settings', projectId],
    queryFn: ({ signal }) => laterApi.submissions.settings({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

export const webhookDeliveriesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', projectId],
    queryFn: ({ signal }) => laterApi.submissions.deliveries({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

export type SubmissionChange = { is_read?: boolean; folder?: Folder }

export const changeSubmission = (projectId: string, id: string, change: SubmissionChange) =>
  known(key(projectId), laterApi.submissions.update({ project_id: projectId, id, ...change }))

export const deleteSubmission = (projectId: string, id: string) =>
  known(key(projectId), laterApi.submissions.delete({ project_id: projectId, id }))

export const emptySpam = (projectId: string) =>
  known(key(projectId), laterApi.submissions.emptySpam({ project_id: projectId }))

export const exportSubmissions = (projectId: string, folder: Folder) =>
  laterApi.submissions.export({ project_id: projectId, folder })

export type FormSettingsChange = Omit<Parameters<typeof laterApi.submissions.saveSettings>[0], 'project_id'>

export const saveFormSettings = (projectId: string, change: FormSettingsChange) =>
  known(['form-settings', projectId], laterApi.submissions.saveSettings({ project_id: projectId, ...change }))

export const replaceWebhookSecret = (projectId: string) => laterApi.submissions.replaceSecret({ project_id: projectId })

export const testWebhook = (projectId: string) =>
  known(['webhook-deliveries', projectId], laterApi.submissions.testWebhook({ project_id: projectId }))

export const sendWebhookAgain = (projectId: string, id: string) =>
  known(['webhook-deliveries', projectId], laterApi.submissions.sendAgain({ project_id: projectId, id }))

/** What is shown is read again once the server has changed it. */
async function known<T>(queryKey: string[], change: Promise<T>): Promise<T> {
  const answer = await change
  await queryClient.invalidateQueries({ queryKey })
  return answer
}
