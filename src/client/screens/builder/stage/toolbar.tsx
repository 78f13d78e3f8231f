import { Button, IconButton } from '#client/ui/button.tsx'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'
import { Toolbar, ToolbarChoice, ToolbarRule } from '#client/ui/toolbar.tsx'
import { useBuilder } from '#client/state/store.ts'
import { deviceWidths } from '#client/parts/preview/fit.ts'
import { openInTab, showFullScreen } from '../actions.ts'
import { CodeFacts } from '../code/code-facts.tsx'
import { CheckButton } from '../check/check-button.tsx'
import { PageMenu } from '../pages/page-menu.tsx'
import { SelectButton } from '../pick/select-controls.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useHasPage } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { deviceSegments } from './device-segments.ts'
import { DownloadMenu } from './download-menu.tsx'
import { deviceOf, turnedWidth } from './page-width.ts'
import { nextZoom, zoomSteps, zoomWords } from './zoom.ts'

/** Present and disabled while there is no page, so that nothing jumps later. */
const noPage = 'There is no page yet.'

/** What one can do with the page that is shown. One tab stop; the arrows walk it. */
export function StageToolbar() {
  const { view, look, open } = useWorkbench()
  const hasPage = useHasPage()
  const isBlank = useBuilder((builder) => builder.pages.every((page) => page.html === '') && builder.turn === null)
  const reason = hasPage ? null : noPage
  return (
    <Toolbar
      label="Preview"
      className="@container/bar relative z-10 flex h-11 shrink-0 items-center gap-1.5 border-b border-line bg-panel px-3"
    >
      <PageMenu />
      <IconButton
        icon="plus"
        label="Add page"
        // The menu of pages beside it has this too; its name needs the room.
        className="@max-[580px]/bar:hidden"
        disabledReason={isBlank ? 'Make the first page, then add others.' : null}
        onClick={() => open({ kind: 'add-page' })}
      />
      <ToolbarRule className="@max-[580px]/bar:hidden" />
      <span className="inline-flex items-center">
        <UndoButtons />
      </span>
      <ToolbarRule className="@max-[580px]/bar:hidden" />
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
          <TurnButton reason={reason} />
          <ZoomControls reason={reason} />
          <StageActions reason={reason} />
        </>
      )}
      <Button
        look={view.isCode ? 'active' : 'ghost'}
        icon="code"
        className={view.isCode ? 'ml-auto' : ''}
        aria-label={view.isCode ? 'Hide Code' : 'Show Code'}
        aria-pressed={view.isCode}
        disabledReason={reason}
        onClick={() => look({ isCode: !view.isCode })}
      >
        <span className="@max-[770px]/bar:hidden">{view.isCode ? 'Hide Code' : 'Show Code'}</span>
      </Button>
      <DownloadMenu disabledReason={reason} />
    </Toolbar>
  )
}

function TurnButton({ reason }: { reason: string | null }) {
  const { view, look } = useWorkbench()
  const turned = turnedWidth(view.width)
  return (
    <IconButton
      icon="rotate"
      label="Rotate"
      className="@max-[640px]/bar:hidden"
      disabledReason={reason ?? (turned === null ? 'Choose a phone or a tablet to turn it.' : null)}
      onClick={() => turned !== null && look({ width: turned })}
    />
  )
}

function ZoomControls({ reason }: { reason: string | null }) {
  const { view, zoom, setZoom, scale } = useWorkbench()
  const fixed = reason ?? (view.width === 'full' ? 'Full width is shown as it is.' : null)
  const smaller = nextZoom(scale, -1)
  const larger = nextZoom(scale, 1)
  return (
    <span className="ml-1 inline-flex items-center @max-[970px]/bar:hidden">
      <IconButton
        icon="minus"
        label="Zoom out"
        disabledReason={fixed ?? (smaller === null ? 'As small as it gets.' : null)}
        onClick={() => smaller !== null && setZoom(smaller)}
      />
      <Menu
        label="Zoom"
        isDisabled={fixed !== null}
        trigger={
          <Button look="ghost" disabledReason={fixed} className="min-w-11 px-1! text-[12px]! tabular-nums opacity-100!">
            <span className="sr-only">Zoom </span>
            {zoomWords(reason ? 1 : scale)}
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
      <IconButton
        icon="plus"
        label="Zoom in"
        disabledReason={fixed ?? (larger === null ? 'The page has its own size.' : null)}
        onClick={() => larger !== null && setZoom(larger)}
      />
    </span>
  )
}

function StageActions({ reason }: { reason: string | null }) {
  const { stage } = useWorkbench()
  // A narrow bar has no room for everything; the palette has these as well.
  const narrow = '@max-[860px]/bar:hidden'
  return (
    <span className="ml-auto inline-flex items-center gap-0.5">
      <SelectButton />
      <CheckButton reason={reason} />
      <IconButton
        icon="retry"
        label="Reload preview"
        className={narrow}
        disabledReason={reason}
        onClick={() => stage.current?.reload()}
      />
      <IconButton
        icon="fullscreen"
        label="Full screen"
        className={narrow}
        disabledReason={reason}
        onClick={() => showFullScreen(stage.current)}
      />
      <IconButton
        icon="external"
        label="Open in a new tab"
        className={narrow}
        disabledReason={reason}
        onClick={() => openInTab(stage.current)}
      />
    </span>
  )
}
