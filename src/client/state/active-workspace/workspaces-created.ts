/** Fired when the workspaces of a new person were created (specification, section 4). */
const eventName = 'workspacesCreated'

/** The list is read again this long after the event … */
export const refreshAfterMs = 200
/** … and counts as loading this much longer. */
export const holdLoadingMs = 300

export function notifyWorkspacesCreated(): void {
  dispatchEvent(new Event(eventName))
}

type Handlers = { refresh: () => Promise<unknown>; onLoading: (isLoading: boolean) => void }

/** Reads the list again after each event. Returns how to stop. */
export function followWorkspacesCreated({ refresh, onLoading }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  async function reload() {
    await refresh().catch(() => {})
    timer = setTimeout(() => onLoading(false), holdLoadingMs)
  }

  function onCreated() {
    clearTimeout(timer)
    onLoading(true)
    timer = setTimeout(() => void reload(), refreshAfterMs)
  }

  addEventListener(eventName, onCreated)
  return () => {
    clearTimeout(timer)
    removeEventListener(eventName, onCreated)
  }
}
