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

/** The projects whose names hold every word of a search, in any case and with or without accents. */
export function matching(list: List, search: string): List {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.length === 0 ? list : list.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** A copy looks like what it was copied from. */
export function withCopy(list: List, source: ProjectCard, copy: Project): ProjectCard[] {
  const card: ProjectCard = { ...source, ...copy, is_generating: false }
  return [card, ...without(list, copy.id)]
}
