import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths, type SettingsTab } from '#client/paths.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { tabGroups } from './tabs.ts'

/** Where the current tab stands in the scrolling row of a phone, from its left edge in pixels. */
const rowInset = 20

/** Hoisted, so that it runs when a tab becomes the current one and not whenever something is drawn. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const row = link?.closest('nav')
  if (link && row) row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - rowInset
}

/** Links to the tabs: a column beside the tab, one scrolling row above it on a phone. */
export function TabNav({ current }: { current: SettingsTab }) {
  return (
    <nav
      aria-label="Settings"
      className={
        '-mx-5 flex gap-1 overflow-x-auto border-line border-b px-5 pt-1 pb-2 [scrollbar-width:none] md:mx-0 md:-ml-3 ' +
        'md:grid md:content-start md:gap-6 md:overflow-visible md:border-0 md:p-0'
      }
    >
      {tabGroups.map(({ label, tabs }, index) => (
        <Fragment key={label}>
          {index > 0 && <span className="mx-1 my-2 w-px shrink-0 bg-line md:hidden" />}
          <div className="flex gap-1 md:grid md:gap-0.5">
            <p className="hidden px-3 pb-1.5 font-medium text-ink-2 text-xs md:block">{label}</p>
            {tabs.map((tab) => (
              <Link
                key={tab.id}
                ref={tab.id === current ? bringIntoView : undefined}
                to={paths.settingsTab(tab.id)}
                aria-current={tab.id === current ? 'page' : undefined}
                className={cx(
                  'flex h-10 shrink-0 items-center gap-3 whitespace-nowrap rounded-lg px-3 text-sm transition-colors duration-150 ' +
                    'motion-reduce:transition-none md:h-8',
                  tab.id === current
                    ? 'bg-accent-soft font-medium text-accent-text'
                    : 'text-ink-2 hover:bg-panel-2 hover:text-ink',
                )}
              >
                <Icon name={tab.icon} />
                {tab.label}
              </Link>
            ))}
          </div>
        </Fragment>
      ))}
    </nav>
  )
}
