import { useDeferredValue, useRef } from 'react'
import type { CompareHandle, Side } from '#client/parts/compare/compared.ts'
import { SidesSkeleton } from '#client/parts/compare/page-skeleton.tsx'
import { PagesBeside } from '#client/parts/compare/pages-beside.tsx'
import { useFocusHere } from '#client/parts/compare/use-focus-here.ts'
import { later, NotHere } from '#client/ui/later.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { CodeSkeleton } from '../code/code-skeleton.tsx'
import { VersionStrip } from '../canvas/version-strip.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { CompareHeader } from './compare-header.tsx'
import type { CompareCodeProps } from './compare-code.tsx'
import { ChangeBar } from './change-bar.tsx'
import { compareOpener } from './compare-opener.ts'
import { SideHead } from './side-head.tsx'
import { useCompared } from './use-compared.ts'

const CompareCode = later<CompareCodeProps>(
  async () => (await import('./compare-code.tsx')).CompareCode,
  NotHere,
  CodeSkeleton,
)

const noNumbers = { before: 0, after: 0 }

/** Compare: what differs between two versions, as pages or as code. */
export function ComparePanel() {
  const { view, page } = useWorkbench()
  // That Compare is there, and that a version was added to the strip, is shown first: to compare takes longer.
  const shown = useDeferredValue(view.compare, null)
  const compared = useCompared(shown ?? noNumbers)
  const handle = useRef<CompareHandle>(null)
  const isPhone = useMedia('(max-width: 767px)')
  const heading = useFocusHere(compareOpener)
  const { versions, html } = compared
  const pageOn = (side: Side) => {
    const version = versions[side]
    return version && { id: version.id, number: version.number, html: html[side] }
  }
  const isWhole = view.width === 'full' || view.width === 1280
  const missing = versions.before === null ? shown?.before : versions.after === null && shown?.after
  return (
    <section aria-labelledby="compare-title" className="absolute inset-0 z-20 flex flex-col bg-panel">
      <CompareHeader
        heading={heading}
        compared={compared}
        isPhone={isPhone}
        onStep={(direction) => handle.current?.step(direction)}
      />
      {missing ? (
        <p className="p-4 text-[13px] text-ink-2">
          Version {missing} of {page} is not kept here. Choose another one.
        </p>
      ) : shown === null ? (
        <SidesSkeleton isPhone={isPhone} />
      ) : view.isCode ? (
        html.before !== null && html.after !== null ? (
          <CompareCode ref={handle} compared={compared} before={html.before} after={html.after} />
        ) : (
          <CodeSkeleton />
        )
      ) : (
        <PagesBeside
          ref={handle}
          differences={compared}
          sides={{ before: pageOn('before'), after: pageOn('after') }}
          page={page}
          width={isWhole ? (isPhone ? 'full' : 1280) : view.width}
          isPhone={isPhone}
          heads={{
            before: <SideHead side="before" compared={compared} className="bg-bg" />,
            after: <SideHead side="after" compared={compared} className="bg-bg" />,
          }}
          renderBar={(row) => <ChangeBar row={row} compared={compared} />}
        />
      )}
      {!isPhone && shown && <VersionStrip />}
    </section>
  )
}
