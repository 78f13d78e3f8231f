import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'

type FrameProps = { action: string; onAction: () => void; onClose: () => void; children: ReactNode }

/** The dialog until something was found: what can come in, and the one way out. */
export function ImportFrame({ action, onAction, onClose, children }: FrameProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title="Import a page"
      description="An HTML file, a JSON tree, or a zip of a whole site. What was downloaded here comes back exactly as it was."
      footer={
        <Button size="regular" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
