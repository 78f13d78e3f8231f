import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProjectContent } from '#api/project-content.ts'
import type { ProjectDetails } from '#api/projects.ts'
import { messages } from '#rules/messages.ts'
import { useAuth } from '#client/flows/session.ts'
import { paths } from '#client/paths.ts'
import type { SavedState } from '#client/state/editor/autosave.ts'
import type { OpenConflict, OpenedProject } from '#client/state/project/open-project.ts'
import { later, NotHere, useLoadAhead } from '#client/ui/later.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { BuilderScreen } from './builder-screen.tsx'
import { createProjectEditor } from './create-project-editor.ts'
import { followProject } from './follow-project.ts'
import type { ConflictProps } from './live/conflict-card.tsx'
import type { LostProps } from './lost.tsx'

/** Few ever lose a project while they change it. */
const Lost = later<LostProps>(async () => (await import('./lost.tsx')).Lost, NotHere)

/** Two seldom change the same words at once; it is often a line that broke which lets them. */
const ConflictCard = later<ConflictProps>(async () => (await import('./live/conflict-card.tsx')).ConflictCard, NotHere)

const ahead = [ConflictCard.bring]

/** The builder of a project that lives on the server. */
export function ProjectBuilder({ project, content }: { project: ProjectDetails; content: ProjectContent }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useAuth((auth) => auth.user?.id ?? null)
  const { id, name, workspace_id: workspaceId, read_only: readOnly, has_comments: hasComments } = project
  const [saved, setSaved] = useState<SavedState>('saved')
  const [lost, setLost] = useState<{ why: string | null } | null>(null)
  const [conflicts, setConflicts] = useState<readonly OpenConflict[]>([])
  useLoadAhead(ahead)
  const [opened] = useState(() =>
    createProjectEditor(queryClient, {
      id,
      content,
      me,
      onState: setSaved,
      onConflict: (conflict) => setConflicts((all) => [...all, conflict]),
    }),
  )

  // Lowered in the middle of a change: what was not saved can be copied.
  useEffect(() => onLowered(opened, (why) => setLost({ why })), [opened])
  useEffect(() => {
    opened.editor.store.dispatch({ type: 'adopted', part: { readOnly } })
  }, [opened, readOnly])
  useEffect(
    () =>
      followProject(queryClient, { id, workspaceId, opened }, (wasDeleted) => {
        if (!wasDeleted) return setLost({ why: null })
        showToast(messages.projectGone)
        void navigate(paths.projects, { replace: true })
      }),
    [queryClient, id, workspaceId, opened, navigate],
  )

  const open = useMemo(() => ({ id, name, workspaceId, hasComments }), [id, name, workspaceId, hasComments])
  return (
    <>
      <BuilderScreen editor={opened.editor} saved={saved} project={open} />
      {conflicts[0] && (
        <ConflictCard
          key={conflicts[0].id}
          conflict={conflicts[0]}
          onDone={() => setConflicts((all) => all.slice(1))}
        />
      )}
      {lost && <Lost name={name} opened={opened} why={lost.why} onClose={() => setLost(null)} />}
    </>
  )
}

/** Says why somebody may only look from now on, where something of theirs is in hand or not stored yet. */
function onLowered({ editor: { store }, unsaved }: OpenedProject, then: (why: string) => void) {
  let before = store.get().readOnly
  return store.subscribe(() => {
    const { readOnly, byHand } = store.get()
    const isLowered = before === null && readOnly !== null
    before = readOnly
    if (isLowered && (byHand !== null || unsaved().length > 0)) then(readOnly)
  })
}
