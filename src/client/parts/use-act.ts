import { useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { showToast } from '#client/ui/toaster.tsx'

/** Does one thing at a time and says only what went wrong; true when it was done. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      const { reason, requestId } = problemOf(error)
      const description = reason ?? 'The server did not answer. Try again in a moment.'
      showToast({ title: 'Nothing was changed', description, variant: 'destructive', requestId })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
