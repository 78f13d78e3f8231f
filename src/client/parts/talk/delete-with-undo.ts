import { problemOf } from '#client/data/core/problem.ts'
import { canUndoDeletion, deleteLater, deleteNow, undoDeletion } from '#client/data/deletions.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** A comment is out of sight at once; as long as the toast stands it can be brought back, then it is deleted for good. */
export function deleteWithUndo(id: string, remove: () => Promise<unknown>): void {
  deleteLater(id, () => remove().then(() => {}, notDeleted))
  showToast({
    title: 'Comment deleted',
    description: 'It is gone for good in a few seconds.',
    variant: 'success',
    action: { label: 'Undo', run: () => bringBack(id) },
    onGone: () => void deleteNow([id]),
  })
}

function bringBack(id: string) {
  if (canUndoDeletion(id)) {
    undoDeletion(id)
    return announce('The comment is back.')
  }
  showToast({ title: 'Too late', description: 'The comment was deleted already.', variant: 'info' })
}

function notDeleted(error: unknown) {
  showToast({
    title: 'The comment was not deleted',
    description: problemOf(error).reason ?? 'The server could not be reached. The comment is still there; try again.',
    variant: 'destructive',
  })
}
