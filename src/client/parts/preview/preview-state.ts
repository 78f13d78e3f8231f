import type { FrameMessage, FrameMessageOf } from '#preview/messages.ts'

/** What the person sees of the preview's health. */
export type PreviewState = {
  /** `empty` until the first page is on the screen; `busy` while a page does not answer */
  status: 'empty' | 'live' | 'busy'
  /** in words beside the page: it tried to leave, drowned us in messages, took the keyboard, or is larger than the frame takes */
  notice: 'left' | 'flood' | 'keys' | 'too-large' | null
  /** the page that is shown has scripts, and they are off */
  scriptsOff: boolean
}

export const emptyPreview: PreviewState = { status: 'empty', notice: null, scriptsOff: false }

export type PageError = Omit<FrameMessageOf<'error'>, 'type'>
export type PageScroll = Omit<FrameMessageOf<'scroll'>, 'type'>
export type FrameLayout = Omit<FrameMessageOf<'layout'>, 'type'>

/** What the frame says while elements are picked, and of those that are tracked. */
export type PickMessage = Extract<
  FrameMessage,
  { type: 'hover' | 'pick' | 'picked' | 'key' | 'writing' | 'written' | 'tracked' }
>

/** All lengths in CSS pixels of the page, whatever its zoom. */
export type PreviewEvents = {
  /** a link that leads out of the page; nothing has happened yet */
  onNavigate?: ((href: string) => void) | undefined
  /** the page of the project that a link means, asked for by a tab of its own; null when it is none */
  linkedPage?: ((href: string) => { page: string; html: string } | null) | undefined
  onSubmit?: ((action: string) => void) | undefined
  /** something failed inside the page */
  onError?: ((error: PageError) => void) | undefined
  onScroll?: ((scroll: PageScroll) => void) | undefined
  /** where the measured sections are, after each change */
  onLayout?: ((layout: FrameLayout) => void) | undefined
  onPicking?: ((message: PickMessage) => void) | undefined
  /** this revision of the page, as it was given, is in the document */
  onRendered?: ((rendered: { html: string; final: boolean; took: number }) => void) | undefined
}
