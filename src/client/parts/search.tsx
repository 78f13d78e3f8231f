import { useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { boxLooks } from '#client/ui/field.tsx'
import { cx } from '#client/ui/cx.ts'

type SearchProps = {
  what: string
  value: string
  onSearch: (value: string) => void
  longest?: number
  className?: string | null
}

/** Finds while one types; '/' leads here, Esc empties it and leaves. */
export function Search({ what, value, onSearch, longest, className = 'md:w-56' }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <div role="search" className={cx('relative w-full', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-ink-3">
        <Icon name="search" size={14} />
      </span>
      <input
        ref={field}
        type="search"
        aria-label={`Search ${what}`}
        aria-keyshortcuts="/"
        placeholder={`Search ${what}`}
        maxLength={longest}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          onSearch('')
          event.currentTarget.blur()
        }}
        className={cx(boxLooks, 'peer h-10 pr-9 pl-8 md:h-8 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value === '' && (
        <span className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center peer-focus:hidden max-md:hidden">
          <Kbd keys="/" />
        </span>
      )}
    </div>
  )
}
