import { useState } from 'react'
import { announce } from './announcer.tsx'
import { Button } from './button.tsx'

/** How long the check stays, in milliseconds. */
const shownMs = 2000

type CopyProps = {
  text: string
  label?: string
  disabledReason?: string | null
  className?: string /** where only the picture has room */
  labelClass?: string
}

/** Copies a text; the picture turns into a check, and that is announced. */
export function CopyButton({ text, label = 'Copy', disabledReason, className, labelClass }: CopyProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function copy() {
    const next = await write(text)
    setState(next)
    announce(
      next === 'copied' ? 'Copied' : 'Copying was not allowed by the browser',
      next === 'copied' ? 'polite' : 'assertive',
    )
    setTimeout(() => setState('idle'), shownMs)
  }

  const words = state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : label
  return (
    <Button
      aria-label={words}
      icon={state === 'copied' ? 'check' : 'copy'}
      className={`max-md:h-11 ${state === 'copied' ? 'text-ok!' : ''} ${className ?? ''}`}
      disabledReason={disabledReason}
      onClick={() => void copy()}
    >
      <span className={labelClass}>{words}</span>
    </Button>
  )
}

async function write(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
