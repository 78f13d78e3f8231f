import { homeLockReason, pageLockReason } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { pageActions } from './page-actions.ts'

/** The page selector: all pages, Home first, and what can be done with the one that is open. */
export function PageMenu() {
  const { page } = useWorkbench()
  return (
    <Menu
      label="Pages"
      trigger={
        <Button className="min-w-26 max-w-44 shrink! @max-[660px]/bar:min-w-24 px-2.5!">
          <Icon name="file" size={14} className="text-ink-3" />
          <span className="sr-only">Page: </span>
          <span className="truncate">{page}</span>
          <Icon name="chevron-down" size={14} className="text-ink-3" />
        </Button>
      }
    >
      <PageChoices />
      <MenuRule />
      <PageItems />
    </Menu>
  )
}

export function PageChoices() {
  const { page, look } = useWorkbench()
  const pages = useBuilder((builder) => builder.pages)
  return (
    <>
      <MenuChoices label="Pages" value={page} onChoose={(name) => look({ page: name })}>
        {pages.map(({ name }) => (
          <MenuChoice key={name} value={name} icon="file">
            {name}
          </MenuChoice>
        ))}
      </MenuChoices>
      <LeftOutPages />
    </>
  )
}

/** Pages that the version which was switched to does not have: a switch hides nothing. */
function LeftOutPages() {
  const { editor, look } = useWorkbench()
  const leftOut = useBuilder((builder) => builder.leftOut)
  const isBusy = useBuilder((builder) => builder.restoring !== null)
  if (leftOut.length === 0) return null
  return (
    <>
      <MenuRule />
      <MenuHeading>Not in this version</MenuHeading>
      {leftOut.map(({ name }) => (
        <MenuItem
          key={name}
          icon="undo"
          disabledReason={isBusy ? 'Wait until this version is shown.' : null}
          onPick={() => editor.bringBack(name) && look({ page: name })}
        >
          Bring back “{name}”
        </MenuItem>
      ))}
    </>
  )
}

export function PageItems() {
  const { editor, page, look, open } = useWorkbench()
  const lock = useBuilder((builder) => pageLockReason(builder, page))
  const homeLock = useBuilder((builder) => homeLockReason(builder, page))
  const isAlone = useBuilder((builder) => builder.pages.length < 3)
  const { duplicate, makeHome } = pageActions({ editor, look, page })
  return (
    <>
      <MenuItem icon="plus" onPick={() => open({ kind: 'add-page' })}>
        Add page…
      </MenuItem>
      <MenuItem icon="upload" onPick={() => open({ kind: 'import', files: [] })}>
        Import a page…
      </MenuItem>
      <MenuItem icon="pencil" disabledReason={lock} onPick={() => open({ kind: 'rename-page', page })}>
        Rename page…
      </MenuItem>
      <MenuItem icon="copy" onPick={duplicate}>
        Duplicate page
      </MenuItem>
      <MenuItem icon="home" disabledReason={homeLock} onPick={makeHome}>
        Make this page Home
      </MenuItem>
      <MenuItem
        icon="grip"
        disabledReason={isAlone ? 'There is nothing to arrange: Home is always first.' : null}
        onPick={() => open({ kind: 'arrange-pages' })}
      >
        Arrange pages…
      </MenuItem>
      <MenuItem icon="trash" danger disabledReason={lock} onPick={() => open({ kind: 'delete-page', page })}>
        Delete page…
      </MenuItem>
    </>
  )
}
