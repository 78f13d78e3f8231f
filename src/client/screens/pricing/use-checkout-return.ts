import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OriginState, paths } from '#client/paths.ts'
import { paymentStore } from '#client/state/payment/store.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { callbackDelayMs, paymentWords, readCheckoutReturn, returnParameters } from '#rules/checkout.ts'

/** Handles what the checkout came back with, a moment after it stands in the address, and cleans the address. */
export function useCheckoutReturn(): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const found = readCheckoutReturn(query)
    if (found.kind === 'none') return
    const timer = setTimeout(() => {
      for (const name of returnParameters) query.delete(name)
      const rest = query.toString()
      void navigate(`${paths.pricing}${rest && `?${rest}`}`, { replace: true, preventScrollReset: true })
      if (found.kind === 'cancelled') paymentStore.dispatch({ type: 'cancelled', message: found.message })
      if (found.kind === 'info') paymentStore.dispatch({ type: 'informed', message: found.message })
      if (found.kind === 'error') {
        paymentStore.dispatch({ type: 'failed', message: found.message })
        showToast({ title: paymentWords.failedTitle, description: found.message, variant: 'destructive' })
      }
      if (found.kind === 'sale') void confirm(found.saleId)
    }, callbackDelayMs)
    return () => clearTimeout(timer)

    async function confirm(saleId: string) {
      paymentStore.dispatch({ type: 'sale-returned', saleId })
      try {
        const { confirmSale } = await import('#client/flows/checkout.ts')
        if ((await confirmSale(saleId)) === 'signed-out') {
          // The sale is not lost: it is asked about once the person is here again.
          const from = { pathname: paths.pricing, search, hash: '' }
          void navigate(paths.auth, { replace: true, state: { from } satisfies OriginState })
        }
      } catch {
        paymentStore.dispatch({ type: 'failed', message: paymentWords.callbackFailed })
        showToast({
          title: paymentWords.errorTitle,
          description: paymentWords.callbackFailed,
          variant: 'destructive',
        })
      }
    }
  }, [search, navigate])
}
