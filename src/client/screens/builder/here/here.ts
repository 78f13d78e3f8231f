import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Present } from '#api/realtime.ts'
import type { PickMessage } from '#client/parts/preview/preview-state.ts'
import type { TabPlace } from './tab-places.ts'

export type HereState = {
  /** the tabs of others */
  tabs: readonly Present[]
  /** open elsewhere, by this person too */
  isShared: boolean
  /** where each tab was last */
  seen: ReadonlyMap<string, TabPlace>
  /** the place of what this person has picked */
  own: string | null
  /** the person whose page and version is looked at, too */
  following: string | null
  /** hears where the picked elements of others are */
  hear: ((message: PickMessage) => void) | null
}

/** Who else is here; kept for as long as the builder is open, and nowhere else. */
export type HereStore = StoreApi<HereState>

export const createHere = (): HereStore =>
  createStore<HereState>(() => ({ tabs: [], isShared: false, seen: new Map(), own: null, following: null, hear: null }))
