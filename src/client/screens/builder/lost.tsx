import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenedProject } from '#client/state/project/open-project.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

export type LostProps = { name: string; opened: OpenedProject }

/** The project is gone for this person while some of their work was not saved: it can be copied before they go. */
export function Lost({ name, opened }: LostProps) {
  const navigate = useNavigate()
  const [pages] = useState(() => unsavedPages(opened))
  return (
    <Dialog
      open
      isForced
      onClose={() => {}}
      title={`${name} is not there for you any more`}
      description={`It was deleted, or you were taken out. ${
        pages.length > 0
          ? 'What you changed last was not saved; it is only in this window.'
          : 'All that you did is saved there.'
      }`}
    >
      {pages.length > 0 && (
        <ul className="grid gap-2 pb-4">
          {pages.map(({ page, html }) => (
            <li key={page} className="flex items-center justify-between gap-3 text-sm">
              <span className="wrap-anywhere min-w-0">{page}</span>
              <CopyButton text={html} label="Copy the page" />
            </li>
          ))}
        </ul>
      )}
      <Button look="primary" size="regular" onClick={() => void navigate(paths.projects, { replace: true })}>
        Go to my projects
      </Button>
    </Dialog>
  )
}

/** Pages as they were changed here and never reached the server, the last of each. */
function unsavedPages({ editor, unsaved }: OpenedProject): { page: string; html: string }[] {
  const pages = new Map<string, string>()
  for (const change of unsaved()) if (change.kind === 'page-stored') pages.set(change.page, change.html)
  for (const [page, html] of Object.entries(editor.store.get().directEdits)) pages.set(page, html)
  return [...pages].map(([page, html]) => ({ page, html }))
}
