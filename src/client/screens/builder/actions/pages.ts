import { homePage } from '#rules/chat.ts'
import { pagesFull } from '#rules/pages.ts'
import { homeLockReason, pageLockReason } from '#client/state/builder/pages.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import type { Action, ActionContext } from './action.ts'

const lockReason = ({ builder, page }: ActionContext) => pageLockReason(builder, page)

export const addPage: Action = {
  id: 'add-page',
  isChange: true,
  icon: 'plus',
  label: 'Add page…',
  disabledReason: ({ builder: { pages, turn } }) =>
    turn === null && pages.every(({ html }) => html === '') ? 'Make the first page, then add others.' : null,
  run: ({ open }) => open({ kind: 'add-page' }),
}

export const importPage: Action = {
  id: 'import',
  isChange: true,
  icon: 'upload',
  label: 'Import a page…',
  run: ({ open }) => open({ kind: 'import', files: [] }),
}

export const renamePage: Action = {
  id: 'rename-page',
  isChange: true,
  icon: 'pencil',
  label: 'Rename page…',
  disabledReason: lockReason,
  run: ({ open, page }) => open({ kind: 'rename-page', page }),
}

export const duplicatePage: Action = {
  id: 'duplicate-page',
  isChange: true,
  icon: 'copy',
  label: 'Duplicate page',
  disabledReason: ({ builder: { pages, maxPages } }) => (pages.length < maxPages ? null : pagesFull(maxPages)),
  run({ editor, look, page }) {
    const copy = editor.duplicatePage(page)
    if (copy === null) return
    look({ page: copy })
    announce(`${page} was duplicated as ${copy}.`)
  },
}

export const makeHome: Action = {
  id: 'home',
  isChange: true,
  icon: 'home',
  label: 'Make this page Home',
  disabledReason: ({ builder, page }) => homeLockReason(builder, page),
  run({ editor, look, page }) {
    const former = editor.chooseHome(page)
    if (former === null) return
    look({ page: homePage })
    showToast({
      title: `${page} is Home now`,
      description: `The page that was Home is called ${former}. Links that name a page stay as they are.`,
      variant: 'success',
      action: { label: 'Undo', run: () => void editor.undo() },
    })
  },
}

export const arrangePages: Action = {
  id: 'arrange',
  isChange: true,
  icon: 'grip',
  label: 'Arrange pages…',
  disabledReason: ({ builder }) =>
    builder.pages.length < 3 ? 'There is nothing to arrange: Home is always first.' : null,
  run: ({ open }) => open({ kind: 'arrange-pages' }),
}

export const deletePage: Action = {
  id: 'delete-page',
  isChange: true,
  icon: 'trash',
  label: 'Delete page…',
  isDanger: true,
  disabledReason: lockReason,
  run: ({ open, page }) => open({ kind: 'delete-page', page }),
}

/** The menu of pages. */
export const pageActions = [addPage, importPage, renamePage, duplicatePage, makeHome, arrangePages, deletePage]

/** Puts a page back that the version which was switched to does not have. */
export const bringBack = (name: string): Action => ({
  id: `bring-back-${name}`,
  isChange: true,
  icon: 'undo',
  label: `Bring back “${name}”`,
  disabledReason: ({ builder }) => (builder.restoring === null ? null : 'Wait until this version is shown.'),
  run({ editor, look }) {
    if (editor.bringBack(name)) look({ page: name })
  },
})
