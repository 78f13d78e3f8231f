import { MenuItem } from '#client/ui/menu.tsx'
import type { Action } from './action.ts'
import { useAction } from './use-action.ts'

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
