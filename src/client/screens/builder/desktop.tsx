import { useCallback } from 'react'
import { Group, Panel, Separator, useDefaultLayout, useGroupRef } from 'react-resizable-panels'
import { ChatPanel } from './chat/chat-panel.tsx'
import { CodeStage } from './code/code-stage.tsx'
import { CompareStage } from './compare/compare-stage.tsx'
import { Header } from './header.tsx'
import { layoutStorage } from './layout-storage.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { chatShare, stepByArrows } from './panel-step.ts'
import { Canvas } from './stage/canvas.tsx'
import { StageToolbar } from './stage/toolbar.tsx'
import { VersionStrip } from './stage/version-strip.tsx'
import { useWorkbench } from './workbench-context.ts'

/** The specification's hit margins are on both sides of a line of 1 px. */
const hitTargets = { coarse: 1 + 2 * 15, fine: 1 + 2 * 5 }

/** Panel layouts are saved this long after the last change, in milliseconds. */
const saveAfterMs = 10

/** Chat and page side by side. */
export function Desktop() {
  const { page, view } = useWorkbench()
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: 'pagewright.layout',
    panelIds: ['chat', 'preview'],
    storage: layoutStorage,
    debounceSaveMs: saveAfterMs,
  })
  const group = useGroupRef()
  const separator = useCallback(
    (element: HTMLElement | null) => (element ? stepByArrows(element, () => group.current) : undefined),
    [group],
  )
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden bg-panel text-ink">
      <Header />
      <OfflineBanner />
      <main className="relative flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1" inert={view.compare !== null}>
          <Group
            className="min-h-0 flex-1"
            groupRef={group}
            defaultLayout={defaultLayout}
            onLayoutChanged={onLayoutChanged}
            resizeTargetMinimumSize={hitTargets}
          >
            <Panel
              id="chat"
              defaultSize={`${chatShare.start}`}
              minSize={`${chatShare.least}`}
              maxSize={`${chatShare.most}`}
            >
              <ChatPanel page={page} />
            </Panel>
            <Separator
              elementRef={separator}
              aria-label="Resize chat"
              className="group relative w-px shrink-0 bg-line transition-colors duration-150 motion-reduce:transition-none"
            >
              <span
                aria-hidden="true"
                className="absolute top-1/2 left-1/2 z-20 h-7 w-1 -translate-1/2 rounded-full bg-ink-3/60 transition-colors duration-150 group-hover:bg-accent group-data-[separator=active]:bg-accent motion-reduce:transition-none"
              />
            </Separator>
            <Panel id="preview" defaultSize={`${100 - chatShare.start}`}>
              <div className="flex h-full min-h-0 min-w-0 flex-col">
                <StageToolbar />
                <div className="relative flex min-h-0 flex-1 flex-col">
                  <Canvas />
                  {view.isCode && <CodeStage />}
                </div>
                {/* Compare covers it, and has one of its own. */}
                {view.compare ? <div className="h-[100px] shrink-0" /> : <VersionStrip />}
              </div>
            </Panel>
          </Group>
        </div>
        {view.compare && <CompareStage />}
      </main>
    </div>
  )
}
