import { later } from '#client/ui/later.tsx'
import type { PanelProps } from './publish-panel.tsx'

/** The panel comes when it is opened: most who open a project do not publish it. */
export const PublishPanel = later<PanelProps>(
  async () => (await import('./publish-panel.tsx')).PublishPanel,
  () => null,
)
