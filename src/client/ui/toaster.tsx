import { lazy, Suspense, useSyncExternalStore } from 'react'
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
}

const loadList = () => import('./toast-list.tsx')
const ToastList = lazy(loadList)

let isWanted = false
const watchers = new Set<() => void>()

/** Shows a toast. Errors are also announced assertively: the toast list itself is polite. */
export function showToast(props: ToastProps): void {
  if (props.variant === 'destructive') announce(`${props.title}. ${props.description}`, 'assertive')
  void loadList().then(({ addToast }) => addToast(props))
  isWanted = true
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Once in the app, above all routes, so that a toast outlives a navigation. Its code comes with the first toast. */
export function Toaster() {
  const isShown = useSyncExternalStore(
    watch,
    () => isWanted,
    () => false,
  )
  return isShown ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
