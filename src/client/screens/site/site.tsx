import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { product } from '#rules/product.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { projectQuery } from '#client/data/projects.ts'
import { publishingQuery } from '#client/data/sites.ts'
import { AppHeader } from '#client/parts/app-header.tsx'
import { stateWord } from '#client/parts/publish/words.ts'
import { paths } from '#client/paths.ts'
import { Button, buttonLooks } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { NotYet } from './not-yet.tsx'
import { siteTabOf, siteTabs } from './tabs.ts'

export function meta() {
  return [{ title: `Site · ${product.name}` }]
}

/** The site of a project: how it stands, its releases, who can see it. The tab is held in the URL fragment. */
export default function SiteScreen() {
  const { projectId = '' } = useParams()
  const { data: project } = useQuery(projectQuery(projectId))
  const { data, error, refetch } = useQuery(publishingQuery(projectId))
  const tab = siteTabOf(useLocation().hash)
  const Tab = tab?.Tab
  return (
    <div className="min-h-dvh bg-bg">
      <AppHeader />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[1376px] gap-6 px-5 pt-3 pb-12 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-16 lg:px-12 lg:pt-8"
      >
        <div className="grid min-w-0 content-start gap-4">
          <div className="grid gap-1">
            <p className="line-clamp-2 wrap-anywhere font-semibold text-2xl leading-8 tracking-[-0.02em]">
              {project?.name ?? 'Site'}
            </p>
            <p className="text-[13px] text-ink-2">{data ? stateWord(data) : 'Loading'}</p>
            <Link
              to={paths.project(projectId)}
              className="inline-flex h-8 items-center gap-1.5 justify-self-start text-[13px] text-accent-text max-lg:h-10"
            >
              <Icon name="arrow-left" size={14} />
              Back to the builder
            </Link>
          </div>
          {data?.site?.live && <SiteNav current={tab?.id ?? ''} />}
        </div>
        <div key={tab?.id} className="grid min-w-0 max-w-[720px] content-start gap-6">
          {data ? (
            data.site?.live && Tab ? (
              <Tab projectId={projectId} publishing={data} site={data.site} />
            ) : (
              <NotYet publishing={data}>
                <Link to={paths.project(projectId)} className={buttonLooks('primary', 'regular')}>
                  Open the builder
                </Link>
              </NotYet>
            )
          ) : error ? (
            <Notice
              title="The site could not be loaded"
              line={`${problemOf(error).reason ?? 'The server did not answer.'} Nothing was changed.`}
              action={
                <Button size="regular" icon="retry" onClick={() => void refetch()}>
                  Try again
                </Button>
              }
            />
          ) : (
            <Panel className="h-40 animate-pulse motion-reduce:animate-none">
              <p role="status" className="sr-only">
                Loading the site...
              </p>
            </Panel>
          )}
        </div>
      </main>
    </div>
  )
}

/** Where the row is wider than the screen, the current one is not left beyond its edge. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** A column beside the tab, one scrolling row above it on smaller screens. */
function SiteNav({ current }: { current: string }) {
  return (
    <nav
      aria-label="Site"
      className={
        'relative -mx-5 flex gap-1 overflow-x-auto border-line border-b px-5 pt-1 pb-2 [scrollbar-width:none] lg:mx-0 lg:-ml-3 lg:grid ' +
        'lg:border-0 lg:p-0'
      }
    >
      {siteTabs.map(({ id, label, icon }) => (
        <Link
          key={id}
          to={`#${id}`}
          ref={id === current ? bringIntoView : undefined}
          aria-current={id === current ? 'page' : undefined}
          className={cx(
            'flex h-10 shrink-0 items-center gap-3 whitespace-nowrap rounded-lg px-3 text-sm transition-colors duration-150 ' +
              'motion-reduce:transition-none lg:h-8',
            id === current
              ? 'bg-accent-soft font-medium text-accent-text'
              : 'text-ink-2 hover:bg-panel-2 hover:text-ink',
          )}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
