import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { type Guest, lookAtNewer, type ReviewedPage, reviewPairQuery } from '#client/data/reviews.ts'
import { CompareBar } from '#client/parts/compare/compare-bar.tsx'
import { changeWord } from '#client/parts/compare/compare-words.ts'
import { comparePages, type CompareHandle, type Side } from '#client/parts/compare/compared.ts'
import { SidesSkeleton } from '#client/parts/compare/page-skeleton.tsx'
import { PagesBeside } from '#client/parts/compare/pages-beside.tsx'
import { useFocusHere } from '#client/parts/compare/use-focus-here.ts'
import { useAct } from '#client/parts/use-act.ts'
import { Button } from '#client/ui/button.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { compareToReviewId } from './other-versions.tsx'

export type CompareToReviewProps = { guest: Guest; seen: ReviewedPage; onClose: () => void }

/**
 * The version that the guest has beside the newest one, or beside the one that they approved: to look at only. What they
 * decide on stays the version that they have.
 */
export function CompareToReview({ guest, seen, onClose }: CompareToReviewProps) {
  const { data, error, refetch } = useQuery(reviewPairQuery(guest, seen))
  const differences = useMemo(() => comparePages(data?.before.html ?? null, data?.after.html ?? null), [data])
  const handle = useRef<CompareHandle>(null)
  const heading = useFocusHere(compareToReviewId)
  const isPhone = useMedia('(max-width: 767px)')
  const { isBusy, act } = useAct()
  const { comparison } = differences

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onClose])

  const headOf = (side: Side) => {
    const version = data?.[side]
    const isOwn = version?.id === seen.version.id
    const isNewer = side === 'after' && !isOwn
    return (
      <div className="flex h-12 shrink-0 items-center gap-2 bg-bg px-4 max-md:h-11 max-md:px-3">
        {version && (
          <p className="min-w-0 truncate text-[13px] tabular-nums">
            <span className={isOwn ? 'font-medium text-accent-text' : 'font-medium'}>Version {version.number}</span>
            <span className="text-ink-2">
              {' '}
              · {isOwn ? 'the one you have' : isNewer ? 'the page now' : 'approved by you'}
            </span>
          </p>
        )}
        {isNewer && (
          <Button
            className="ml-auto max-md:h-10"
            isBusy={isBusy}
            onClick={() => void act(() => lookAtNewer(guest)).then((isThere) => isThere && onClose())}
          >
            Look at this version
          </Button>
        )}
      </div>
    )
  }

  return (
    <section aria-labelledby="compare-title" className="fixed inset-0 z-20 flex flex-col bg-panel">
      <CompareBar
        {...differences}
        heading={heading}
        numbers={{ before: data?.before.number ?? null, after: data?.after.number ?? null }}
        hasSections
        onStep={(direction) => handle.current?.step(direction)}
        close={
          <Button className="max-md:h-10" aria-keyshortcuts="Escape" onClick={onClose}>
            Close
            <span className="max-md:hidden">
              <Kbd keys="Escape" />
            </span>
          </Button>
        }
      />
      {data ? (
        <PagesBeside
          ref={handle}
          differences={differences}
          sides={data}
          page={seen.page_name}
          width={isPhone ? 'full' : 1280}
          isPhone={isPhone}
          heads={{ before: headOf('before'), after: headOf('after') }}
          renderBar={(row) =>
            comparison && (
              <p
                className={
                  'absolute bottom-5 left-1/2 z-20 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 rounded-[20px] border ' +
                  'border-line bg-panel px-4 py-2 text-[13px] shadow-float wrap-anywhere max-md:bottom-3'
                }
              >
                <span className="font-medium">{row.label}</span>
                <span className="text-ink-2"> · {changeWord(row.change, comparison)}</span>
              </p>
            )
          }
        />
      ) : error ? (
        <div className="grid justify-items-start gap-3 p-4 text-[13px] text-ink-2">
          <p>{problemOf(error).reason ?? 'The server did not answer. Try again in a moment.'}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <SidesSkeleton isPhone={isPhone} />
      )}
    </section>
  )
}
