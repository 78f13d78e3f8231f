import { type Guest, lookAtNewer, type ReviewedPage } from '#client/data/reviews.ts'
import { useAct } from '#client/parts/use-act.ts'
import { Button } from '#client/ui/button.tsx'

/** The button that Compare is opened with; it has the focus again when Compare closes. */
export const compareToReviewId = 'compare-to-review'

type OthersProps = { guest: Guest; seen: ReviewedPage; onCompare: () => void }

/** A newer version is told, never moved: what one looks at stays until one asks. So is the one that was approved before. */
export function OtherVersions({ guest, seen: { newer, approved, version }, onCompare }: OthersProps) {
  const { isBusy, act } = useAct()
  const isBehind = newer?.is_open === true
  const hasApproved = !isBehind && approved !== null
  if (!newer && !hasApproved) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px]">
      <p className="min-w-0 flex-1 basis-52 max-md:basis-full">
        {isBehind
          ? newer.number > version.number
            ? `There is a newer version of this page: version ${newer.number}.`
            : `The page was put back to version ${newer.number}.`
          : newer &&
            `There is a newer version. This link shows version ${version.number} and only that: ask for a link to the newer one.`}
        {hasApproved && `${newer ? ' ' : ''}You approved version ${approved.number}.`}
      </p>
      {(isBehind || hasApproved) && (
        <Button id={compareToReviewId} icon="columns" size="regular" className="max-md:flex-1" onClick={onCompare}>
          {isBehind ? 'Compare both' : `Compare with version ${approved?.number}`}
        </Button>
      )}
      {isBehind && (
        <Button
          size="regular"
          className="max-md:flex-1"
          isBusy={isBusy}
          onClick={() => void act(() => lookAtNewer(guest))}
        >
          Look at version {newer.number}
        </Button>
      )}
    </div>
  )
}
