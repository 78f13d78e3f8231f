import type { CommentThread } from '#api/comments.ts'
import { openDocument } from '#design/document.ts'
import { requestOf } from '#rules/comments.ts'
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
 * Sends what a thread says as a request, with its element picked; the server keeps which turn that is as it takes it.
 * @returns why not, or null
 */
export function askForChange(editor: Editor, thread: CommentThread): string | null {
  const { page_name: page, pin, place, says, comments } = thread
  const reason = askReason(editor, thread)
  if (reason) return reason
  const source = sourceOfVersion(editor.store.get(), page, pin.version_id)
  const words = requestOf(
    comments.map(({ is_opener: isOpener, is_own: isOwn, content, mentions }) => ({
      isOpener,
      isOwn,
      content,
      hasMentions: mentions.length > 0,
    })),
  )
  return editor.send(page, words, (html) => ({
    ...pickedOf({ page, key: pin.key, document: openDocument(source ?? html), place, says }, html),
    thread: thread.id,
  }))
}
