import { useState } from 'react'
import { guestInitials, initials, type PersonName } from '#rules/people.ts'
import { cx } from '../ui/cx.ts'

const sizes = {
  28: 'size-7 text-[11px]',
  36: 'size-9 text-[13px]',
  64: 'size-16 text-lg',
  80: 'size-20 text-2xl',
} as const

type AvatarProps = { person: PersonName | null; url: string | null | undefined; size?: keyof typeof sizes }

/** A person's picture, shown only once it is loaded; until then, and without one, their initials. */
export function Avatar({ person, url, size = 28 }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text',
        sizes[size],
      )}
    >
      {person ? initials(person) : guestInitials}
      {url && (
        <img
          key={url}
          src={url}
          alt=""
          className={cx('absolute inset-0 size-full object-cover', loaded !== url && 'invisible')}
          onLoad={() => setLoaded(url)}
        />
      )}
    </span>
  )
}
