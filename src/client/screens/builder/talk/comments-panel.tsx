import { useStore } from 'zustand'
import { Button, IconButton } from '#client/ui/button.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { startComment } from '#client/data/comments.ts'
import { useWorkbench } from '../workbench-context.ts'
import { About } from '#client/parts/talk/about.tsx'
import { CommentField } from './comment-field.tsx'
import { saveWords } from './save-words.ts'
import type { TalkDraft } from './talk.ts'
import { ThreadList } from './thread-list.tsx'
import { ThreadView } from './thread-view.tsx'
import { useChange, useComments } from './use-comments.ts'

/** The comments of the project in the place of the chat: all of them, one of them, or one that is being written. */
export function CommentsPanel({ isPhone = false }: { isPhone?: boolean }) {
  const { talk, page } = useWorkbench()
  const draft = useStore(talk, (state) => state.draft)
  const open = useStore(talk, (state) => state.thread)
  const { threads, isThere, error, again } = useComments()
  const thread = threads.find(({ id }) => id === open)

  return (
    <section aria-label="Comments" className="@container flex h-full min-h-0 flex-1 flex-col bg-panel">
      {!isPhone && (
        <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
          <h2 className="font-medium text-[13px]">Comments</h2>
          <span className="truncate text-[12px] text-ink-3">{page}</span>
          <span className="ml-auto" />
          <IconButton
            icon="close"
            label="Back to the chat"
            onClick={() => talk.setState({ isOpen: false, isPlacing: false, draft: null })}
          />
        </div>
      )}
      {draft ? (
        <NewComment draft={draft} />
      ) : thread ? (
        <ThreadView key={thread.id} thread={thread} />
      ) : error && !isThere ? (
        <div className="grid justify-items-start gap-3 p-4 text-[13px]">
          <p role="alert">The comments could not be loaded. They are kept on the server.</p>
          <Button icon="retry" onClick={() => void again()}>
            Try again
          </Button>
        </div>
      ) : (
        <ThreadList isThere={isThere} threads={threads} />
      )}
    </section>
  )
}

function NewComment({ draft }: { draft: TalkDraft }) {
  const { talk } = useWorkbench()
  const { people } = useComments()
  const change = useChange()
  const leave = () => talk.setState({ draft: null })
  useKeys({ Escape: leave })
  return (
    <div className="grid gap-3 overflow-y-auto p-4">
      <About place={draft.place} says={draft.says} />
      <CommentField
        label="Comment"
        placeholder="What should be different here? @ calls somebody."
        send="Comment"
        people={people}
        hasFocus
        start={talk.getState().words['']}
        onWords={(text) => saveWords(talk, '', text)}
        onCancel={leave}
        onSend={async (content, mentions) => {
          let thread: string | null = null
          const isDone = await change(async (project_id) => {
            const { page: page_name, version: version_id, key } = draft
            thread = await startComment({ project_id, page_name, version_id, key, content, mentions })
          })
          if (isDone) talk.setState({ draft: null, thread })
          return isDone
        }}
      />
    </div>
  )
}
