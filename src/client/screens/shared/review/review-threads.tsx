import { useStore } from 'zustand'
import { deleteReviewComment, replyToReview, startReviewComment } from '#client/data/reviews.ts'
import { About } from '#client/parts/talk/about.tsx'
import { deleteWithUndo } from '#client/parts/talk/delete-with-undo.ts'
import { Button } from '#client/ui/button.tsx'
import { ReviewBox } from './review-box.tsx'
import type { CommentsProps } from './review-comments.tsx'
import { ReviewThreadView } from './review-thread.tsx'
import { useReviewThreads } from './use-review-threads.ts'

type ThreadsProps = Omit<CommentsProps, 'isSheet'> & { onLeave: () => void }

/** The comment that is being written, and those that were: open ones first. */
export function ReviewThreads({ guest, name, seen, talk, onLeave, onChangeName, onGone }: ThreadsProps) {
  const { threads, isThere, error, again } = useReviewThreads(guest, seen.version.id)
  const about = useStore(talk, (state) => state.about)
  const thread = useStore(talk, (state) => state.thread)
  const box = { talk, name, onLeave, onChangeName, onGone }
  const shown = [...threads].sort((a, b) => Number(a.step === 'resolved') - Number(b.step === 'resolved'))
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {about && (
        <div className="grid gap-3 border-line border-b p-4">
          <About place={about.place} says={about.says} />
          <ReviewBox
            {...box}
            at=""
            label="Comment"
            placeholder="What should be different here?"
            send="Comment"
            isFirst
            onSend={async (id, content) => {
              const { version, key } = about
              const begun = await startReviewComment(guest, { id, version_id: version, key, content })
              talk.setState({ about: null, thread: begun })
            }}
          />
        </div>
      )}
      {error !== null && !isThere && (
        <div className="grid justify-items-start gap-3 p-4 text-[13px]">
          <p role="alert">The comments could not be loaded. They are kept on the server.</p>
          <Button icon="retry" onClick={() => void again()}>
            Try again
          </Button>
        </div>
      )}
      {isThere && threads.length === 0 && !about && (
        <p className="p-4 text-[13px] text-ink-2">
          Nothing was said yet. Press Comment, then the part of the page that it is about.
        </p>
      )}
      <ul aria-busy={!isThere && error === null}>
        {shown.map((each) => (
          <ReviewThreadView
            key={each.id}
            thread={each}
            isOpen={each.id === thread}
            onDelete={(id) => deleteWithUndo(id, () => deleteReviewComment(guest, { thread_id: each.id, id }))}
            onToggle={() => talk.setState({ thread: each.id === thread ? null : each.id })}
          >
            <ReviewBox
              {...box}
              at={each.id}
              label="Reply"
              placeholder={each.step === 'resolved' ? 'A reply opens it again.' : 'Reply'}
              send="Reply"
              onSend={(id, content) => replyToReview(guest, { id, thread_id: each.id, content })}
            />
          </ReviewThreadView>
        ))}
      </ul>
    </div>
  )
}
