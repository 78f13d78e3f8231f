import { Children, type ReactNode } from 'react'
import { cx } from '#client/ui/cx.ts'

/** Short facts with a dot between two of them; a line that wraps neither ends nor begins with a dot. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <span className="min-w-0 overflow-hidden">
      <span className="-ml-[19px] flex flex-wrap gap-y-1">
        {Children.map(
          children,
          (fact) =>
            fact && (
              <span className="relative flex min-w-0 gap-2 pl-[19px]">
                <span aria-hidden="true" className="absolute left-2">
                  ·
                </span>
                {fact}
              </span>
            ),
        )}
      </span>
    </span>
  )
}

type VersionFactProps = { version: { number: number; name: string | null }; isCurrent: boolean }

/** The number of a version and what it is called. */
export function VersionFact({ version, isCurrent }: VersionFactProps) {
  return (
    <>
      <span className={cx('shrink-0', isCurrent && 'font-medium text-accent-text')}>Version {version.number}</span>
      {version.name !== null && <span className="max-w-full truncate font-medium text-ink-2">{version.name}</span>}
    </>
  )
}
