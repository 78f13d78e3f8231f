import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#client/data/core/problem.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { type Notice, withDescription } from '#rules/messages.ts'

const notChanged: Notice = { title: 'Nothing was changed', description: 'Try again.', variant: 'destructive' }

/** Does something about the people of a workspace, reads them again, and says what came of it. */
export function usePeopleChange() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: (description) => showToast({ title: 'Done', description, variant: 'success' }),
    onError: (error) => showToast(withDescription(notChanged, problemOf(error).reason)),
    onSettled: () =>
      Promise.all(
        [['people'], ['workspaces'], ['projects']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  return {
    isBusy: isPending,
    /** `done`: what is said when it is */
    change: <T>(run: () => Promise<T>, done: string | ((answer: T) => string), after?: () => void) =>
      mutate(
        async () => {
          const answer = await run()
          return typeof done === 'string' ? done : done(answer)
        },
        { onSuccess: after },
      ),
  }
}
