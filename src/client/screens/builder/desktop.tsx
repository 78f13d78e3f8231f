import { useStore } from 'zustand'
import { useBuilder } from '#client/state/store.ts'
import { ChatPanel } from './chat/chat-panel.tsx'
import { LazyCodePanel } from './code/lazy-code-panel.tsx'
import { LazyComparePanel } from './compare/lazy-compare-panel.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Split } from './split.tsx'
import { CommentsPanel } from './talk/talk-later.ts'
import { VersionStrip } from './canvas/canvas-later.ts'
import { Canvas } from './canvas/canvas.tsx'
import { CanvasToolbar } from './canvas/toolbar.tsx'
import { StorageBanner } from './storage-banner.tsx'
import { useWorkbench } from './workbench-context.ts'

/** Chat and page side by side. */
export function Desktop() {
  const { page, view, talk } = useWorkbench()
  const isTalking = useStore(talk, (state) => state.isOpen)
  const hasVersions = useBuilder(
    ({ turn, versions }) => turn?.page === page || versions.some((version) => version.page === page),
  )
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden bg-panel text-ink">
      <Header />
      <OfflineBanner />
      <StorageBanner />
      <main className="relative flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1" inert={view.compare !== null}>
          <Split
            chat={isTalking ? <CommentsPanel /> : <ChatPanel page={page} />}
            preview={
              <div className="flex h-full min-h-0 min-w-0 flex-col">
                <CanvasToolbar />
                <div className="relative flex min-h-0 flex-1 flex-col">
                  <Canvas />
                  {view.isCode && <LazyCodePanel />}
                </div>
                {/* Compare covers it, and has one of its own. */}
                {hasVersions && (view.compare ? <div className="h-[100px] shrink-0" /> : <VersionStrip />)}
              </div>
            }
          />
        </div>
        {view.compare && <LazyComparePanel />}
      </main>
    </div>
  )
}
