import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#client/data/core/problem.ts'
import { chooseLocalModel, hostQuery } from '#client/data/host.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'

/** Models that run on this machine, for whoever sits at it, and the way to use one or none. */
export function useLocalModels() {
  const queryClient = useQueryClient()
  const { data } = useQuery(hostQuery)
  const choosing = useMutation({
    mutationFn: chooseLocalModel,
    onSuccess(info) {
      queryClient.setQueryData(hostQuery.queryKey, info)
      void queryClient.invalidateQueries({ queryKey: ['model-choices'] })
    },
    onError: (error) => showToast(withDescription(messages.modelNotChosen, problemOf(error).reason)),
  })
  return { local: data?.local ?? null, isBusy: choosing.isPending, choose: choosing.mutate }
}
