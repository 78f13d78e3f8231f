import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublishedSite, Publishing } from '#api/sites.ts'
import { submissionsQuery } from '#client/data/submissions.ts'
import { visitsQuery } from '#client/data/visits.ts'
import { dateWords, waitingWords } from '#client/parts/publish/words.ts'
import { buttonLooks } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { SiteHead } from './site-head.tsx'

const visible = { public: 'Public', unlisted: 'Unlisted', password: 'With a password' } as const

type OverviewProps = { projectId: string; publishing: Publishing; site: PublishedSite }

/** How the site stands, in a few rows. */
export function OverviewTab({ projectId, publishing, site }: OverviewProps) {
  const { data: visits } = useQuery(visitsQuery(projectId, 30))
  const { data: answers } = useInfiniteQuery(submissionsQuery(projectId, 'inbox', null))
  const counts = answers?.pages[0]?.counts
  const isOpen = site.state === 'live'
  const rows: [label: string, value: ReactNode][] = [
    ['Live', isOpen && site.live ? `Release ${site.live.number}, ${dateWords(site.live.created_at)}` : stateLine(site)],
    ...(site.live?.by ? ([['Published by', site.live.by]] satisfies [string, string][]) : []),
    ['Waiting in the draft', waitingWords(publishing.waiting)],
    // Who may not read them is not told that there are any.
    ...(visits ? [rowTo('visits', 'Views, last 30 days', visits.views.toLocaleString('en'))] : []),
    ...(counts ? [rowTo('forms', 'Answers', answersLine(counts))] : []),
    ['Who can see it', `${visible[site.visibility]}, ${site.badge ? 'with the badge' : 'no badge'}`],
  ]
  return (
    <>
      <SiteHead
        title="Overview"
        action={
          isOpen && (
            <a href={site.url} target="_blank" rel="noopener" className={buttonLooks('outline', 'regular')}>
              Open site
            </a>
          )
        }
      />
      <Panel>
        <PanelBody>
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 truncate font-medium text-sm">{site.url}</p>
            <CopyButton text={site.url} />
          </div>
          <dl className="grid gap-3 text-[13px] sm:grid-cols-[160px_minmax(0,1fr)]">
            {rows.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-medium max-sm:-mt-2">{value}</dd>
              </div>
            ))}
          </dl>
        </PanelBody>
      </Panel>
    </>
  )
}

function rowTo(tab: 'visits' | 'forms', label: string, words: string): [label: string, value: ReactNode] {
  return [
    label,
    <Link key={tab} to={`#${tab}`} className="text-accent-text">
      {words}
    </Link>,
  ]
}

function answersLine({ inbox, unread, spam }: { inbox: number; unread: number; spam: number }): string {
  const all = [
    `${inbox} in the inbox`,
    ...(unread > 0 ? [`${unread} unread`] : []),
    ...(spam > 0 ? [`${spam} in spam`] : []),
  ]
  return all.join(', ')
}

function stateLine({ state, taken_down_why: why }: PublishedSite): string {
  if (state === 'paused') return 'Paused: visitors read that it is resting'
  if (state === 'unpublished') return 'Unpublished: nobody finds it'
  return `Taken down by the host${why ? `: ${why}` : ''}`
}
