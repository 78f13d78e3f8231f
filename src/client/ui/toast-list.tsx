import { Toaster as Sonner, toast } from 'sonner'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import type { ToastProps, ToastVariant } from './toaster.tsx'

/** Toasts stay for 3 seconds; longer while the pointer or the focus rests on them. */
const toastMs = 3000

const marks: Record<ToastVariant, { icon: IconName; colour: string } | null> = {
  default: null,
  success: { icon: 'check', colour: 'text-ok' },
  destructive: { icon: 'alert', colour: 'text-danger' },
  info: { icon: 'alert', colour: 'text-warn' },
}

export function addToast(props: ToastProps): void {
  toast.custom((id) => <ToastCard {...props} onDone={() => toast.dismiss(id)} />, { duration: toastMs })
}

function ToastCard({ title, description, variant, action, onDone }: ToastProps & { onDone: () => void }) {
  const mark = marks[variant]
  return (
    <div className="flex w-[340px] font-sans max-w-full items-start gap-3 rounded-xl border border-line bg-panel p-3.5 text-ink shadow-float">
      {mark && (
        <span className={cx('mt-0.5', mark.colour)}>
          <Icon name={mark.icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-[13px]">{title}</span>
        <span className="mt-0.5 block text-[13px] text-ink-2 leading-[18px]">{description}</span>
      </span>
      {action && (
        <button
          type="button"
          className="rounded-[4px] font-medium text-[13px] text-accent-text underline-offset-4 hover:underline"
          onClick={() => {
            action.run()
            onDone()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** The list itself. It stands clear of what a screen keeps at its lower edge. */
export default function ToastList() {
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
