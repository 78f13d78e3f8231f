import { showToast } from '#client/ui/toaster.tsx'
import { turnedWidth } from '../canvas/page-width.ts'
import { nextZoom } from '../canvas/zoom.ts'
import type { Action, ActionContext } from './action.ts'
import { noPage } from './reasons.ts'

export const rotate: Action = {
  id: 'rotate',
  icon: 'rotate',
  label: 'Rotate',
  disabledReason: (context) =>
    noPage(context) ?? (turnedWidth(context.view.width) === null ? 'Choose a phone or a tablet to turn it.' : null),
  run({ view, look }) {
    const width = turnedWidth(view.width)
    if (width !== null) look({ width })
  },
}

/** Why the page cannot be shown larger or smaller. */
export function zoomReason(context: ActionContext): string | null {
  return noPage(context) ?? (context.view.width === 'full' ? 'Full width is shown as it is.' : null)
}

export const zoomOut = zoomAction(-1, { id: 'zoom-out', icon: 'minus', label: 'Zoom out', end: 'As small as it gets.' })
export const zoomIn = zoomAction(1, {
  id: 'zoom-in',
  icon: 'plus',
  label: 'Zoom in',
  end: 'The page has its own size.',
})

type ZoomAction = Pick<Action, 'id' | 'icon' | 'label'> & { end: string }

function zoomAction(direction: 1 | -1, { end, ...action }: ZoomAction): Action {
  return {
    ...action,
    disabledReason: (context) => zoomReason(context) ?? (nextZoom(context.scale, direction) === null ? end : null),
    run({ scale, setZoom }) {
      const zoom = nextZoom(scale, direction)
      if (zoom !== null) setZoom(zoom)
    },
  }
}

export const checkPage: Action = {
  id: 'check',
  isChange: true,
  icon: 'success',
  label: 'Check page',
  disabledReason: noPage,
  run: ({ open }) => open({ kind: 'check' }),
}

export const polish: Action = {
  id: 'polish',
  isChange: true,
  icon: 'spark',
  label: 'Polish',
  disabledReason: noPage,
  run: ({ open }) => open({ kind: 'polish' }),
}

export const reload: Action = {
  id: 'reload',
  icon: 'retry',
  label: 'Reload preview',
  disabledReason: noPage,
  run: ({ canvas }) => canvas.current?.reload(),
}

export const fullScreen: Action = {
  id: 'full-screen',
  icon: 'fullscreen',
  label: 'Full screen',
  disabledReason: noPage,
  run({ canvas }) {
    canvas.current?.fullScreen().catch(() =>
      showToast({
        title: 'Full screen is not possible here',
        description: 'This browser refused it. Open the page in a new tab instead.',
        variant: 'info',
      }),
    )
  },
}

export const openInTab: Action = {
  id: 'new-tab',
  icon: 'external',
  label: 'Open in a new tab',
  disabledReason: noPage,
  run({ canvas }) {
    if (canvas.current?.openTab()) return
    showToast({
      title: 'The tab was not opened',
      description: 'This browser blocked it. Allow pop-ups for this address and try again.',
      variant: 'destructive',
    })
  },
}
