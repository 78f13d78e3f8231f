import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

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
    setState((await copyText(text)) ? 'copied' : 'failed')
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
