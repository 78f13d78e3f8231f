import type { Project, ProjectCard } from '#api/projects.ts'

/** The list as the server will answer it, worked out before it does. Newest updated first. */
type List = readonly ProjectCard[]

export function withRenamed(list: List, id: string, name: string, updatedAt: string): ProjectCard[] {
  const renamed = list.find((project) => project.id === id)
  if (!renamed) return [...list]
  return [{ ...renamed, name, updated_at: updatedAt }, ...without(list, id)]
}

export function without(list: List, id: string): ProjectCard[] {
  return list.filter((project) => project.id !== id)
}

/** A copy looks like what it was copied from. */
export function withCopy(list: List, source: ProjectCard, copy: Project): ProjectCard[] {
  const card: ProjectCard = { ...source, ...copy, is_generating: false }
  return [card, ...without(list, copy.id)]
}
