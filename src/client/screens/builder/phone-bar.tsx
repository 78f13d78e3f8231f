import { IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { actions } from './actions/actions.ts'
import { ActionButton, ActionIconButton } from './actions/action-controls.tsx'
import { useIsWaiting } from './actions/facts.ts'
import { useNoPageReason } from './actions/reasons.ts'
import { CheckButton } from './check/check-button.tsx'
import { DownloadItems } from './canvas/download-menu.tsx'
import { FactsButton } from './facts/facts-later.ts'
import { useDownloads } from './canvas/use-downloads.ts'
import { useShownVersion } from './shown.ts'
import { useWorkbench } from './workbench-context.ts'

/** What one can do with the page, within reach of the thumb. */
export function PhoneBar() {
  const { view } = useWorkbench()
  const version = useShownVersion()
  const downloads = useDownloads()
  const reason = useNoPageReason()
  const isWaiting = useIsWaiting()
  return (
    <div className="flex h-14 shrink-0 items-center gap-0.5 border-t border-line px-2">
      <ActionButton
        action={actions.showVersions}
        look="ghost"
        className="h-10! min-w-0 shrink! px-2!"
        aria-label={version ? `Versions, version ${version.number} shown` : undefined}
      >
        <span className="truncate">{version ? (version.name ?? `Version ${version.number}`) : 'No version'}</span>
        {version && <Icon name="chevron-up" size={14} className="text-ink-3" />}
      </ActionButton>
      <span className="ml-auto" />
      <ActionIconButton action={actions.undo} className="size-10" />
      <ActionIconButton action={actions.redo} className="size-10" />
      {!view.isCode && isWaiting && <FactsButton className="h-10!" wordsClass="hidden" />}
      {!view.isCode && <ActionIconButton action={actions.select} className="size-10" />}
      <ActionIconButton action={actions.toggleCode} className="size-10" />
      <CheckButton className="size-10" />
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
