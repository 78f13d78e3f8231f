import { hiddenKeys, showOperations } from '#design/direct-edits/hide.ts'
import { excerptOf, nameOf } from '#design/direct-edits/pick.ts'
import { counted } from '#rules/listed.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { Picker } from './picker.ts'

/** What is out of sight on this page, and the way to bring it back. */
export function HiddenParts({ picker }: { picker: Picker }) {
  const document = picker.document()
  const hidden = hiddenKeys(document)
  if (hidden.length === 0) return null
  return (
    <Menu
      label="Hidden parts"
      side="top"
      width="min-w-60"
      trigger={
        <Button look="ghost" icon="eye" className="rounded-full">
          {counted(hidden.length, 'hidden part')}
        </Button>
      }
    >
      {hidden.map((key) => {
        const element = document.elements.get(key)
        if (!element) return null
        const says = excerptOf(document, key)
        return (
          <MenuItem key={key} icon="eye" onPick={() => picker.run(showOperations(key), 'Shown again', key)}>
            <span className="truncate">
              Show {nameOf(document, element)}
              {says !== '' && <span className="text-ink-3"> “{says}”</span>}
            </span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
