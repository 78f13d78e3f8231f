import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { reviewsQuery } from '#client/data/reviews.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { boxLooks } from '#client/ui/field.tsx'
import { Decisions } from './decisions.tsx'
import { NewReviewLink } from './new-review-link.tsx'
import { ReviewLinkRow } from './review-link-row.tsx'

type ReviewsProps = { projectId: string; onAsked: () => void }

/** Who was sent a page to say yes or no to, who of them looked, and what they decided. */
export function Reviews({ projectId, onAsked }: ReviewsProps) {
  const { data, error } = useQuery(reviewsQuery(projectId))
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ id: string; url: string } | null>(null)
  const isThere = made !== null && (data?.links.some(({ id }) => id === made.id) ?? true)

  return (
    <section aria-label="Review by a client" className="grid gap-3 border-line border-t pt-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium text-[13px]">Review by a client</h3>
        {!isMaking && (
          <Button icon="plus" className="max-md:h-10" onClick={() => setMaking(true)}>
            Review link
          </Button>
        )}
      </div>
      {error !== null && (
        <p role="alert" className="text-[13px] text-danger">
          {problemOf(error).reason ?? 'The server did not answer. Close this and open it again.'}
        </p>
      )}
      {data?.links.length === 0 && !isMaking && (
        <p className="text-[13px] text-ink-2">
          Whoever gets a review link looks at one page without an account and says yes, or what should change.
        </p>
      )}
      {isMaking && (
        <NewReviewLink
          projectId={projectId}
          onCancel={() => setMaking(false)}
          onMade={(link) => {
            setMade(link)
            setMaking(false)
          }}
        />
      )}
      {made && isThere && <MadeLink url={made.url} />}
      {data && data.links.length > 0 && (
        <ul className="grid gap-3">
          {data.links.map((link) => (
            <ReviewLinkRow key={link.id} projectId={projectId} link={link} />
          ))}
        </ul>
      )}
      {data && data.decisions.length > 0 && <Decisions decisions={data.decisions} onAsked={onAsked} />}
    </section>
  )
}

function MadeLink({ url }: { url: string }) {
  return (
    <div className="grid gap-1.5 rounded-xl border border-line bg-panel-2 p-3">
      <div className="flex items-center gap-2">
        <input
          readOnly
          aria-label="Review link"
          value={url}
          onFocus={({ target }) => target.select()}
          className={`${boxLooks} h-8 min-w-0 flex-1 max-md:h-11`}
        />
        <CopyButton text={url} />
      </div>
      <p className="text-[13px] text-ink-2">Copy it now: the address is not shown again.</p>
    </div>
  )
}
