import { useState } from 'react'
import type { ProjectCard } from '#api/projects.ts'
import { projectName, projectNameMaxLength } from '#rules/fields.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { useProjectActions } from './actions-context.ts'

type RenameProps = {
  project: ProjectCard /** what was typed before, when it could not be saved */
  typed?: string
  returnTo: () => HTMLElement | null
}

/** The name is trimmed on save; it has to be new. */
export function RenameDialog({ project, typed, returnTo }: RenameProps) {
  const { ask, rename } = useProjectActions()
  const [name, setName] = useState(typed ?? project.name)
  const problem = nameProblem(name)
  const isSame = name.trim() === project.name
  return (
    <FormDialog
      open
      onClose={() => ask(null)}
      title="Rename Project"
      submit="Rename Project"
      disabledReason={problem ?? (isSame ? 'This is its name already.' : null)}
      onSubmit={() => rename(project, name.trim())}
      returnTo={returnTo}
    >
      <Field
        label="Project Name"
        value={name}
        maxLength={projectNameMaxLength * 2}
        error={name === '' ? null : problem}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}

function nameProblem(name: string): string | null {
  const parsed = projectName.safeParse(name)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
}
