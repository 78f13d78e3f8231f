const keyOf = (projectId: string) => `pagewright.project.${projectId}.closed-notices`

/** The notices about a project that were closed in this browser. */
export function closedNotices(projectId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
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
