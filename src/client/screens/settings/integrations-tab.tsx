import { EmptyState } from '#client/ui/empty-state.tsx'
import { TabHead } from './tab-head.tsx'

export function IntegrationsTab() {
  return (
    <>
      <TabHead title="Integrations" />
      <EmptyState icon="plug" title="Coming Soon" line="Connections to the tools around your pages will appear here." />
    </>
  )
}
