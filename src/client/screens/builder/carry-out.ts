import { homePage } from '#rules/chat.ts'
import { messages, withDescription } from '#rules/messages.ts'
import { pageNameProblem } from '#client/state/builder/pages.ts'
import type { WantedAct } from '#client/state/editor/turns.ts'
import { showToast } from '#client/ui/toaster.tsx'
import type { Workbench } from './workbench-context.ts'

/** Does what an answer left to the builder: takes the last change back, opens the form of facts, adds a page. */
export async function carryOut({ page, prompt, act }: WantedAct, { editor, look, open }: Workbench): Promise<void> {
  const show = (name: string) => look({ page: name, version: null, compare: null })
  switch (act.do) {
    case 'undo': {
      const about = await editor.undoSaid()
      if (about === null) return showToast(messages.nothingUndone)
      return show(editor.store.get().pages.some(({ name }) => name === about) ? about : homePage)
    }
    case 'fill-facts':
      show(page)
      return open({ kind: 'facts' })
    case 'add-page': {
      const problem = pageNameProblem(editor.store.get(), act.name)
      if (problem !== null) return showToast(withDescription(messages.pageNotAdded, problem))
      editor.addPage(act.name)
      show(act.name)
      editor.send(act.name, prompt)
    }
  }
}
