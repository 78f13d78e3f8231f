import { later } from '#client/ui/later.tsx'
import type { ShareProps } from './share-panel.tsx'

/** The panel comes when it is opened. */
export const SharePanel = later<ShareProps>(
  async () => (await import('./share-panel.tsx')).SharePanel,
  () => null,
)
