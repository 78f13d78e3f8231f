type Talked = { comments: readonly { id: string }[] }

/** What stands there while some comments are about to be deleted; a thread goes with its last one. */
export function withoutDeleted<Thread extends Talked>(
  threads: readonly Thread[],
  deleted: ReadonlyMap<string, unknown>,
): readonly Thread[] {
  if (deleted.size === 0) return threads
  return threads.flatMap((thread) => {
    const comments = thread.comments.filter(({ id }) => !deleted.has(id))
    return comments.length === 0 ? [] : { ...thread, comments }
  })
}
