import type { DragEvent } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#client/ui/icon.tsx'

type CoverProps = { onFiles: (files: readonly File[]) => void; onLeave: () => void }

/** Takes files over the whole window: over dialogs, and over the preview, which would keep them to itself. */
export function DropCover({ onFiles, onLeave }: CoverProps) {
  function drop(event: DragEvent) {
    event.preventDefault()
    onLeave()
    onFiles([...event.dataTransfer.files])
  }

  return createPortal(
    <div
      role="presentation"
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={onLeave}
      onDrop={drop}
      className="fixed inset-0 z-60 grid place-items-center bg-bg/80 p-6"
    >
      <p
        className={
          'pointer-events-none flex items-center gap-2 rounded-2xl border border-accent border-dashed bg-panel px-6 py-5 ' +
          'font-medium text-ink text-sm shadow-float'
        }
      >
        <Icon name="upload" size={20} className="text-accent-text" />
        Drop pages to import them, pictures to send them along
      </p>
    </div>,
    document.body,
  )
}
