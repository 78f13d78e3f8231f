import type { RefObject } from 'react'

/** Opens the list from anywhere: the bell puts it here while it is on the screen. */
export const opener: RefObject<(() => void) | null> = { current: null }

export const openNotifications = () => opener.current?.()
