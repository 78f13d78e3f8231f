import { useRef, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { type FormatId, formats } from '#exporters/formats.ts'
import { projectName } from '../project-name.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { buildDownload, type DownloadInput } from './build-download.ts'

/** What is being built: of `total` pages, `done` are. */
export type Building = { id: FormatId; done: number; total: number }

export type Downloads = { building: Building | null; save: (id: FormatId) => Promise<void>; cancel: () => void }

/** Builds the download that is picked and saves it; another pick or `cancel` ends the one before. */
export function useDownloads(): Downloads {
  const { editor, page, view, project } = useWorkbench()
  const [building, setBuilding] = useState<Building | null>(null)
  const running = useRef<AbortController | null>(null)

  async function save(id: FormatId): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const input = inputOf()
    const total = id === 'zip' || id === 'react' ? input.pages.length : 1
    setBuilding({ id, done: 0, total })
    try {
      const onPage = (done: number) => !own.signal.aborted && setBuilding({ id, done, total })
      const file = await buildDownload({ id, input }, { signal: own.signal, onPage })
      saveFile(file.fileName, new Blob([file.content], { type: file.mediaType }))
      announce(`${formats[id].label} downloaded`)
    } catch {
      if (!own.signal.aborted) showToast(failedToast(() => void save(id)))
    } finally {
      if (running.current === own) setBuilding(null)
    }
  }

  /** Every page that is there; of the open one the version that is looked at. */
  function inputOf(): DownloadInput {
    const builder = editor.store.get()
    const shown = shownOf(builder, page, view.version)
    const pages = builder.pages
      .map(({ name, html }) => ({ name, html: name === page ? (shown.html ?? html) : html }))
      .filter(({ html }) => html !== '')
    return { pages, page, project: project?.name ?? projectName(editor.store.get()) }
  }

  return { building, save, cancel: () => running.current?.abort() }
}

const failedToast = (again: () => void) =>
  ({
    title: 'The download could not be prepared',
    description: 'Your page is kept. Try again, or pick another kind of file.',
    variant: 'destructive',
    action: { label: 'Try again', run: again },
  }) as const
