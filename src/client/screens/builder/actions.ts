import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** Fills the screen with the page. Call it from a click. */
export function showFullScreen(stage: PreviewHandle | null): void {
  stage?.fullScreen().catch(() =>
    showToast({
      title: 'Full screen is not possible here',
      description: 'This browser refused it. Open the page in a new tab instead.',
      variant: 'info',
    }),
  )
}

/** Opens the page in a tab of its own. Call it from a click. */
export function openInTab(stage: PreviewHandle | null): void {
  if (stage?.openTab()) return
  showToast({
    title: 'The tab was not opened',
    description: 'This browser blocked it. Allow pop-ups for this address and try again.',
    variant: 'destructive',
  })
}
