import type { ComponentProps } from 'react'
import { Button, IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { MenuItem } from '#client/ui/menu.tsx'
import type { Action } from './action.ts'
import { useAction } from './use-action.ts'

type Shared = Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> & { action: Action }

type WordsProps = Shared &
  Pick<ComponentProps<typeof Button>, 'look' | 'size'> & {
    /** leaves the words out where there is no room for them; they stay its name */
    wordsClass?: string
    /** comes before the action: the sheet that the button stands in goes first */
    onPick?: () => void
  }

/** The button of an action, with its label or, with children, in other words. */
export function ActionButton({ action, look, wordsClass, onPick, children, ...rest }: WordsProps) {
  const { label, reason, isPressed, run } = useAction(action)
  return (
    <Button
      icon={action.icon}
      look={isPressed ? 'active' : look}
      aria-pressed={isPressed}
      aria-label={wordsClass === undefined ? undefined : label}
      disabledReason={reason}
      onClick={() => {
        onPick?.()
        run()
      }}
      {...rest}
    >
      {children ?? <span className={wordsClass}>{label}</span>}
    </Button>
  )
}

/** The same with its picture alone. '…' says in menus that a question follows; the name of a button goes without. */
export function ActionIconButton({ action, className, ...rest }: Shared) {
  const { label, hint, keys, reason, isPressed, run } = useAction(action)
  return (
    <IconButton
      icon={action.icon}
      label={label.replace('…', '')}
      hint={hint}
      keys={keys}
      aria-pressed={isPressed}
      disabledReason={reason}
      className={cx(className, isPressed && 'bg-accent-soft text-accent-text!')}
      onClick={run}
      {...rest}
    />
  )
}

/** A menu item of an action. `onPick` comes before it: the sheet that the menu stands in goes first. */
export function ActionItem({ action, onPick }: { action: Action; onPick?: (() => void) | undefined }) {
  const { label, keys, reason, run } = useAction(action)
  return (
    <MenuItem
      icon={action.icon}
      danger={action.isDanger}
      keys={keys}
      disabledReason={reason}
      onPick={() => {
        onPick?.()
        run()
      }}
    >
      {label}
    </MenuItem>
  )
}
