import { Button as BaseButton } from '@base-ui/react/button'
import { Toolbar } from '@base-ui/react/toolbar'
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useContext } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { keysSpoken } from './kbd.tsx'
import { Spinner } from './spinner.tsx'
import { InToolbar } from './in-toolbar.ts'
import { Tip } from './tooltip.tsx'

const looks = {
  primary: 'bg-accent text-accent-ink hover:brightness-110',
  outline: 'border border-line bg-panel text-ink hover:bg-panel-2',
  ghost: 'text-ink-2 hover:bg-panel-2 hover:text-ink',
  active: 'bg-accent-soft text-accent-text',
  danger: 'bg-danger text-panel hover:brightness-110',
} as const

type Shared = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** why it cannot be pressed now: shown as its tooltip, and the press does nothing; null when it can */
  disabledReason?: string | null
  ref?: Ref<HTMLButtonElement>
}

type ButtonProps = Shared & {
  look?: keyof typeof looks
  /** `regular`: the buttons of a screen, larger under a finger; `compact`: those of a toolbar */
  size?: keyof typeof sizes
  icon?: IconName
  /** a spinner takes the icon's place, and a press does nothing; its colour stays full */
  isBusy?: boolean
  children: ReactNode
}

const base =
  'inline-flex shrink-0 items-center justify-center rounded-lg px-3 font-medium whitespace-nowrap transition-colors duration-150 motion-reduce:transition-none'

const sizes = {
  compact: { look: 'h-8 gap-1.5 text-[13px] active:bg-accent-soft', icon: 14 },
  regular: { look: 'h-8 max-md:h-10 gap-2 text-sm', icon: 16 },
} as const

/** What a link wears that stands where a button could. */
export function buttonLooks(look: keyof typeof looks, size: keyof typeof sizes): string {
  return cx(base, sizes[size].look, looks[look])
}

/** A button with words. It stays focusable while it cannot be pressed, so that its reason can be read. */
export function Button({
  look = 'outline',
  size = 'compact',
  icon,
  isBusy = false,
  children,
  className,
  disabledReason,
  ...rest
}: ButtonProps) {
  // Always within a tip: a button that was built anew with its reason would lose the focus.
  return (
    <Tip label={disabledReason}>
      <Pressable
        {...pressable(rest, isBusy || disabledReason)}
        aria-busy={isBusy || undefined}
        className={cx(
          base,
          sizes[size].look,
          looks[look],
          isBusy ? 'cursor-progress!' : disabledReason && 'cursor-not-allowed! opacity-55',
          className,
        )}
      >
        {isBusy ? <Spinner size={sizes[size].icon} /> : icon && <Icon name={icon} size={sizes[size].icon} />}
        {children}
      </Pressable>
    </Tip>
  )
}

type IconButtonProps = Shared & {
  icon: IconName
  label: string
  /** what it would do now, said in its tooltip */
  hint?: string | undefined
  keys?: string
  size?: number
}

/** A button with a picture; its name is its label and its tooltip. */
export function IconButton({
  icon,
  label,
  hint,
  keys,
  size = 16,
  className,
  disabledReason,
  ...rest
}: IconButtonProps) {
  return (
    <Tip label={disabledReason ?? (hint ? `${label}: ${hint}` : label)} keys={disabledReason ? undefined : keys}>
      <Pressable
        {...pressable(rest, disabledReason)}
        aria-label={label}
        aria-keyshortcuts={keys && keysSpoken(keys)}
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-lg transition-colors duration-150 motion-reduce:transition-none',
          disabledReason
            ? 'cursor-not-allowed! text-ink-3 opacity-45'
            : 'text-ink-2 hover:bg-panel-2 hover:text-ink active:bg-accent-soft data-popup-open:bg-panel-2',
          className,
        )}
      >
        <Icon name={icon} size={size} />
      </Pressable>
    </Tip>
  )
}

/** Inside a toolbar a button is one of its items. */
function Pressable(props: ComponentProps<'button'>) {
  return useContext(InToolbar) ? <Toolbar.Button {...props} /> : <BaseButton {...props} />
}

/** `aria-disabled` instead of `disabled`: the reason stays within reach of the keyboard. */
function pressable(rest: Omit<ComponentProps<'button'>, 'disabled'>, reason: string | boolean | null | undefined) {
  const onClick = reason ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : rest.onClick
  return { type: 'button' as const, ...rest, onClick, 'aria-disabled': reason ? true : rest['aria-disabled'] }
}
