import { useState } from 'react'
import { mailAgainMs } from '#rules/account.ts'
import { messages } from '#rules/messages.ts'
import { waitOf } from '#client/data/core/problem.ts'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useNow } from '#client/ui/use-now.ts'

type SendAgainProps = {
  send: () => Promise<unknown>
  className: string /** a mail was sent just now */
  isSent: boolean
}

/** Sends a mail once more; the next one can be asked for a minute later. */
export function SendAgain({ send, className, isSent }: SendAgainProps) {
  const [freeAt, setFreeAt] = useState(() => (isSent ? Date.now() + mailAgainMs : 0))
  const left = Math.ceil((freeAt - useNow()) / 1000)

  async function sendAgain() {
    setFreeAt(Date.now() + mailAgainMs)
    try {
      await send()
      announce('The mail was sent again')
    } catch (error) {
      const wait = waitOf(error)
      setFreeAt(wait === null ? 0 : Date.now() + wait * 1000)
      showToast(failedMessage(error, messages.mailNotSent))
    }
  }

  return (
    <button type="button" disabled={left > 0} className={className} onClick={() => void sendAgain()}>
      {left > 0 ? `Send again in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : 'Send again'}
    </button>
  )
}
