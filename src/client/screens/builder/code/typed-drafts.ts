/** What was typed and could not be kept yet, of this tab: it outlives a reload. */
export type TypedDrafts = {
  read(page: string): string | null
  write(page: string, text: string): void
  drop(page: string): void
}

/** @param project id of the project; null for the one in this browser */
export function typedDrafts(project: string | null): TypedDrafts {
  const key = (page: string) => `pagewright.code.${project ?? 'browser'}.${page}`
  return {
    read: (page) => tried(() => sessionStorage.getItem(key(page))) ?? null,
    write: (page, text) => tried(() => sessionStorage.setItem(key(page), text)),
    drop: (page) => tried(() => sessionStorage.removeItem(key(page))),
  }
}

/** Without storage it lasts as long as the page. */
function tried<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
