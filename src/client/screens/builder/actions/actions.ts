import { openPalette, openShortcuts, showNotifications } from './app.ts'
import { findInCode, toggleCode } from './code.ts'
import { comment, showComments } from './comments.ts'
import { fillFacts } from './facts.ts'
import { redo, undo } from './history.ts'
import { addPage, arrangePages, deletePage, duplicatePage, importPage, makeHome, renamePage } from './pages.ts'
import { checkPage, fullScreen, openInTab, polish, reload, rotate, zoomIn, zoomOut } from './preview.ts'
import { renameProject, stopTurn } from './project.ts'
import { select, stopSelecting } from './selecting.ts'
import { closeCompare, compareVersions, showVersions } from './versions.ts'

/** What can be done from the screen, as the palette lists it. All in one piece: nearly every part of the builder has some. */
export const actions = {
  openPalette,
  stopTurn,
  undo,
  redo,
  renameProject,
  addPage,
  importPage,
  renamePage,
  duplicatePage,
  makeHome,
  arrangePages,
  deletePage,
  select,
  stopSelecting,
  comment,
  showComments,
  toggleCode,
  findInCode,
  showVersions,
  compareVersions,
  closeCompare,
  checkPage,
  polish,
  fillFacts,
  rotate,
  reload,
  fullScreen,
  openInTab,
  zoomOut,
  zoomIn,
  showNotifications,
  openShortcuts,
}
