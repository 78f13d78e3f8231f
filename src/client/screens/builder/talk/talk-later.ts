import { later, NotHere } from '#client/ui/later.tsx'

const Nothing = () => null

/** Comments come when they are opened, or where there are some. */
export const CommentsPanel = later<{ isPhone?: boolean }>(
  async () => (await import('./comments-panel.tsx')).CommentsPanel,
  NotHere,
)
export const PinLayer = later<object>(async () => (await import('./pin-layer.tsx')).PinLayer, Nothing)
export const UnreadMark = later<object>(async () => (await import('./unread-mark.tsx')).UnreadMark, Nothing)
export const AskedBy = later<{ turn: string }>(async () => (await import('./asked-by.tsx')).AskedBy, Nothing)
