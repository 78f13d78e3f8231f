import { type NearLimit, passedShare } from '#rules/storage-near.ts'

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

export function saveClosed(projectId: string, closed: string[]): void {
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify(closed))
  } catch {
    // Then it is shown once more.
  }
}

/** Under which a notice is closed: 'versions 90'. */
export function noticeName(near: NearLimit): string {
  return `${near.which} ${passedShare(near)}`
}

/** Whether it was closed at this share of the limit or at a later one. */
export function isClosed(closed: readonly string[], near: NearLimit): boolean {
  return closed.some((name) => {
    const [which, share] = name.split(' ')
    return which === near.which && Number(share) >= passedShare(near)
  })
}
