import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { NotificationChoices } from '#api/notifications.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'
import { queryClient } from './core/query-client.ts'

const key = ['notifications']

/** How many are unread. */
export const unreadQuery = queryOptions({
  queryKey: [...key, 'count'],
  queryFn: async ({ signal }) => (await laterApi.notifications.count(undefined, { signal })).unread,
  retry: unlessRefused,
})

export type WhichNotifications = 'all' | 'unread'

/** What one was told, newest first. */
export const notificationsQuery = (which: WhichNotifications) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', which],
    queryFn: ({ pageParam, signal }) =>
      laterApi.notifications.list({ which, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: unlessRefused,
  })

/** The zone of this browser, so that a digest comes in the morning. */
const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** One has read these; without ids all of them. Other tabs are told by the stream. */
export async function markNotificationsRead(ids: string[] | null): Promise<void> {
  await laterApi.notifications.markRead({ ids, time_zone })
  await queryClient.invalidateQueries({ queryKey: key })
}

export const mailChoicesQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => laterApi.notifications.settings(undefined, { signal }),
  retry: unlessRefused,
})

export async function saveMailChoices(choices: Pick<NotificationChoices, 'is_off' | 'topics'>): Promise<void> {
  const saved = await laterApi.notifications.saveSettings({ ...choices, time_zone })
  queryClient.setQueryData(mailChoicesQuery.queryKey, saved)
}
