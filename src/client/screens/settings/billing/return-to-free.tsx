import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { returnToFree } from '#client/data/payments.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { Button } from '#client/ui/button.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { moneyWords, returnToFree as words } from '#rules/money-words.ts'
import { type Plan, planLimits } from '#rules/plans.ts'

/** The way down from a paid plan, with what stays and what closes said before. */
export function ReturnToFree({ plan, credits }: { plan: Plan; credits: number }) {
  const [isOpen, setOpen] = useState(false)
  const returning = useMutation(returnToFree)

  async function submit() {
    try {
      // On Free this is no longer here: what is said does not wait for it.
      await returning.mutateAsync()
      showToast(messages.returnedToFree)
      setOpen(false)
    } catch (error) {
      const { reason, requestId } = problemOf(error)
      showToast({ ...withDescription(messages.notReturnedToFree, reason), requestId })
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-6">
      <p className="max-w-[60ch] text-[13px] text-ink-2">{moneyWords.onePurchase}</p>
      <Button size="regular" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title(plan)}
        submit={words.action}
        isBusy={returning.isPending}
        onSubmit={() => void submit()}
      >
        <ul className="grid list-disc gap-2 pl-5 text-ink-2 text-sm">
          <li>{words.stays(credits)}</li>
          <li>{words.closes}</li>
          {plan === 'teams' && (
            <li>{`Team workspaces stay with ${planLimits.teams.displayName}: they can be read and changed by hand.`}</li>
          )}
          <li>{words.back}</li>
        </ul>
      </FormDialog>
    </div>
  )
}
