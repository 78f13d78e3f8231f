import type { IconName } from '#client/ui/icon.tsx'
import type { Command } from '#client/parts/commands/command.ts'
import type { BuilderState } from '#client/state/builder/types.ts'
import { chooseTheme, themeChoices } from '#client/state/theme.ts'
import { deviceWidths } from '#client/parts/preview/fit.ts'
import { homeLockReason, pageNamed } from '#client/state/builder/pages.ts'
import { versionsOf } from '#client/state/builder/versions.ts'
import { pairToCompare } from '../compare/pair.ts'
import { openInTab, showFullScreen } from '../actions.ts'
import { pageActions } from '../pages/page-actions.ts'
import { shownOf } from '../shown.ts'
import { turnedWidth } from '../stage/page-width.ts'
import { nextZoom } from '../stage/zoom.ts'
import type { useUndo } from '../use-undo.ts'
import type { Workbench } from '../workbench-context.ts'

/** Everything the palette offers now; what cannot be done is not listed. */
export function commandsOf(
  workbench: Workbench,
  builder: BuilderState,
  { hasPage, undo }: { hasPage: boolean; undo: ReturnType<typeof useUndo> },
): Command[] {
  const { editor, project, page, view, look, open, stage, scale, setZoom, byHand } = workbench
  const { isOn } = byHand.state.getState()
  const { duplicate, makeHome } = pageActions(workbench)
  const shown = shownOf(builder, page, view.version)
  const canSelect =
    hasPage && view.compare === null && !shown.turn && !shown.isPeek && !view.isCode && builder.restoring === null
  const isSelecting = isOn && canSelect
  const isOwn = page !== builder.pages[0]?.name && builder.turn?.page !== page
  const turned = hasPage ? turnedWidth(view.width) : null
  const canZoom = hasPage && view.width !== 'full' && !view.isCode
  const smaller = canZoom ? nextZoom(scale, -1) : null
  const larger = canZoom ? nextZoom(scale, 1) : null
  const pair = pairToCompare(versionsOf(builder, page), pageNamed(builder, page).version, view.version)
  return [
    ...(builder.turn ? [command('stop', 'Stop', 'close', editor.stop, 'Esc')] : []),
    ...(undo.undo === null ? [] : [command('undo', `Undo: ${undo.undo}`, 'undo', () => undo.step('undo'), 'Mod+Z')]),
    ...(undo.redo === null
      ? []
      : [command('redo', `Redo: ${undo.redo}`, 'redo', () => undo.step('redo'), 'Shift+Mod+Z')]),
    ...builder.pages
      .filter((other) => other.name !== page)
      .map((other) => command(`page-${other.name}`, `Go to ${other.name}`, 'file', () => look({ page: other.name }))),
    ...(project
      ? [command('rename-project', 'Rename project…', 'pencil', () => open({ kind: 'rename-project' }))]
      : []),
    command('add-page', 'Add page…', 'plus', () => open({ kind: 'add-page' })),
    command('import', 'Import a page…', 'upload', () => open({ kind: 'import', files: [] })),
    command('duplicate-page', `Duplicate ${page}`, 'copy', duplicate),
    ...(homeLockReason(builder, page) === null ? [command('home', `Make ${page} Home`, 'home', makeHome)] : []),
    ...(builder.pages.length > 2
      ? [command('arrange', 'Arrange pages…', 'grip', () => open({ kind: 'arrange-pages' }))]
      : []),
    ...(isOwn
      ? [
          command('rename-page', `Rename ${page}…`, 'pencil', () => open({ kind: 'rename-page', page })),
          command('delete-page', `Delete ${page}…`, 'trash', () => open({ kind: 'delete-page', page })),
        ]
      : []),
    ...(hasPage
      ? [
          ...(canSelect
            ? [
                command(
                  'select',
                  isSelecting ? 'Stop selecting' : 'Select elements',
                  'pointer',
                  () => byHand.turn(!isSelecting),
                  'S',
                ),
              ]
            : []),
          command('code', view.isCode ? 'Hide Code' : 'Show Code', 'code', () => look({ isCode: !view.isCode })),
          ...(pair ? [command('compare', 'Compare versions', 'columns', () => look({ compare: pair }))] : []),
          command('check', 'Check page', 'success', () => open({ kind: 'check' })),
          ...(turned === null ? [] : [command('rotate', 'Rotate', 'rotate', () => look({ width: turned }))]),
          command('reload', 'Reload preview', 'retry', () => stage.current?.reload()),
          command('full-screen', 'Full screen', 'fullscreen', () => showFullScreen(stage.current)),
          command('new-tab', 'Open in a new tab', 'external', () => openInTab(stage.current)),
          ...(smaller === null ? [] : [command('zoom-out', 'Zoom out', 'minus', () => setZoom(smaller))]),
          ...(larger === null ? [] : [command('zoom-in', 'Zoom in', 'plus', () => setZoom(larger))]),
          command('zoom-fit', 'Zoom to fit', 'search', () => setZoom('fit')),
          ...deviceWidths
            .filter((width) => width !== view.width)
            .map((width) =>
              command(`width-${width}`, width === 'full' ? 'Full width' : `Width ${width} px`, 'full-width', () =>
                look({ width }),
              ),
            ),
        ]
      : []),
    command(
      'mode',
      builder.mode === 'html' ? 'Answer as JSON' : 'Answer as HTML',
      'braces',
      () => void editor.chooseMode(builder.mode === 'html' ? 'json' : 'html'),
    ),
    ...themeChoices.map((choice) => command(`theme-${choice}`, `Theme: ${choice}`, 'sun', () => chooseTheme(choice))),
    command('shortcuts', 'Keyboard shortcuts', 'keyboard', () => open({ kind: 'shortcuts' }), '?'),
  ]
}

function command(id: string, label: string, icon: IconName, run: () => void, keys?: string): Command {
  return { id, label, icon, run, keys }
}
