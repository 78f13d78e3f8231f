import { useState } from 'react'
import { socialBusyMs } from '#rules/account.ts'
import { messages, withDescription } from '#rules/messages.ts'
import { googleSignInUrl } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { GoogleMark } from '#client/ui/google-mark.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { showToast } from '#client/ui/toaster.tsx'

type GoogleButtonProps = {
  /** a path of this site to come back to */
  returnTo: string
  /** in a window of its own: this page has work on it */
  isInWindow?: boolean
}

/** Signs in with Google. It is free again by itself after 10 seconds, whatever became of it. */
export function GoogleButton({ returnTo, isInWindow = false }: GoogleButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function connect() {
    // Opened by the press itself, or the browser would take it for an advertisement.
    const other = isInWindow ? window.open('about:blank', 'google', 'popup,width=480,height=680') : null
    setBusy(true)
    const timer = setTimeout(() => setBusy(false), socialBusyMs)
    try {
      const url = await googleSignInUrl(returnTo)
      if (other) other.location.href = url
      else location.assign(url)
    } catch (error) {
      other?.close()
      clearTimeout(timer)
      setBusy(false)
      showToast(withDescription(messages.googleFailed, problemOf(error).reason))
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void connect()}
      className={
        'inline-flex h-10 w-full items-center justify-center gap-2.5 rounded-lg border border-edge bg-panel font-medium ' +
        'text-sm transition-colors duration-150 hover:bg-panel-2 disabled:opacity-60 motion-reduce:transition-none'
      }
    >
      {isBusy ? <Spinner /> : <GoogleMark size={16} />}
      {isBusy ? 'Connecting...' : 'Continue with Google'}
    </button>
  )
}

/** 'or' between two hairlines. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-[13px] text-ink-2">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
