import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { acceptOwnership, declineOwnership, ownershipQuery } from '#client/data/ownership.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { WhatMoves } from './what-moves.tsx'

type AnswerProps = { workspace: WorkspaceDetails; onClose: () => void }

/** What owning a workspace means, for who was asked: they accept, decline, or leave it for later. */
export function AnswerDialog({ workspace: { id, name, offer }, onClose }: AnswerProps) {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(ownershipQuery(id))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: { run: (id: string) => Promise<void>; done: string }) => run(id),
    onSuccess: (_answer, { done }) => {
      showToast({ title: 'Done', description: done, variant: 'success' })
      onClose()
    },
    onError: (failed) => setProblem(problemOf(failed).reason ?? 'The server did not answer. Nothing was changed.'),
    onSettled: () =>
      Promise.all(
        [['people'], ['workspaces'], ['usage'], ['credits']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const reason = data?.reason ?? null
  const unknown = error ? 'What stands in the way could not be read. Close this and try again.' : 'Wait a moment.'
  return (
    <Modal
      open
      title={`Own ${name}?`}
      description={
        `${offer?.from ?? 'Its owner'} asks you to take it over. You can then delete it, and new pages in it use your ` +
        'credits, by your plan. Nothing is charged now.'
      }
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button
            size="regular"
            disabledReason={isPending ? 'Wait until it is done.' : null}
            onClick={() => mutate({ run: declineOwnership, done: `${name} stays with its owner` })}
          >
            Decline
          </Button>
          <Button
            size="regular"
            look="primary"
            isBusy={isPending}
            disabledReason={data ? reason : unknown}
            onClick={() => mutate({ run: acceptOwnership, done: `${name} is yours now` })}
          >
            Accept
          </Button>
        </>
      }
    >
      <WhatMoves />
      {(problem ?? reason) !== null && (
        <p role="alert" className="text-[13px] text-danger">
          {problem ?? `${reason} The offer waits for you meanwhile.`} <PlansLink onFollow={onClose} />
        </p>
      )}
    </Modal>
  )
}
