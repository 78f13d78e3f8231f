import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages, withDescription } from '#rules/messages.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { projectQuery, renameProject } from '#client/data/projects.ts'
import { RenameProjectDialog } from '#client/parts/rename-project-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import type { OpenProject } from './workbench-context.ts'

/** Another name for the project that is open. */
export function RenameProject({ project, onClose }: { project: OpenProject; onClose: () => void }) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => renameProject(project.id, name),
    onSuccess(renamed) {
      queryClient.setQueryData(projectQuery(project.id).queryKey, (known) => known && { ...known, ...renamed })
      void queryClient.invalidateQueries({ queryKey: ['projects', renamed.workspace_id] })
      showToast(messages.projectRenamed)
      onClose()
    },
    // The dialog stays with what was typed.
    onError: (error) => showToast(withDescription(messages.projectNotRenamed, problemOf(error).reason)),
  })
  return (
    <RenameProjectDialog
      name={project.name}
      isBusy={rename.isPending}
      onRename={(name) => rename.mutate(name)}
      onClose={onClose}
    />
  )
}
