import { pageNamed } from '#client/state/builder/pages.ts'
import type { Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { comparedOf } from '../compare/pair.ts'
import { useWorkbench } from '../workbench-context.ts'
import { calledOf } from './called.ts'

const isCurrentOne = 'This is the current version.'
const wait = 'Wait until this version is done.'

/** What one can do with a version. `onPick` closes the sheet that it stands in. */
export function VersionMenu({ version, onPick }: { version: Version; onPick?: () => void }) {
  const { editor, look, open, page } = useWorkbench()
  const { id, number } = version
  const currentId = useBuilder((builder) => pageNamed(builder, page).version)
  const current = useBuilder((builder) => builder.versions.find((each) => each.id === currentId)?.number ?? null)
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  const isOwn = id === currentId ? isCurrentOne : null
  const name = `Version ${number}`
  const called = calledOf(version)

  /** The sheet goes first: another dialog may open. */
  const pick = (run: () => void) => () => {
    onPick?.()
    run()
  }

  return (
    <Menu
      label={name}
      title={called === '' ? name : `${name} · ${called}`}
      align="end"
      width="w-60"
      trigger={<IconButton icon="more" label={`More about version ${number}`} className="size-7 max-md:size-10" />}
    >
      <MenuItem icon="eye" onPick={pick(() => look({ version: isOwn ? null : number, compare: null }))}>
        Look at it
      </MenuItem>
      <MenuItem
        icon="columns"
        disabledReason={isOwn ?? (current === null ? 'There is nothing to compare it with.' : null)}
        onPick={pick(() => {
          editor.keepHand()
          if (current !== null) look({ compare: comparedOf(number, current) })
        })}
      >
        Compare with current
      </MenuItem>
      <MenuItem icon="pencil" onPick={pick(() => open({ kind: 'name-version', version: id }))}>
        {version.name === null ? 'Name this version…' : 'Rename this version…'}
      </MenuItem>
      <MenuRule />
      <MenuItem
        icon="history"
        disabledReason={isOwn ?? (isBusy ? wait : null)}
        onPick={pick(() => {
          look({ version: null, compare: null })
          editor.switchTo(id)
        })}
      >
        Switch to this version
      </MenuItem>
      <MenuItem
        icon="layers"
        disabledReason={isOwn ?? (isBusy ? wait : null)}
        onPick={pick(() => open({ kind: 'take-section', version: id }))}
      >
        Take back a section…
      </MenuItem>
    </Menu>
  )
}
