import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnModel } from '#api/models.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { ownModelsQuery, removeOwnModel, testOwnModel } from '#client/data/models.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button, IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { keyProviders } from '#rules/model-choice.ts'
import { testWords } from './test-words.ts'

type RowProps = {
  workspaceId: string
  model: OwnModel
  disabledReason: string | null
  removeReason: string | null
}

/** One key by its last four letters: how its last test went, and a way to test and to remove it. */
export function OwnModelRow({ workspaceId, model, disabledReason, removeReason }: RowProps) {
  const queryClient = useQueryClient()
  const { queryKey } = ownModelsQuery(workspaceId)
  const testing = useMutation({
    mutationFn: () => testOwnModel(workspaceId, model.id),
    onSuccess(tested) {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, models: known.models.map(replaced(tested)) })
      announce(testWords(tested))
    },
    onError: (error) => showToast(withDescription(messages.modelNotTested, problemOf(error).reason)),
  })
  const removal = useMutation({
    mutationFn: () => removeOwnModel(workspaceId, model.id),
    onSuccess: () => showToast(messages.keyRemoved),
    onError: (error) => showToast(withDescription(messages.keyNotRemoved, problemOf(error).reason)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const { label } = keyProviders[model.provider]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3.5 md:px-6">
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <span className="wrap-anywhere font-medium text-sm">{model.model}</span>
        <span className="wrap-anywhere text-[13px] text-ink-2">
          {model.provider === 'other' ? new URL(model.base_url).host : label}{' '}
          <span className="font-mono text-xs">…{model.last_four}</span>
        </span>
      </div>
      <p className="flex min-w-0 basis-52 items-center gap-2 text-[13px] text-ink-2 max-md:basis-full">
        <span
          aria-hidden="true"
          className={cx(
            'size-2 shrink-0 rounded-full',
            model.trouble ? 'bg-danger' : model.tested_at ? 'bg-ok' : 'bg-ink-3',
          )}
        />
        {testing.isPending ? 'Testing...' : testWords(model)}
      </p>
      <span className="flex items-center gap-1">
        <Button
          size="regular"
          isBusy={testing.isPending}
          disabledReason={disabledReason}
          onClick={() => testing.mutate()}
        >
          Test
        </Button>
        <IconButton
          icon="trash"
          label={`Remove the key of ${model.model}`}
          className="max-md:size-10"
          disabledReason={removeReason ?? (removal.isPending ? 'It is being removed.' : null)}
          onClick={() => removal.mutate()}
        />
      </span>
    </li>
  )
}

const replaced = (now: OwnModel) => (known: OwnModel) => (known.id === now.id ? now : known)
