import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { realtime } from '#rules/account.ts'
import { presence } from '#rules/presence.ts'
import { showPick, subscribeToPicks } from '#client/data/picks.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useShownVersion } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { lastOf, withoutOld, withPlace } from './tab-places.ts'

/** Hears where others are and forgets it; said again with each beat. */
export function useSeen(projectId: string): void {
  const { here } = useWorkbench()
  useEffect(() => {
    const forget = setInterval(() => {
      const { seen } = here.getState()
      const kept = withoutOld(seen, performance.now() - presence.forgetMs)
      if (kept !== seen) here.setState({ seen: kept })
    }, 1000)
    const unhear = subscribeToPicks(projectId, (pick) =>
      here.setState(({ seen }) => ({ seen: withPlace(seen, pick, performance.now()) })),
    )
    return () => {
      clearInterval(forget)
      unhear()
      here.setState({ seen: new Map(), following: null })
    }
  }, [here, projectId])
}

/** Tells others where one is: when it changes, when somebody comes, and with each beat while the tab is seen. */
export function useOwnPlace(projectId: string): void {
  const { here, page } = useWorkbench()
  const path = useStore(here, (state) => state.own)
  const tabs = useStore(here, (state) => state.tabs.map(({ tab }) => tab).join(' '))
  const version = useShownVersion()?.id ?? null
  const moved = useRef<{ page: string; path: string | null; at: number }>(null)
  useEffect(() => {
    const isStill = moved.current?.page === page && moved.current.path === path
    // What this begins with has been so since this window was opened, however late that is.
    const begun = moved.current === null ? 0 : performance.now()
    const at = isStill ? (moved.current?.at ?? begun) : begun
    moved.current = { page, path, at }
    const say = () => {
      const still_ms = Math.max(0, Math.round(performance.now() - at))
      if (!document.hidden && tabs !== '') showPick(projectId, { page_name: page, version, path, still_ms })
    }
    // What changes meanwhile begins this anew: never more often than that.
    const soon = setTimeout(say, presence.pickEveryMs)
    const beat = setInterval(say, realtime.sayMs)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearTimeout(soon)
      clearInterval(beat)
      document.removeEventListener('visibilitychange', say)
    }
  }, [projectId, page, version, path, tabs])
}

/** Looks at the page and version of the person who is followed, until one does something oneself. */
export function useFollowing(): void {
  const { here, editor, look, page, view } = useWorkbench()
  const following = useStore(here, (state) => state.following)
  const at = useStore(here, (state) => (state.following === null ? undefined : lastOf(state, state.following)))
  // What they have just made is known here a moment later than that they are there.
  const isKnown = useBuilder(
    ({ pages, versions }) =>
      pages.some(({ name }) => name === at?.page_name) &&
      (!at?.version || versions.some(({ id }) => id === at.version)),
  )
  const isHere = useStore(here, (state) => state.tabs.some(({ user_id }) => user_id === state.following))

  useEffect(() => {
    if (following === null) return undefined
    if (!isHere) return here.setState({ following: null })
    const stop = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-following]')) return
      here.setState({ following: null })
      announce('Not following any more.')
    }
    // Presses in the page are heard as the focus that goes there.
    const events = ['pointerdown', 'keydown', 'wheel', 'blur'] as const
    for (const event of events) addEventListener(event, stop, { capture: event !== 'blur', passive: true })
    return () => {
      for (const event of events) removeEventListener(event, stop, event !== 'blur')
    }
  }, [following, isHere, here])

  useEffect(() => {
    if (!at) return
    const { pages, versions } = editor.store.get()
    const theirs = pages.find(({ name }) => name === at.page_name)
    if (!theirs) return
    const point = !isKnown || at.version === theirs.version ? null : versions.find(({ id }) => id === at.version)
    const version = point?.number ?? null
    if (theirs.name !== page || version !== view.version) look({ page: theirs.name, version })
  }, [at, isKnown, editor, look, page, view.version])
}
