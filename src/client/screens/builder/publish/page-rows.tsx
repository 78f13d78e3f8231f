import type { PageToPublish } from '#api/sites.ts'
import { cx } from '#client/ui/cx.ts'
import { Band } from './publish-sign.tsx'

/** What becomes of a page when one publishes now. */
const words: Record<PageToPublish['state'], string> = {
  new: 'goes live',
  changed: 'goes live',
  same: 'no change',
  empty: 'kept back: it has no version yet',
  removed: 'is taken out',
}

/** The pages of the site, with what visitors see of each and what they will. */
export function PageRows({ pages }: { pages: readonly PageToPublish[] }) {
  return (
    <ul className="grid gap-1.5">
      {pages.map((page) => (
        <li key={page.name} className="flex items-center gap-3 text-[13px]">
          <Band
            state={page.state}
            className={cx(
              'h-7 w-5 shrink-0',
              page.state === 'new' || page.state === 'changed' ? 'text-accent' : 'text-ink-3',
            )}
          />
          <span className="min-w-0">
            <span className="block truncate font-medium">
              {page.name} <span className="font-normal text-ink-2">{page.path}</span>
            </span>
            <span className={page.state === 'empty' ? 'text-warn' : 'text-ink-2'}>{words[page.state]}</span>
          </span>
          <span className="ml-auto shrink-0 text-ink-2 tabular-nums">{versionWords(page)}</span>
        </li>
      ))}
    </ul>
  )
}

function versionWords({ state, number, live_number: live }: PageToPublish): string {
  if (number === null) return live === null ? '' : `Live is version ${live}`
  return state === 'changed' && live !== null && live !== number ? `Version ${live} → ${number}` : `Version ${number}`
}
