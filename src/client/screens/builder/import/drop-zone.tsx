import { type DragEvent, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'

/** What a screen needs so that files can be dropped anywhere on it: its handlers, and what it shows meanwhile. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setOver(true),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      // out of the window
      onDragLeave: (event: DragEvent) => event.relatedTarget === null && setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        if (!hasFiles(event) || event.defaultPrevented) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
    cover: isOver && <Cover onLeave={() => setOver(false)} />,
  }
}

/** Over everything, the preview too, which would keep the file to itself. */
function Cover({ onLeave }: { onLeave: () => void }) {
  return (
    <div onDragLeave={onLeave} className="fixed inset-0 z-60 grid place-items-center bg-bg/80 p-6">
      <p className="pointer-events-none flex items-center gap-2 rounded-2xl border border-accent border-dashed bg-panel px-6 py-5 font-medium text-sm shadow-float">
        <Icon name="upload" size={20} className="text-accent-text" />
        Drop the file to import it
      </p>
    </div>
  )
}
