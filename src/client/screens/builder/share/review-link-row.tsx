import { useState } from 'react'
import type { ReviewLink } from '#api/reviews.ts'
import { allowReviewComments, revokeReviewLink } from '#client/data/reviews.ts'
import { useAct } from '#client/parts/use-act.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { dayAndTime, dayOfYear } from '#client/ui/times.ts'

/** So many people stand under a link before the rest is asked for. */
const shownAtFirst = 4

type RowProps = { projectId: string; link: ReviewLink }

/** One link: what it shows, until when, and who looked with it. */
export function ReviewLinkRow({ projectId, link }: RowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const { isBusy, act } = useAct()
  const looks = isWhole ? link.looks : link.looks.slice(0, shownAtFirst)
  const more = link.looks.length - looks.length

  async function revoke() {
    if (await act(() => revokeReviewLink(projectId, link.id))) announce('Link revoked')
  }

  return (
    <li className="grid gap-1.5 rounded-xl border border-line p-3 text-[13px]">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{shows(link)}</span>
          <span className="text-ink-2">{terms(link)}</span>
        </div>
        {!isAsking && (
          <Button look="ghost" className="-mt-1 -mr-2 max-md:h-10" onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="basis-full text-ink-2">
            Whoever has it sees nothing from then on, and who looked is forgotten. What they decided and wrote stays.
          </p>
          <Button className="max-md:h-10" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button look="danger" className="max-md:h-10" isBusy={isBusy} onClick={() => void revoke()}>
            Revoke it
          </Button>
        </div>
      )}
      {!link.has_ended && (
        <Tick
          label="They may comment"
          line="What they wrote stays either way."
          isOn={link.allows_comments}
          isDisabled={isBusy}
          onChange={(isOn) => void act(() => allowReviewComments(projectId, link.id, isOn))}
        />
      )}
      {link.looks.length === 0 ? (
        <p className="text-ink-2">Nobody has looked yet.</p>
      ) : (
        <ul aria-label="Who looked" className="grid gap-0.5">
          {looks.map((look) => (
            <li key={`${look.name} ${look.first_at}`} className="flex flex-wrap justify-between gap-x-3 text-ink-2">
              <span className="min-w-0 text-ink wrap-anywhere">
                {look.name}
                {look.mail && <span className="text-ink-2"> {look.mail}</span>}
              </span>
              <span className="tabular-nums">
                looked at version {look.version_number}, {dayAndTime(look.last_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button look="ghost" className="-ml-3 justify-self-start max-md:h-10" onClick={() => setWhole(true)}>
          {more} more
        </Button>
      )}
    </li>
  )
}

function shows({ page_name, version }: ReviewLink): string {
  if (!version) return `${page_name}, always the newest`
  return version.number === null ? `${page_name}, one version` : `${page_name}, version ${version.number}`
}

function terms({ ends_at, has_ended, has_password }: ReviewLink): string {
  const ends = ends_at === null ? 'Until it is revoked' : `${has_ended ? 'Ended' : 'Ends'} ${dayOfYear(ends_at)}`
  return has_password ? `${ends}, with a password` : ends
}
