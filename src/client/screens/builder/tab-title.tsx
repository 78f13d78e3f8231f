import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '#client/state/store.ts'
import { type TabNews, titleWith } from './project-name.ts'

const icons = { making: '/logo-making.svg', done: '/logo-done.svg' } as const

/** The title and the icon of the tab: the name, what is being made, and what was made while nobody looked. */
export function TabTitle({ title }: { title: string }) {
  const news = useTabNews()
  const kind = news?.kind
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const before = icon?.getAttribute('href')
    if (!icon || !before || !kind) return undefined
    icon.setAttribute('href', icons[kind])
    return () => icon.setAttribute('href', before)
  }, [kind])
  return <title>{titleWith(title, news)}</title>
}

function useTabNews(): TabNews {
  const page = useBuilder((builder) => builder.turn?.page ?? null)
  const isHidden = useHidden()
  const [done, setDone] = useState<string | null>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (last.current !== null && page === null && document.hidden) setDone(last.current)
    last.current = page
  }, [page])
  // Who looks again knows.
  if (done !== null && !isHidden) setDone(null)
  if (page !== null) return { kind: 'making', page }
  return done === null ? null : { kind: 'done', page: done }
}

function useHidden(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      document.addEventListener('visibilitychange', watcher)
      return () => document.removeEventListener('visibilitychange', watcher)
    },
    () => document.hidden,
    () => false,
  )
}
