import type { CommentThread } from '#api/comments.ts'
import { openDocument } from '#design/document.ts'
import { requestOf } from '#rules/comments.ts'
import { commentAsked } from '#client/data/comments.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { pickedOf } from '../pick/chip.tsx'
import { sourceOfVersion } from './pins-on-page.ts'

/** Why a thread cannot become a request now; null when it can. */
export function askReason(editor: Editor, { pin, page_name }: CommentThread): string | null {
  const builder = editor.store.get()
  if (builder.readOnly) return builder.readOnly
  if (builder.turn?.page === page_name) return 'Wait until this version is done.'
  return pin.is_gone ? 'The part of the page that this is about is gone.' : null
}

/**
 * Sends what a thread says as a request, with its element picked; the thread keeps which turn that is once the server has
 * taken it. @returns why not, or null
 */
export function askForChange(editor: Editor, project: string, thread: CommentThread): string | null {
  const { page_name: page, pin, place, says, comments } = thread
  const reason = askReason(editor, thread)
  if (reason) return reason
  const source = sourceOfVersion(editor.store.get(), page, pin.version_id)
  const words = requestOf(comments.map(({ author, content }) => ({ author: author.name, content })))
  const refused = editor.send(page, words, (html) =>
    pickedOf({ page, key: pin.key, document: openDocument(source ?? html), place, says }, html),
  )
  const turn = editor.store.get().turn?.turn
  if (refused || !turn) return refused
  const stop = editor.store.subscribe(() => {
    const now = editor.store.get().turn
    if (now?.turn === turn && now.id === null) return
    stop()
    // The stream tells every tab, this one too. Unkept, the thread is asked again by hand.
    if (now?.turn === turn) void commentAsked({ project_id: project, thread_id: thread.id, turn }).catch(() => {})
  })
  return null
}
