import type { Version } from '#client/state/builder/types.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuRule } from '#client/ui/menu.tsx'
import { ActionItem } from '../actions/action-controls.tsx'
import { actionsOf } from '../actions/versions.ts'
import { calledOf } from './called.ts'

/** What one can do with a version. `onPick` closes the sheet that it stands in: another dialog may open. */
export function VersionMenu({ version, onPick }: { version: Version; onPick?: () => void }) {
  const name = `Version ${version.number}`
  const called = calledOf(version)
  const { toLook, toChange } = actionsOf(version)
  return (
    <Menu
      label={name}
      title={called === '' ? name : `${name} · ${called}`}
      align="end"
      width="w-60"
      trigger={
        <IconButton icon="more" label={`More about version ${version.number}`} className="size-7 max-md:size-10" />
      }
    >
      {toLook.map((action) => (
        <ActionItem key={action.id} action={action} onPick={onPick} />
      ))}
      <MenuRule />
      {toChange.map((action) => (
        <ActionItem key={action.id} action={action} onPick={onPick} />
      ))}
    </Menu>
  )
}
