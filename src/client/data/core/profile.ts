import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Profile } from '#api/profiles.ts'
import { api } from '../api.ts'
import { queryClient } from './query-client.ts'

/** One's own profile: loaded once, then kept; an update takes its place. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.profiles.get(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const keep = (profile: Profile) => queryClient.setQueryData(profileQuery.queryKey, profile)

export const updateProfile = mutationOptions({
  mutationFn: (names: { first_name?: string; last_name?: string }) => api.profiles.update(names),
  onSuccess: keep,
})

export const uploadAvatar = mutationOptions({
  mutationFn: (file: File) => api.profiles.uploadAvatar({ file }),
  onSuccess: keep,
})

/** The picture is gone at once; when the server refuses, what it has is read again. */
export const removeAvatar = mutationOptions({
  mutationFn: () => api.profiles.removeAvatar(),
  onMutate: async () => {
    await queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
    const profile = queryClient.getQueryData(profileQuery.queryKey)
    if (profile) keep({ ...profile, avatar_url: null })
  },
  onSuccess: keep,
  onError: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
})
