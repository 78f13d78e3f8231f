import type { ProjectCard } from '#api/projects.ts'

/** For browsers that do not tell when they are idle, in milliseconds. */
const restMs = 600

/** A project that changes is looked at again. */
const nameOf = (project: ProjectCard) => `${project.id} ${project.updated_at}`
const tried = new Set<string>()

/**
 * Draws the pages that have no picture yet (imported, or finished while nobody looked), one after the other while the
 * browser has nothing else to do, and gives them to the server. Returns how to stop.
 */
export function drawHomePictures(projects: readonly ProjectCard[]): () => void {
  let isStopped = false

  async function work() {
    for (const project of projects) {
      if (isStopped) return
      if (project.thumbnail_url || !project.has_pages || project.is_generating || tried.has(nameOf(project))) continue
      await rest()
      if (isStopped || document.visibilityState === 'hidden') return
      tried.add(nameOf(project))
      const { drawHome } = await import('./draw-home.ts')
      await drawHome(project.id)
    }
  }

  void work()
  return () => {
    isStopped = true
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, restMs)
  })
}
