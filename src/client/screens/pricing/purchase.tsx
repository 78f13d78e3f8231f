import { useNavigate } from 'react-router'
import type { CheckoutProduct } from '#client/data/payments.ts'
import { type OriginState, paths } from '#client/paths.ts'
import { useHint } from '#client/state/auth/hint.ts'
import { choiceSearch } from '#client/state/payment/choice.ts'
import { paymentStore, usePayment } from '#client/state/payment/store.ts'
import { cx } from '#client/ui/cx.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import type { CreditOption, PaidPlan } from '#rules/catalogue.ts'
import { paymentWords } from '#rules/checkout.ts'
import { total } from './prices.ts'

type PurchaseProps = {
  plan: PaidPlan
  option: CreditOption
  product: CheckoutProduct | undefined
  /** why these packs are not for this person, or null */
  reason: string | null
}

/** The number that is charged stands on the button and under it, before anybody leaves. */
export function Purchase({ plan, option, product, reason: planReason }: PurchaseProps) {
  const isSignedIn = useHint()
  const navigate = useNavigate()
  const payment = usePayment()
  const isBusy = payment.kind === 'processing' && payment.plan === plan
  const reason = planReason ?? product?.unavailable ?? null
  const { credits } = option
  const price = total(product?.price ?? option.checkoutPrice * 100)
  const noteId = `purchase-${plan}`

  function signIn() {
    const from = { pathname: paths.pricing, search: choiceSearch(plan, credits), hash: '' }
    void navigate(paths.auth, { state: { from } satisfies OriginState })
  }

  async function buy() {
    if (reason !== null || payment.kind === 'processing') return
    if (!isSignedIn) return signIn()
    // Opened by the press itself, or the browser would take it for an advertisement.
    const tab = product?.hasOverlay ? null : window.open('about:blank', '_blank')
    paymentStore.dispatch({ type: 'checkout-began', plan })
    try {
      const { openCheckout } = await import('#client/flows/checkout.ts')
      if ((await openCheckout({ plan, credits }, tab)) === 'signed-out') signIn()
    } catch {
      // Its code could not be loaded.
      tab?.close()
      paymentStore.dispatch({ type: 'failed', message: paymentWords.initiateFailed })
      showToast({ title: paymentWords.purchaseError, description: paymentWords.initiateFailed, variant: 'destructive' })
    }
  }

  return (
    <div className="mt-6">
      <button
        type="button"
        data-purchase={plan}
        aria-disabled={reason !== null || isBusy || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={noteId}
        className={cx(
          'btn btn-lg w-full',
          reason !== null || isBusy ? 'btn-off' : plan === 'pro' ? 'btn-accent' : 'btn-ink',
        )}
        onClick={() => void buy()}
      >
        {isBusy && <Spinner />}
        {isBusy ? 'Opening checkout…' : `Purchase ${credits} credits for ${price}`}
      </button>
      {isBusy && <div className="checkout-stripe mt-3 h-0.5" aria-hidden="true" />}
      {reason === null ? (
        <p
          id={noteId}
          aria-live="polite"
          className={cx('text-center text-[13px] text-ink-2', isBusy ? 'mt-2' : 'mt-2.5')}
        >
          Checkout total <strong className="font-semibold text-ink">{price}</strong> for {credits} credits
        </p>
      ) : (
        <p id={noteId} className={cx('mt-2.5 text-[13px]', planReason === null ? 'text-danger' : 'text-ink-2')}>
          {reason}
        </p>
      )}
    </div>
  )
}
