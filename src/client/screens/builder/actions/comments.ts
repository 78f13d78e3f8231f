import { shownOf } from '../shown.ts'
import type { Action, ActionContext } from './action.ts'
import { noPage, waitReason } from './reasons.ts'

const noProject = ({ project }: ActionContext) => (project ? null : 'Sign in first: comments belong to a project.')

/** The comments in the place of the chat, or the chat again. */
export const showComments: Action = {
  id: 'comments',
  icon: 'chat',
  label: 'Comments',
  isPressed: ({ talk }) => talk.getState().isOpen,
  disabledReason: noProject,
  run: ({ talk }) => talk.setState(({ isOpen }) => ({ isOpen: !isOpen, isPlacing: false })),
}

/** The next press on the page says what a comment is about. */
export const comment: Action = {
  id: 'comment',
  icon: 'plus',
  label: 'Comment',
  keys: ['C'],
  disabledReason(context) {
    const { builder, page, view } = context
    if (view.isCode || view.compare) return 'Show the page first.'
    return noProject(context) ?? (shownOf(builder, page, view.version).turn ? waitReason : noPage(context))
  },
  run({ talk, directEdits, editor }) {
    editor.saveDirectEdits()
    directEdits.turn(false)
    talk.setState({ isOpen: true, isPlacing: true, draft: null, thread: null })
  },
}
