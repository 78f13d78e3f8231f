import type { MouseEvent } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { toastMs } from './toast-times.ts'
import type { ToastProps, ToastVariant } from './toaster.tsx'

const marks: Record<ToastVariant, { icon: IconName; colour: string } | null> = {
  default: null,
  success: { icon: 'success', colour: 'text-ok' },
  destructive: { icon: 'error', colour: 'text-danger' },
  info: { icon: 'info', colour: 'text-ink-2' },
}

export function addToast(props: ToastProps): void {
  toast.custom((id) => <ToastCard {...props} onDone={() => toast.dismiss(id)} />, {
    duration: props.action ? toastMs.withAction : toastMs.plain,
    onDismiss: () => props.onGone?.(),
    onAutoClose: () => props.onGone?.(),
  })
}

function ToastCard({ title, description, variant, action, requestId, onDone }: ToastProps & { onDone: () => void }) {
  const mark = marks[variant]
  return (
    <div className="relative flex w-[356px] max-w-full gap-3 rounded-xl border border-line bg-panel p-4 pr-11 font-sans text-ink shadow-float">
      {mark && <Icon name={mark.icon} className={cx('mt-0.5', mark.colour)} />}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium text-sm">{title}</p>
        <p className="text-[13px] text-ink-2 wrap-anywhere">{description}</p>
        {requestId && <p className="mt-1 font-mono text-ink-3 text-xs wrap-anywhere">Request {requestId}</p>}
        {action && (
          <div className="mt-2">
            <button
              type="button"
              className={
                'inline-flex h-8 items-center rounded-lg border border-line bg-panel px-3 font-medium text-sm transition-colors ' +
                'duration-150 hover:bg-panel-2 motion-reduce:transition-none'
              }
              onMouseDown={keepFocus}
              onClick={() => {
                action.run()
                onDone()
              }}
            >
              {action.label}
            </button>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={`Dismiss ${title}`}
        onMouseDown={keepFocus}
        onClick={onDone}
        className={
          'absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-ink-2 transition-colors duration-150 ' +
          'hover:bg-panel-2 hover:text-ink motion-reduce:transition-none'
        }
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A press with the mouse leaves the focus where it is: the list would give it back late, out of a field being typed in. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The list itself. It stands clear of what a screen keeps at its lower edge. */
export function ToastList() {
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: 'var(--toast-bottom)', right: 20 }}
      mobileOffset={{ bottom: 'var(--toast-bottom)' }}
      gap={8}
      toastOptions={{ unstyled: true }}
      containerAriaLabel="Notices"
    />
  )
}
