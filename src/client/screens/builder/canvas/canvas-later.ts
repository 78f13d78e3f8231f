import { createElement } from 'react'
import { later } from '#client/ui/later.tsx'
import type { ComingProps } from './coming-rows.tsx'
import type { WidthHandleProps } from './width-handle.tsx'

const Nothing = () => null

/** What the canvas shows only once there is a page, or while one is made; its code comes behind the builder's. */
export const ComingRows = later<ComingProps>(async () => (await import('./coming-rows.tsx')).ComingRows, Nothing)
export const WidthHandle = later<WidthHandleProps>(
  async () => (await import('./width-handle.tsx')).WidthHandle,
  Nothing,
)

/** As high as it will be, so that the page does not jump. */
const StripRoom = () => createElement('div', { className: 'h-[100px] shrink-0' })

export const VersionStrip = later<object>(
  async () => (await import('./version-strip.tsx')).VersionStrip,
  StripRoom,
  StripRoom,
)

export const canvasAhead = [ComingRows.bring, WidthHandle.bring, VersionStrip.bring]
