import { useState } from 'react'
import { Button, IconButton } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { cx } from '#client/ui/cx.ts'
import { actions } from '../actions/actions.ts'
import { ActionIconButton } from '../actions/action-controls.tsx'
import { formatCode } from './code-tools.ts'
import type { CodeHandle } from './code-view.tsx'

type ActionsProps = {
  handle: React.RefObject<CodeHandle | null>
  text: string
  /** why nothing can be typed now */
  reason: string | null
  wraps: boolean
  onWrap: (wraps: boolean) => void
  /** why there is nothing to compare */
  diffReason: string | null
  showsDiff: boolean
  onDiff: (shows: boolean) => void
}

const finger = 'max-md:size-11'
const pressed = 'bg-accent-soft text-accent-text!'

/** What one can do with the code. */
export function CodeActions({ handle, text, reason, wraps, onWrap, diffReason, showsDiff, onDiff }: ActionsProps) {
  const format = useFormat(handle, text)
  return (
    <span className="ml-auto flex shrink-0 items-center gap-0.5">
      <ActionIconButton action={actions.findInCode} className={finger} />
      <IconButton
        icon="wrap"
        label="Wrap long lines"
        aria-pressed={wraps}
        className={cx(finger, wraps && pressed)}
        onClick={() => onWrap(!wraps)}
      />
      <IconButton
        icon="diff"
        label="Show what was typed"
        aria-pressed={showsDiff}
        className={cx(finger, showsDiff && pressed)}
        disabledReason={showsDiff ? null : diffReason}
        onClick={() => onDiff(!showsDiff)}
      />
      <Button
        look="ghost"
        icon="indent"
        className="max-md:h-11! max-md:min-w-11"
        isBusy={format.isBusy}
        disabledReason={reason}
        aria-label="Format"
        onClick={() => void format.run()}
      >
        <span className="@max-[620px]/code:hidden">Format</span>
      </Button>
      <CopyButton text={text} className="ml-1.5 max-md:min-w-11" labelClass="@max-[480px]/code:hidden" />
    </span>
  )
}

/** Puts the formatted code in as if it was typed: it is kept and undone like that. */
function useFormat(handle: ActionsProps['handle'], text: string) {
  const [isBusy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      const formatted = await formatCode(text)
      announce(formatted === text ? 'The code is formatted already.' : 'The code was formatted.')
      handle.current?.type(formatted)
    } catch (error) {
      showToast({
        title: 'The code was not formatted',
        description: `${error instanceof Error ? error.message : 'It cannot be read.'} Nothing was changed.`,
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
