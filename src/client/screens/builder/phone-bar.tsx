import { Button, IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { CheckButton } from './check/check-button.tsx'
import { DownloadItems } from './stage/download-menu.tsx'
import { useDownloads } from './stage/use-downloads.ts'
import { SelectButton } from './pick/select-controls.tsx'
import { useHasPage, useShownVersion } from './shown.ts'
import { UndoButtons } from './undo-buttons.tsx'
import { useWorkbench } from './workbench-context.ts'

/** What one can do with the page, within reach of the thumb. */
export function PhoneBar() {
  const { view, look, open } = useWorkbench()
  const hasPage = useHasPage()
  const version = useShownVersion()
  const downloads = useDownloads()
  const reason = hasPage ? null : 'There is no page yet.'
  return (
    <div className="flex h-14 shrink-0 items-center gap-0.5 border-t border-line px-2">
      <Button
        look="ghost"
        icon="history"
        className="h-10! min-w-0 shrink! px-2!"
        aria-label={version ? `Versions, version ${version.number} shown` : undefined}
        disabledReason={version ? null : 'No version is stored yet.'}
        onClick={() => open({ kind: 'versions' })}
      >
        <span className="truncate">{version ? (version.name ?? `Version ${version.number}`) : 'No version'}</span>
        {version && <Icon name="chevron-up" size={14} className="text-ink-3" />}
      </Button>
      <span className="ml-auto" />
      <UndoButtons className="size-10" />
      {!view.isCode && <SelectButton className="size-10" />}
      <IconButton
        icon="code"
        label={view.isCode ? 'Hide Code' : 'Show Code'}
        aria-pressed={view.isCode}
        className="size-10"
        disabledReason={reason}
        onClick={() => look({ isCode: !view.isCode })}
      />
      <CheckButton reason={reason} className="size-10" />
      <Menu
        label="Download"
        align="end"
        side="top"
        width="w-[300px]"
        isDisabled={reason !== null}
        trigger={
          <IconButton
            icon="download"
            label="Download"
            className="size-10"
            aria-busy={downloads.building !== null}
            disabledReason={reason}
          />
        }
      >
        <DownloadItems downloads={downloads} />
      </Menu>
    </div>
  )
}
