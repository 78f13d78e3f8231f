import { Button } from '#client/ui/button.tsx'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'
import { Toolbar, ToolbarChoice, ToolbarRule } from '#client/ui/toolbar.tsx'
import { useBuilder } from '#client/state/store.ts'
import { deviceWidths } from '#client/parts/preview/fit.ts'
import { contextOf } from '../actions/action.ts'
import { actions } from '../actions/actions.ts'
import { useIsWaiting } from '../actions/facts.ts'
import { ActionButton, ActionIconButton } from '../actions/action-controls.tsx'
import { useNoPageReason } from '../actions/reasons.ts'
import { zoomReason } from '../actions/preview.ts'
import { CodeFacts } from '../code/code-facts.tsx'
import { CheckButton } from '../check/check-button.tsx'
import { FactsButton } from '../facts/facts-later.ts'
import { PageMenu } from '../pages/page-menu.tsx'
import { UnreadMark } from '../talk/talk-later.ts'
import { useWorkbench } from '../workbench-context.ts'
import { deviceSegments } from '#client/parts/preview/device-segments.ts'
import { DownloadMenu } from './download-menu.tsx'
import { deviceOf } from './page-width.ts'
import { zoomSteps, zoomWords } from './zoom.ts'

/** What one can do with the page that is shown. One tab stop; the arrows walk it. */
export function CanvasToolbar() {
  const { view, look } = useWorkbench()
  const reason = useNoPageReason()
  return (
    <Toolbar
      label="Preview"
      className="@container/bar relative z-10 flex h-11 shrink-0 items-center gap-1.5 border-b border-line bg-panel px-3"
    >
      <PageMenu />
      {/* The menu of pages beside it has this too; its name needs the room. */}
      <ActionIconButton action={actions.addPage} className="@max-[580px]/bar:hidden" />
      <ToolbarRule className="@max-[580px]/bar:hidden" />
      <span className="inline-flex items-center">
        <ActionIconButton action={actions.undo} />
        <ActionIconButton action={actions.redo} />
      </span>
      <ToolbarRule className="@max-[1000px]/bar:hidden" />
      {view.isCode ? (
        <CodeFacts />
      ) : (
        <>
          <ToolbarChoice
            label="Device width"
            value={deviceOf(view.width)}
            segments={deviceSegments}
            onChoose={(value) => look({ width: deviceWidths.find((width) => String(width) === value) ?? 1280 })}
            wordsClass="@max-[1100px]/bar:hidden"
          />
          <ActionIconButton action={actions.rotate} className="@max-[640px]/bar:hidden" />
          <ZoomControls />
          <StageActions />
        </>
      )}
      <ActionButton
        action={actions.toggleCode}
        look="ghost"
        className={view.isCode ? 'ml-auto' : ''}
        wordsClass="@max-[770px]/bar:hidden"
      />
      <DownloadMenu disabledReason={reason} />
    </Toolbar>
  )
}

function ZoomControls() {
  const workbench = useWorkbench()
  const { zoom, setZoom, scale } = workbench
  const fixed = useBuilder((builder) => zoomReason(contextOf(workbench, builder)))
  const hasPage = useNoPageReason() === null
  return (
    <span className="ml-1 inline-flex items-center @max-[970px]/bar:hidden">
      <ActionIconButton action={actions.zoomOut} />
      <Menu
        label="Zoom"
        isDisabled={fixed !== null}
        trigger={
          <Button look="ghost" disabledReason={fixed} className="min-w-11 px-1! text-[12px]! tabular-nums opacity-100!">
            <span className="sr-only">Zoom </span>
            {zoomWords(hasPage ? scale : 1)}
          </Button>
        }
      >
        <MenuChoices
          label="Zoom"
          value={String(zoom)}
          onChoose={(value) => setZoom(value === 'fit' ? 'fit' : Number(value))}
        >
          <MenuChoice value="fit">Fit</MenuChoice>
          {zoomSteps.map((step) => (
            <MenuChoice key={step} value={String(step)}>
              {zoomWords(step)}
            </MenuChoice>
          ))}
        </MenuChoices>
      </Menu>
      <ActionIconButton action={actions.zoomIn} />
    </span>
  )
}

function StageActions() {
  // A narrow bar has no room for everything; the palette has these as well.
  const narrow = '@max-[860px]/bar:hidden'
  const { project } = useWorkbench()
  const isWaiting = useIsWaiting()
  return (
    <span className="ml-auto inline-flex items-center gap-0.5">
      {isWaiting && <FactsButton className="@max-[600px]/bar:hidden" wordsClass="@max-[1160px]/bar:hidden" />}
      <ActionIconButton action={actions.select} />
      {project && (
        <span className="relative">
          <ActionIconButton action={actions.showComments} />
          {project.hasComments && <UnreadMark />}
        </span>
      )}
      <CheckButton />
      <ActionIconButton action={actions.reload} className={narrow} />
      <ActionIconButton action={actions.fullScreen} className={narrow} />
      <ActionIconButton action={actions.openInTab} className={isWaiting ? '@max-[1060px]/bar:hidden' : narrow} />
    </span>
  )
}
