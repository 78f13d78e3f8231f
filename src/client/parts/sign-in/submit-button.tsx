import type { ReactNode } from 'react'
import { cx } from '#client/ui/cx.ts'
import { Spinner } from '#client/ui/spinner.tsx'

type SubmitButtonProps = {
  /** what it says while it is at work; null while it is not */ busy: string | null
  children: ReactNode
}

/** The one call of a sign-in form, across its whole width. While busy it keeps its colour. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={busy !== null}
      className={cx('btn btn-accent mt-1 h-10 w-full', busy !== null && 'cursor-progress! opacity-90')}
    >
      {busy !== null && <Spinner />}
      {busy ?? children}
    </button>
  )
}
