import type { RefObject } from 'react'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** What the stage can do beside showing. */
export type StageActions = { fullScreen: () => void; openTab: () => void }

export function stageActions(stage: RefObject<PreviewHandle | null>): StageActions {
  return {
    fullScreen() {
      stage.current?.fullScreen().catch(() =>
        showToast({
          title: 'Full screen is not possible here',
          description: 'This browser refused it. The page opens in a new tab instead.',
          variant: 'info',
        }),
      )
    },
    openTab() {
      if (stage.current?.openTab()) return
      showToast({
        title: 'The tab was not opened',
        description: 'This browser blocked it. Allow pop-ups for this address and try again.',
        variant: 'destructive',
      })
    },
  }
}
