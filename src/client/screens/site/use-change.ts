import { useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { showToast } from '#client/ui/toaster.tsx'

/** Makes one change of the site at a time, and says what came of it. */
export function useSiteChange() {
  const [isBusy, setBusy] = useState(false)
  async function change(
    work: () => Promise<unknown>,
    done: { title: string; line: string; undo?: () => Promise<unknown> },
  ) {
    setBusy(true)
    try {
      await work()
      const { undo } = done
      showToast({
        title: done.title,
        description: done.line,
        variant: 'success',
        ...(undo && {
          action: {
            label: 'Undo',
            run: () => void change(undo, { title: 'Undone', line: 'Visitors see what they saw before.' }),
          },
        }),
      })
    } catch (error) {
      const { reason, requestId } = problemOf(error)
      showToast({
        title: 'Nothing was changed',
        description: reason ?? 'The server did not answer. Try again in a moment.',
        variant: 'destructive',
        requestId,
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
