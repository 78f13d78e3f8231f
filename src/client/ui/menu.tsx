import './motion.css'
import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { sheet } from './sheet.ts'
import { Spinner } from './spinner.tsx'

type MenuProps = {
  trigger: ReactElement
  label: string
  /** what the menu is about; with it, it rises from the bottom of a phone */
  title?: string
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
  width?: string
  /** the trigger gives the reason; the menu stays closed */
  isDisabled?: boolean
  children: ReactNode
}

/** A menu that drops from its trigger; the focus goes back there when it closes. */
export function Menu({
  trigger,
  label,
  title,
  align = 'start',
  side = 'bottom',
  width = 'min-w-48',
  isDisabled = false,
  children,
}: MenuProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next && !isDisabled)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {title && <Base.Backdrop className="fade fixed inset-0 z-30 bg-ink/30 md:hidden dark:bg-black/55" />}
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cx('z-[60] outline-none', title && sheet.place)}
        >
          <Base.Popup
            aria-label={label}
            className={cx(
              'pop max-h-(--available-height) overflow-y-auto rounded-xl border border-line bg-panel p-1.5 shadow-float outline-none',
              width,
              title && cx(sheet.popup, 'max-md:p-3 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]'),
            )}
          >
            {title && <p className="truncate p-2 font-medium text-[13px] text-ink-2 md:hidden">{title}</p>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const row =
  'flex w-full cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left text-[13px] outline-none data-highlighted:bg-panel-2 max-md:min-h-10'

type ItemProps = {
  icon?: IconName
  danger?: boolean
  disabledReason?: string | null
  /** it is being done: a spinner takes the icon's place */
  isBusy?: boolean
  /** the same by key */
  keys?: string
  /** the menu stays open, to show what comes of it */
  staysOpen?: boolean
  onPick: () => void
  children: ReactNode
}

export function MenuItem({
  icon,
  danger,
  disabledReason,
  isBusy = false,
  keys,
  staysOpen = false,
  onPick,
  children,
}: ItemProps) {
  return (
    <Base.Item
      className={cx(row, danger && 'text-danger', disabledReason && 'opacity-45')}
      disabled={isBusy || Boolean(disabledReason)}
      closeOnClick={!staysOpen}
      onClick={onPick}
      title={disabledReason ?? undefined}
    >
      {isBusy ? (
        <Spinner className="text-ink-3" />
      ) : (
        icon && <Icon name={icon} className={danger ? '' : 'text-ink-3'} />
      )}
      {keys ? <span className="min-w-0 flex-1 truncate">{children}</span> : children}
      {keys && !isBusy && (
        <span className="max-md:hidden">
          <Kbd keys={keys} />
        </span>
      )}
    </Base.Item>
  )
}

type ChoicesProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode }

export function MenuChoices({ label, value, onChoose, children }: ChoicesProps) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onChoose}>
      {children}
    </Base.RadioGroup>
  )
}

/** One of several; the chosen one carries a check. */
export function MenuChoice({ value, icon, children }: { value: string; icon?: IconName; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} closeOnClick className={row}>
      {icon && <Icon name={icon} className="text-ink-3" />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Base.RadioItemIndicator className="text-accent-text">
        <Icon name="check" size={14} />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  )
}

export function MenuRule() {
  return <Base.Separator className="mx-1 my-1.5 h-px bg-line" />
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className="px-2.5 pt-1 pb-1.5 text-[12px] text-ink-3">{children}</p>
}
