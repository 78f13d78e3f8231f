import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { replyToReview, reviewThreadsQuery, startReviewComment } from '#client/data/reviews.ts'
import { About } from '#client/parts/talk/about.tsx'
import { Button } from '#client/ui/button.tsx'
import { ReviewBox } from './review-box.tsx'
import type { CommentsProps } from './review-comments.tsx'
import { ReviewThreadView } from './review-thread.tsx'

type ThreadsProps = Omit<CommentsProps, 'isSheet'> & { onLeave: () => void }

/** The comment that is being written, and those that were: open ones first. */
export function ReviewThreads({ guest, name, seen, talk, onLeave, onChangeName, onGone }: ThreadsProps) {
  const { data, error, refetch } = useQuery(reviewThreadsQuery(guest, seen.version.id))
  const about = useStore(talk, (state) => state.about)
  const thread = useStore(talk, (state) => state.thread)
  const box = { talk, name, onLeave, onChangeName, onGone }
  const shown = [...(data ?? [])].sort((a, b) => Number(a.step === 'resolved') - Number(b.step === 'resolved'))
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
      {error !== null && !data && (
        <div className="grid justify-items-start gap-3 p-4 text-[13px]">
          <p role="alert">The comments could not be loaded. They are kept on the server.</p>
          <Button icon="retry" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && !about && (
        <p className="p-4 text-[13px] text-ink-2">
          Nothing was said yet. Press Comment, then the part of the page that it is about.
        </p>
      )}
      <ul aria-busy={!data && error === null}>
        {shown.map((each) => (
          <ReviewThreadView
            key={each.id}
            thread={each}
            isOpen={each.id === thread}
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
