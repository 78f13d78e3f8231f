import { homePage } from '#rules/chat.ts'
import { pagesFull } from '#rules/pages.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import type { Workbench } from '../workbench-context.ts'

/** What is done to a page without a question. */
export function pageActions({ editor, look, page }: Pick<Workbench, 'editor' | 'look' | 'page'>) {
  return {
    duplicate() {
      const copy = editor.duplicatePage(page)
      if (copy === null)
        return showToast({
          title: 'The page was not duplicated',
          description: pagesFull(editor.store.get().maxPages),
          variant: 'info',
        })
      look({ page: copy })
      announce(`${page} was duplicated as ${copy}.`)
    },
    makeHome() {
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
}
