import { Button } from '#client/ui/button.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type FormatId, formatIds, formats } from '#exporters/formats.ts'
import { type Building, type Downloads, useDownloads } from './use-downloads.ts'

const icons: Record<FormatId, IconName> = {
  html: 'globe',
  'html-cdn': 'link',
  zip: 'zip',
  react: 'layers',
  json: 'braces',
}

/** All kinds of download; the one that is picked is built. */
export function DownloadMenu({ disabledReason }: { disabledReason: string | null }) {
  const downloads = useDownloads()
  return (
    <Menu
      label="Download"
      align="end"
      width="w-[316px]"
      isDisabled={disabledReason !== null}
      trigger={
        <Button disabledReason={disabledReason} aria-label="Download" aria-busy={downloads.building !== null}>
          {downloads.building ? <Spinner /> : <Icon name="download" size={14} />}
          <span className="@max-[770px]/bar:hidden">Download</span>
          <Icon name="chevron-down" size={14} className="text-ink-3" />
        </Button>
      }
    >
      <DownloadItems downloads={downloads} />
    </Menu>
  )
}

export function DownloadItems({ downloads: { building, save, cancel } }: { downloads: Downloads }) {
  return (
    <>
      {formatIds.map((id) => (
        <MenuItem key={id} icon={icons[id]} isBusy={building?.id === id} onPick={() => void save(id)}>
          <span className="min-w-0 flex-1 py-0.5">
            <span className="block font-medium text-[13px]">{formats[id].label}</span>
            <span className="block text-[12px] text-ink-2 tabular-nums">
              {building?.id === id ? progressWords(building) : formats[id].hint}
            </span>
          </span>
        </MenuItem>
      ))}
      {building && (
        <>
          <MenuRule />
          <MenuItem icon="close" onPick={cancel}>
            Cancel this download
          </MenuItem>
        </>
      )}
    </>
  )
}

function progressWords({ done, total }: Building): string {
  return total === 1 ? 'Being built…' : `Being built: ${done} of ${total} pages`
}
