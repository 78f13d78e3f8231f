import { cx } from '#client/ui/cx.ts'

/** A dot and a word; the word carries the meaning. */
export function Status({ isActive }: { isActive: boolean }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-[13px]', isActive ? 'text-ink' : 'text-ink-2')}>
      <span className={cx('size-1.5 rounded-full', isActive ? 'bg-ok' : 'bg-ink-3')} />
      {isActive ? 'Active' : 'Inactive'}
    </span>
  )
}
