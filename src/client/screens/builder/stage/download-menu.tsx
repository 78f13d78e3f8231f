import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { Menu, MenuHeading, MenuItem } from '#client/ui/menu.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { shownOf } from '../shown.ts'
import { fileSize } from '../words.ts'
import { useWorkbench } from '../workbench-context.ts'
import { type Download, prepareDownloads } from './downloads.ts'

const failed = {
  title: 'The download could not be prepared',
  description: 'Your page is kept. Reload the page and try again.',
  variant: 'destructive',
} as const

const icons: Record<string, IconName> = {
  html: 'globe',
  'html-cdn': 'link',
  zip: 'zip',
  react: 'layers',
  json: 'braces',
}

/** All kinds of download with their real sizes. */
export function DownloadMenu({ disabledReason }: { disabledReason: string | null }) {
  const { downloads, prepare } = useDownloads()
  return (
    <Menu
      label="Download"
      align="end"
      width="w-[316px]"
      isDisabled={disabledReason !== null}
      onOpen={prepare}
      trigger={
        <Button disabledReason={disabledReason} aria-label="Download">
          <Icon name="download" size={14} />
          <span className="@max-[660px]/bar:hidden">Download</span>
          <Icon name="chevron-down" size={14} className="text-ink-3" />
        </Button>
      }
    >
      <DownloadItems downloads={downloads} />
    </Menu>
  )
}

/** The downloads of the page that is shown; `prepare` builds them. */
export function useDownloads() {
  const { editor, page, view, project } = useWorkbench()
  const [downloads, setDownloads] = useState<Download[] | null>(null)
  function prepare() {
    setDownloads(null)
    const shown = shownOf(editor.store.get(), page, view.version)
    const pages = editor.store
      .get()
      .pages.map(({ name, html }) => ({ name, html: name === page ? (shown.html ?? html) : html }))
      .filter(({ html }) => html !== '')
    prepareDownloads({ pages, page, project: project?.name }, setDownloads).catch(() => showToast(failed))
  }
  return { downloads, prepare }
}

/** Saves a download as soon as it is built: it may be picked before that. */
async function save({ label, ready }: Download): Promise<void> {
  try {
    const { fileName, mediaType, content } = await ready
    saveFile(fileName, new Blob([content], { type: mediaType }))
    announce(`${label} downloaded`)
  } catch {
    showToast(failed)
  }
}

export function DownloadItems({ downloads }: { downloads: Download[] | null }) {
  if (downloads === null) return <MenuHeading>Preparing…</MenuHeading>
  return downloads.map((download) => (
    <MenuItem key={download.id} icon={icons[download.id]} onPick={() => void save(download)}>
      <span className="min-w-0 flex-1 py-0.5">
        <span className="block font-medium text-[13px]">{download.label}</span>
        <span className="block text-[12px] text-ink-2">{download.hint}</span>
      </span>
      <span className="text-[12px] text-ink-2 tabular-nums">
        {download.size === null ? '…' : fileSize(download.size)}
      </span>
    </MenuItem>
  ))
}
