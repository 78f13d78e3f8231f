import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { drawVersion } from '#client/parts/picture/draw-version.ts'
import { queryClient } from '#client/data/query-client.ts'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { keepSession, type SavedState } from '#client/state/editor/keep.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { drawPictures } from '#client/state/editor/pictures.ts'
import { pageNamed } from '#client/state/session/pages.ts'
import { SessionContext, useSession } from '#client/state/store.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { TipProvider } from '#client/ui/tooltip.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { browserStorage, logInvalid } from '#client/state/saved/browser-storage.ts'
import { useShortcuts } from './commands/use-shortcuts.ts'
import { createBrowserEditor } from './create-editor.ts'
import { Desktop } from './desktop.tsx'
import { Dialogs } from './dialogs.tsx'
import { PendingPromptContext } from './pending-prompt.ts'
import { Phone } from './phone.tsx'
import { documentTitle } from './project-name.ts'
import type { Zoom } from './stage/zoom.ts'
import { useStartPrompt } from './use-start-prompt.ts'
import { useView } from './view.ts'
import { type OpenDialog, type Workbench, WorkbenchContext } from './workbench-context.ts'
import './builder.css'

export default function Builder() {
  return (
    <QueryClientProvider client={queryClient}>
      <VisitorBuilder />
    </QueryClientProvider>
  )
}

/** The builder of a visitor: one project, kept in this browser. */
function VisitorBuilder() {
  const queryClient = useQueryClient()
  const [editor] = useState(() => createBrowserEditor(queryClient))
  const [saved, setSaved] = useState<SavedState>('saved')

  useEffect(() => {
    const stopKeeping = keepSession(editor, {
      storage: browserStorage,
      log: logInvalid,
      notify: showToast,
      onState: setSaved,
    })
    const stopDrawing = drawPictures(editor.store, { draw: drawVersion })
    editor.resume()
    return () => {
      stopDrawing()
      editor.leave()
      stopKeeping()
    }
  }, [editor])

  return (
    <SessionContext value={editor.store}>
      <TipProvider>
        <BuilderScreen editor={editor} saved={saved} />
      </TipProvider>
    </SessionContext>
  )
}

function BuilderScreen({ editor, saved }: { editor: Editor; saved: SavedState }) {
  const [view, look] = useView()
  const [dialog, open] = useState<OpenDialog | null>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [scale, setScale] = useState(1)
  const stage = useRef<PreviewHandle>(null)
  const isPhone = useMedia('(max-width: 767px)')
  const page = useSession((session) => pageNamed(session, view.page).name)
  const title = useSession((session) => documentTitle(session, page))
  const workbench: Workbench = {
    editor,
    project: null,
    saved,
    view,
    look,
    page,
    zoom,
    setZoom,
    scale,
    setScale,
    stage,
    open,
  }
  const pending = useStartPrompt(workbench)
  useShortcuts(workbench)
  return (
    <WorkbenchContext value={workbench}>
      <title>{title}</title>
      <PendingPromptContext value={pending}>{isPhone ? <Phone /> : <Desktop />}</PendingPromptContext>
      <Dialogs dialog={dialog} onClose={() => open(null)} />
    </WorkbenchContext>
  )
}
