import { type ReactNode, useSyncExternalStore } from 'react'
import { announce } from './announcer.tsx'

export type ToastVariant = 'default' | 'success' | 'destructive' | 'info'
type ToastAction = { label: string; run: () => void }
export type ToastProps = {
  title: string
  description: string
  variant: ToastVariant
  action?: ToastAction
  /** under which the server's log knows what failed */
  requestId?: string | null
  /** it left the screen, whatever was pressed on it */
  onGone?: () => void
}

let list: ReactNode = null
const watchers = new Set<() => void>()

/** Shows a toast. Errors are also announced assertively: the toast list itself is polite. */
export function showToast(props: ToastProps): void {
  if (props.variant === 'destructive') announce(`${props.title}. ${props.description}`, 'assertive')
  loadToasts().then(
    (add) => add(props),
    () => {
      announce(`${props.title}. ${props.description}`, 'assertive')
      props.onGone?.()
    },
  )
}

/** Brings the code of toasts. A screen that has to speak when the server is away calls it while the server is there. */
export async function loadToasts(): Promise<(props: ToastProps) => void> {
  const { addToast, ToastList } = await import('./toast-list.tsx')
  if (list === null) {
    list = <ToastList />
    for (const watcher of watchers) watcher()
  }
  return addToast
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Once in the app, above all routes, so that a toast outlives a navigation. Its code comes with the first toast. */
export function Toaster() {
  return useSyncExternalStore(
    watch,
    () => list,
    () => null,
  )
}
