import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { Checked } from './use-checked.ts'

type CheckedForm = {
  isBusy: boolean
  /** what the form element needs */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    className: string
    onSubmit: (event: FormEvent) => void
  }
}

/** Sends the fields once at a time, and only when nothing is wrong with them. Busy until it failed: success leads elsewhere. */
export function useCheckedForm(
  fields: Checked,
  send: () => Promise<void>,
  /** `focusWrong`: the first field with a problem gets the focus, once the problem is told */
  onFailed: (error: unknown, focusWrong: () => void) => void,
): CheckedForm {
  const ref = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)

  function focusWrong() {
    requestAnimationFrame(() => ref.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus())
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!fields.submit()) return focusWrong()
    setBusy(true)
    try {
      await send()
    } catch (error) {
      setBusy(false)
      onFailed(error, focusWrong)
    }
  }

  return {
    isBusy,
    form: { ref, noValidate: true, className: 'grid gap-4', onSubmit: (event) => void submit(event) },
  }
}
