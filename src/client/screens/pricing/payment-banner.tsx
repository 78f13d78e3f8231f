import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import type { Payment } from '#client/state/payment/payment.ts'
import { paymentStore, usePayment } from '#client/state/payment/store.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { paymentWords } from '#rules/checkout.ts'

const dismiss = () => paymentStore.dispatch({ type: 'dismissed' })

/** Back to the choice, where the next try begins. */
function tryAgain() {
  dismiss()
  document.querySelector<HTMLElement>('[data-purchase]')?.focus()
}

/** What became of a purchase, one thing at a time, between title and plans. */
export function PaymentBanner() {
  const payment = usePayment()
  const shown = bannerOf(payment)
  // The region is there before it speaks, so that it is heard.
  return (
    <div role={payment.kind === 'error' ? 'alert' : 'status'} className={shown ? '' : 'hidden'}>
      {shown}
    </div>
  )
}

function bannerOf(payment: Payment): ReactNode {
  switch (payment.kind) {
    case 'idle':
    case 'processing':
      return null
    case 'confirming':
      return (
        <Banner tone="accent" mark={<Spinner />} title="Your payment is being confirmed">
          We are asking the payment provider about this sale. Your credits appear here as soon as it answers; you can
          keep working meanwhile.
        </Banner>
      )
    case 'success':
      return (
        <Banner
          tone="ok"
          mark={<Icon name="check" />}
          title={paymentWords.successful.title}
          actions={
            <Link className="btn btn-line" to={paths.builder}>
              Start Building
            </Link>
          }
        >
          {paymentWords.successful.description}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner tone="warn" mark={<Icon name="error" />} title={paymentWords.issue} actions={<Dismiss />}>
          {payment.message} {paymentWords.noCharge}
        </Banner>
      )
    case 'info':
      return (
        <Banner tone="accent" mark={<Icon name="info" />} title={paymentWords.information} actions={<Dismiss />}>
          {payment.message}
        </Banner>
      )
    case 'error':
      return (
        <Banner
          tone="danger"
          mark={<Icon name="error" />}
          title={paymentWords.issue}
          actions={
            <>
              <Dismiss />
              <button type="button" className="btn btn-ink" onClick={tryAgain}>
                <Icon name="retry" size={14} />
                Try Again
              </button>
            </>
          }
        >
          {payment.message}
          {payment.requestId && (
            <span className="ml-1 font-mono text-ink-3 text-xs wrap-anywhere">Request {payment.requestId}</span>
          )}
        </Banner>
      )
  }
}

function Dismiss() {
  return (
    <button type="button" className="btn btn-line" onClick={dismiss}>
      Dismiss
    </button>
  )
}

const tones = {
  accent: { edge: 'bg-accent', mark: 'text-accent-text' },
  ok: { edge: 'bg-ok', mark: 'text-ok' },
  warn: { edge: 'bg-warn', mark: 'text-warn' },
  danger: { edge: 'bg-danger', mark: 'text-danger' },
} as const

type BannerProps = {
  tone: keyof typeof tones
  mark: ReactNode
  title: string
  actions?: ReactNode
  children: ReactNode
}

function Banner({ tone, mark, title, actions, children }: BannerProps) {
  return (
    <div className="relative overflow-hidden rounded-xl border border-line bg-panel p-4 pl-5 sm:flex sm:items-center sm:gap-4">
      <span className={`absolute inset-y-0 left-0 w-1 ${tones[tone].edge}`} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 gap-3">
        <span className={`mt-0.5 ${tones[tone].mark}`}>{mark}</span>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-ink-2 wrap-anywhere">{children}</p>
        </div>
      </div>
      {actions && <div className="mt-3 flex gap-2 pl-7 sm:mt-0 sm:pl-0">{actions}</div>}
    </div>
  )
}
