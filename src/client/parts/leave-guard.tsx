import { useCallback, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { authStore } from '#client/state/auth/store.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'

/** Leaving a form with changes asks first. Put `dialog` on the screen; `pass` lets the next leaving go, once all is saved. */
export function useLeaveGuard(hasChanges: boolean) {
  const mayPass = useRef(false)
  // Who has signed out cannot save any more.
  const blocker = useBlocker(() => hasChanges && !mayPass.current && authStore.get().user !== null)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (hasChanges && !mayPass.current) event.preventDefault()
      },
      [hasChanges],
    ),
  )
  const dialog = blocker.state === 'blocked' && (
    <FormDialog
      open
      title="Leave without saving?"
      description="What you changed here is not saved yet."
      submit="Leave"
      look="danger"
      onSubmit={blocker.proceed}
      onClose={blocker.reset}
    >
      {null}
    </FormDialog>
  )
  return { dialog, pass: () => (mayPass.current = true) }
}
