import { z } from 'zod'

const keyOf = (projectId: string) => `pagewright.project.${projectId}.closed-notices`
const names = z.array(z.string())

/** The notices about a project that were closed in this browser. */
export function closedNotices(projectId: string): string[] {
  try {
    return names.parse(JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '[]'))
  } catch {
    return []
  }
}

export function keepClosed(projectId: string, closed: string[]): void {
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify(closed))
  } catch {
    // Then it is shown once more.
  }
}
