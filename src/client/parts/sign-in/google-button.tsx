import { useState } from 'react'
import { socialBusyMs } from '#rules/account.ts'
import { messages, saying } from '#rules/messages.ts'
import { googleSignInUrl } from '#client/data/auth.ts'
import { problemOf } from '#client/data/problem.ts'
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
      showToast(saying(messages.googleFailed, problemOf(error).reason))
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void connect()}
      className="inline-flex h-10 w-full items-center justify-center gap-2.5 rounded-lg border border-edge bg-panel font-medium text-sm transition-colors duration-150 hover:bg-panel-2 disabled:opacity-60 motion-reduce:transition-none"
    >
      {isBusy ? <Spinner /> : <GoogleMark />}
      {isBusy ? 'Connecting...' : 'Continue with Google'}
    </button>
  )
}

function GoogleMark() {
  return (
    <svg className="shrink-0" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.7-.1-1.4-.2-2.1H12v4h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.4-4.7 3.4-7.9z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .6-2.2 1-3.7 1a6.5 6.5 0 0 1-6.1-4.5H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.7 2.8A6.5 6.5 0 0 1 12 5.4z" />
    </svg>
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
