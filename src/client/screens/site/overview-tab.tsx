import type { PublishedSite, Publishing } from '#api/sites.ts'
import { dateWords, waitingWords } from '#client/parts/publish/words.ts'
import { buttonLooks } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { SiteHead } from './site-head.tsx'

const visible = { public: 'Public', unlisted: 'Unlisted', password: 'With a password' } as const

/** How the site stands, in a few rows. */
export function OverviewTab({ publishing, site }: { publishing: Publishing; site: PublishedSite }) {
  const isOpen = site.state === 'live'
  const rows: [label: string, value: string][] = [
    ['Live', isOpen && site.live ? `Release ${site.live.number}, ${dateWords(site.live.created_at)}` : stateLine(site)],
    ...(site.live?.by ? ([['Published by', site.live.by]] satisfies [string, string][]) : []),
    ['Waiting in the draft', waitingWords(publishing.waiting)],
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

function stateLine({ state, taken_down_why: why }: PublishedSite): string {
  if (state === 'paused') return 'Paused: visitors read that it is resting'
  if (state === 'unpublished') return 'Unpublished: nobody finds it'
  return `Taken down by the host${why ? `: ${why}` : ''}`
}
