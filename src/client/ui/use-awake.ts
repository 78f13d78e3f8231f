import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a prerendered page waits for its scripts: the browser would send its form by itself, and what was typed were lost. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
