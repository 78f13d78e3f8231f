import { useQuery } from '@tanstack/react-query'
import type { PublishedSite, Publishing, Release } from '#api/sites.ts'
import { counted } from '#rules/listed.ts'
import { releasesQuery, setLiveRelease } from '#client/data/sites.ts'
import { dateWords, waitingWords } from '#client/parts/publish/words.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Panel } from '#client/ui/panel.tsx'
import { SiteHead } from './site-head.tsx'
import { useSiteChange } from './use-change.ts'

type ReleasesProps = { projectId: string; publishing: Publishing; site: PublishedSite }

/** One rail, one mark: going back moves the mark, and nothing on the rail is removed by it. */
export function ReleasesTab({ projectId, publishing, site }: ReleasesProps) {
  const { data = [] } = useQuery(releasesQuery(projectId))
  const { isBusy, change } = useSiteChange()
  const { live } = site
  const goTo = (release: Release) =>
    void change(() => setLiveRelease(projectId, release.id), {
      title: `Release ${release.number} is live`,
      line: live ? `Release ${live.number} and your draft are kept.` : 'Your draft is kept.',
      ...(live && { undo: () => setLiveRelease(projectId, live.id) }),
    })
  const kept = publishing.limits.releases
  return (
    <>
      <SiteHead title="Releases" line="Each time you publish, the site as it was is kept. Going back is one press." />
      <p className="text-[13px] text-ink-2">{waitingWords(publishing.waiting)}</p>
      <Panel>
        <ol aria-label="Releases">
          {data.map((release) => {
            const isLive = release.id === live?.id
            return (
              <li
                key={release.id}
                className="flex flex-wrap items-center gap-3 border-line border-b px-5 py-3 text-[13px] last:border-0"
              >
                <span aria-hidden="true" className={cx('size-2.5 rounded-full', isLive ? 'bg-ok' : 'bg-line')} />
                <span className="min-w-0 flex-1 basis-56">
                  <span className="block font-medium">
                    Release {release.number}
                    {isLive && <span className="text-ok"> · {site.state === 'live' ? 'Live' : 'Shown last'}</span>}
                  </span>
                  <span className="text-ink-2">
                    {[dateWords(release.created_at), release.by, counted(release.pages.length, 'page')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {!isLive && (
                  <Button
                    size="regular"
                    isBusy={isBusy}
                    onClick={() => goTo(release)}
                    aria-label={`Go back to release ${release.number}`}
                    className="max-md:ml-5.5"
                  >
                    Go back to this
                  </Button>
                )}
              </li>
            )
          })}
        </ol>
      </Panel>
      <p className="text-[13px] text-ink-2">
        {kept === null ? 'All releases are kept.' : `Free keeps the last ${kept}, Pro and Teams keep all.`}
      </p>
    </>
  )
}
