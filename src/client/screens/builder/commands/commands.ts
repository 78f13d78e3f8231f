import type { IconName } from '#client/ui/icon.tsx'
import type { Command } from '#client/parts/commands/command.ts'
import type { Session } from '#client/state/session/types.ts'
import { chooseTheme, themeChoices } from '#client/state/theme.ts'
import { deviceWidths } from '#client/parts/preview/fit.ts'
import { pageNamed } from '#client/state/session/pages.ts'
import { versionsOf } from '#client/state/session/versions.ts'
import { pairToCompare } from '../compare/pair.ts'
import { openInTab, showFullScreen } from '../actions.ts'
import { ways } from '../pick/by-hand.ts'
import { shownOf } from '../shown.ts'
import type { Workbench } from '../workbench-context.ts'

/** Everything the palette offers now; what cannot be done is not listed. */
export function commandsOf(workbench: Workbench, session: Session, hasPage: boolean): Command[] {
  const { editor, project, page, view, look, open, stage, setZoom, byHand } = workbench
  const { histories, isOn } = byHand.state.getState()
  const shown = shownOf(session, page, view.version)
  const canSelect =
    hasPage && view.compare === null && !shown.turn && !shown.isPeek && !view.isCode && session.restoring === null
  const isSelecting = isOn && canSelect
  const { canUndo, canRedo } = ways(histories, session, page)
  const isOwn = page !== session.pages[0]?.name && session.turn?.page !== page
  const pair = pairToCompare(versionsOf(session, page), pageNamed(session, page).version, view.version)
  return [
    ...(session.turn ? [command('stop', 'Stop', 'close', editor.stop, 'Esc')] : []),
    ...session.pages
      .filter((other) => other.name !== page)
      .map((other) => command(`page-${other.name}`, `Go to ${other.name}`, 'file', () => look({ page: other.name }))),
    ...(project
      ? [command('rename-project', 'Rename project…', 'pencil', () => open({ kind: 'rename-project' }))]
      : []),
    command('add-page', 'Add page…', 'plus', () => open({ kind: 'add-page' })),
    command('import', 'Import a page…', 'upload', () => open({ kind: 'import', files: [] })),
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
          ...(canUndo ? [command('undo', 'Undo', 'undo', () => void byHand.undo(page), 'Mod+Z')] : []),
          ...(canRedo ? [command('redo', 'Redo', 'redo', () => void byHand.redo(page), 'Mod+Y')] : []),
          command('code', view.isCode ? 'Hide Code' : 'Show Code', 'code', () => look({ isCode: !view.isCode })),
          ...(pair ? [command('compare', 'Compare versions', 'columns', () => look({ compare: pair }))] : []),
          command('check', 'Check page', 'success', () => open({ kind: 'check' })),
          command('full-screen', 'Full screen', 'fullscreen', () => showFullScreen(stage.current)),
          command('new-tab', 'Open in a new tab', 'external', () => openInTab(stage.current)),
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
      session.mode === 'html' ? 'Answer as JSON' : 'Answer as HTML',
      'braces',
      () => void editor.chooseMode(session.mode === 'html' ? 'json' : 'html'),
    ),
    ...themeChoices.map((choice) => command(`theme-${choice}`, `Theme: ${choice}`, 'sun', () => chooseTheme(choice))),
    command('shortcuts', 'Keyboard shortcuts', 'keyboard', () => open({ kind: 'shortcuts' }), '?'),
  ]
}

function command(id: string, label: string, icon: IconName, run: () => void, keys?: string): Command {
  return { id, label, icon, run, keys }
}
