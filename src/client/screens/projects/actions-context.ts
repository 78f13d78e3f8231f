import { createContext, useContext } from 'react'
import type { ProjectCard } from '#api/projects.ts'

/** A dialog that asks about a project. */
export type Question = {
  kind: 'rename' | 'delete'
  project: ProjectCard
  /** asked with a key on the card, not from its menu */
  byKey?: boolean
  /** what was typed before, when it could not be saved */
  typed?: string
}

/** What can be done with the projects of the active workspace. */
export type ProjectActions = {
  /** why no project can be made now, or null */
  createReason: string | null
  isCreating: boolean
  /** Makes a project and goes there; the prompt runs there at once. */
  create: (prompt?: string) => void
  duplicating: ReadonlySet<string>
  duplicate: (project: ProjectCard) => void
  question: Question | null
  ask: (question: Question | null) => void
  rename: (project: ProjectCard, name: string) => void
  /** Takes it out of sight at once, and deletes it once that can no longer be undone. */
  remove: (project: ProjectCard) => void
}

export const ProjectActionsContext = createContext<ProjectActions | null>(null)

export function useProjectActions(): ProjectActions {
  const actions = useContext(ProjectActionsContext)
  if (!actions) throw new Error('useProjectActions outside of the projects screen')
  return actions
}
