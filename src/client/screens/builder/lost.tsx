import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenedProject } from '#client/state/project/open-project.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

/** `why`: null when the project is gone for this person; else why they may only look at it from now on. */
export type LostProps = { name: string; opened: OpenedProject; why: string | null; onClose: () => void }

/** The project is gone for this person while some of their work was not saved: it can be copied before they go. */
export function Lost({ name, opened, why, onClose }: LostProps) {
  const navigate = useNavigate()
  const [pages, setPages] = useState(() => unsavedPages(opened))
  // Words that were being typed come a moment later.
  useEffect(() => opened.editor.store.subscribe(() => setPages((before) => withLater(before, opened))), [opened])
  return (
    <Dialog
      open
      isForced
      onClose={() => {}}
      title={why === null ? `${name} is not there for you any more` : `You can only look at ${name} now`}
      description={`${why ?? 'It was deleted, or you were taken out.'} ${
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
      {why === null ? (
        <Button look="primary" size="regular" onClick={() => void navigate(paths.projects, { replace: true })}>
          Go to my projects
        </Button>
      ) : (
        <Button look="primary" size="regular" onClick={onClose}>
          Look at the project
        </Button>
      )}
    </Dialog>
  )
}

type UnsavedPage = { page: string; html: string }

/** What was there stays to be copied, also once the server's page is shown again. */
function withLater(before: UnsavedPage[], opened: OpenedProject): UnsavedPage[] {
  const now = unsavedPages(opened)
  const next = [...before.filter(({ page }) => !now.some((other) => other.page === page)), ...now]
  return JSON.stringify(next) === JSON.stringify(before) ? before : next
}

/** Pages as they were changed here and never reached the server, the last of each. */
function unsavedPages({ editor, unsaved }: OpenedProject): UnsavedPage[] {
  const pages = new Map<string, string>()
  for (const change of unsaved()) if (change.kind === 'page-stored') pages.set(change.page, change.html)
  for (const [page, html] of Object.entries(editor.store.get().directEdits)) pages.set(page, html)
  return [...pages].map(([page, html]) => ({ page, html }))
}
