import type { Contrast } from '#design/direct-edits/contrast.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Whether a colour can be read, in words and as a number; told again when it changes. */
export function ContrastLine({ contrast: { says, isEnough } }: { contrast: Contrast }) {
  return (
    <p
      role="status"
      className={cx('flex items-center gap-1.5 text-[12px]', isEnough ? 'text-ink-2' : 'font-medium text-danger')}
    >
      <Icon name={isEnough ? 'check' : 'alert'} size={14} />
      {says}
    </p>
  )
}
