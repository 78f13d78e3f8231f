import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuRule } from '#client/ui/menu.tsx'
import { ActionItem } from '../actions/action-controls.tsx'
import { bringBack, pageActions } from '../actions/pages.ts'
import { useWorkbench } from '../workbench-context.ts'

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
  const leftOut = useBuilder((builder) => builder.leftOut)
  if (leftOut.length === 0) return null
  return (
    <>
      <MenuRule />
      <MenuHeading>Not in this version</MenuHeading>
      {leftOut.map(({ name }) => (
        <ActionItem key={name} action={bringBack(name)} />
      ))}
    </>
  )
}

export function PageItems() {
  return pageActions.map((action) => <ActionItem key={action.id} action={action} />)
}
