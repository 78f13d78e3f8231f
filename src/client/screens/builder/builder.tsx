import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { drawVersion } from '#client/parts/picture/draw-version.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { autosaveBuilder, type SavedState } from '#client/state/editor/autosave.ts'
import { autosaveDirectEdits } from '#client/state/editor/autosave-direct-edits.ts'
import { drawPictures } from '#client/state/editor/pictures.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { browserStorage, logInvalid, tabStorage } from '#client/state/saved/browser-storage.ts'
import { BuilderScreen } from './builder-screen.tsx'
import { createBrowserEditor } from './create-browser-editor.ts'

/** The builder of a visitor: one project, kept in this browser. */
export default function Builder() {
  const [editor] = useState(() => createBrowserEditor(queryClient))
  const [saved, setSaved] = useState<SavedState>('saved')

  useEffect(() => {
    const stopKeeping = autosaveBuilder(editor, {
      storage: browserStorage,
      log: logInvalid,
      notify: showToast,
      onState: setSaved,
    })
    const stopSavingDirectEdits = autosaveDirectEdits(editor, { storage: tabStorage, log: logInvalid })
    const stopDrawing = drawPictures(editor.store, { draw: drawVersion })
    editor.resume()
    return () => {
      stopDrawing()
      editor.leave()
      stopSavingDirectEdits()
      stopKeeping()
    }
  }, [editor])

  return (
    <QueryClientProvider client={queryClient}>
      <BuilderScreen editor={editor} saved={saved} project={null} />
    </QueryClientProvider>
  )
}
