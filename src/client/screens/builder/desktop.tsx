import { ChatPanel } from './chat/chat-panel.tsx'
import { CodeStage } from './code/code-stage.tsx'
import { CompareStage } from './compare/compare-stage.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Split } from './split.tsx'
import { Canvas } from './stage/canvas.tsx'
import { StageToolbar } from './stage/toolbar.tsx'
import { StorageBanner } from './storage-banner.tsx'
import { VersionStrip } from './stage/version-strip.tsx'
import { useWorkbench } from './workbench-context.ts'

/** Chat and page side by side. */
export function Desktop() {
  const { page, view } = useWorkbench()
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden bg-panel text-ink">
      <Header />
      <OfflineBanner />
      <StorageBanner />
      <main className="relative flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1" inert={view.compare !== null}>
          <Split
            chat={<ChatPanel page={page} />}
            preview={
              <div className="flex h-full min-h-0 min-w-0 flex-col">
                <StageToolbar />
                <div className="relative flex min-h-0 flex-1 flex-col">
                  <Canvas />
                  {view.isCode && <CodeStage />}
                </div>
                {/* Compare covers it, and has one of its own. */}
                {view.compare ? <div className="h-[100px] shrink-0" /> : <VersionStrip />}
              </div>
            }
          />
        </div>
        {view.compare && <CompareStage />}
      </main>
    </div>
  )
}
