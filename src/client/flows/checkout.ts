import { paymentStore } from '../state/payment/store.ts'
import { showToast } from '../ui/toaster.tsx'
import type { CreditAmount, PaidPlan } from '#rules/catalogue.ts'
import { paymentWords, successResetMs } from '#rules/checkout.ts'
import { api } from '../data/api.ts'
import { openOverlay } from './checkout-overlay.ts'
import { purchasesQuery } from '../data/payments.ts'
import { problemOf, waitOf } from '../data/core/problem.ts'
import { queryClient } from '../data/core/query-client.ts'
import { subscribeToRealtime } from '../data/core/realtime.ts'
import { knownUser } from './session.ts'

type Choice = { plan: PaidPlan; credits: CreditAmount }

/** Asked again after these pauses, in milliseconds; the last one repeats. */
const pauses = [1000, 2000, 3000, 5000]
/** So many failures of the line in a row are waited out. */
const patience = 5

/**
 * Begins a checkout and leads `tab` to it; without a tab over this page, or in its place. What goes wrong is said
 * here. 'signed-out': nobody is signed in, and nothing was begun.
 */
export async function openCheckout(choice: Choice, tab: Window | null): Promise<'opened' | 'signed-out' | 'failed'> {
  if (!(await knownUser())) {
    tab?.close()
    paymentStore.dispatch({ type: 'checkout-opened' })
    return 'signed-out'
  }
  try {
    const known = await queryClient.fetchQuery({ ...purchasesQuery, staleTime: 0 })
    const { url, overlay } = await api.payments.checkout(choice)
    watchForSale(new Set(known.map(({ id }) => id)))
    if (tab) lead(tab, url)
    else if (!overlay || !(await openOverlay(overlay, url))) location.assign(url)
    paymentStore.dispatch({ type: 'checkout-opened' })
    return 'opened'
  } catch (error) {
    tab?.close()
    const { reason, requestId } = problemOf(error)
    const message = reason ?? paymentWords.initiateFailed
    paymentStore.dispatch({ type: 'failed', message, requestId })
    showToast({ title: paymentWords.purchaseError, description: message, variant: 'destructive', requestId })
    return 'failed'
  }
}

/** The checkout gets no hand on this page. */
function lead(tab: Window, url: string) {
  tab.opener = null
  tab.location.replace(url)
}

/** Asks about a sale until the provider has confirmed or refused it; says what came of it. */
export async function confirmSale(saleId: string): Promise<'done' | 'signed-out'> {
  if (!(await knownUser())) return 'signed-out'
  let failures = 0
  for (let tries = 0; isAbout(saleId); tries++) {
    let wait = pauses[Math.min(tries, pauses.length - 1)] ?? 0
    try {
      const sale = await api.payments.confirm({ sale_id: saleId })
      failures = 0
      if (sale.state === 'granted') return celebrate()
      if (sale.state === 'refused') return refuse(sale.reason ?? paymentWords.unknown, paymentWords.failedTitle, null)
    } catch (error) {
      const { reason, requestId } = problemOf(error)
      const seconds = waitOf(error)
      if (seconds !== null) wait = seconds * 1000
      else if (reason !== null || ++failures >= patience)
        return refuse(reason ?? paymentWords.callbackFailed, paymentWords.errorTitle, requestId)
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return 'done'
}

function isAbout(saleId: string): boolean {
  const payment = paymentStore.get()
  return payment.kind === 'confirming' && payment.saleId === saleId
}

function refuse(message: string, title: string, requestId: string | null): 'done' {
  paymentStore.dispatch({ type: 'failed', message, requestId })
  showToast({ title, description: message, variant: 'destructive', requestId })
  return 'done'
}

function celebrate(): 'done' {
  paymentStore.dispatch({ type: 'granted' })
  showToast({ ...paymentWords.successful, variant: 'success' })
  for (const queryKey of [['profile'], ['credits'], ['usage'], ['workspaces'], ['purchases']])
    void queryClient.invalidateQueries({ queryKey })
  setTimeout(() => paymentStore.dispatch({ type: 'reset' }), successResetMs)
  return 'done'
}

let stopWatching = () => {}

/** The checkout runs elsewhere: a new purchase is noticed when the account changes, and when one comes back. */
function watchForSale(known: ReadonlySet<string>): void {
  stopWatching()
  const look = async () => {
    const purchases = await queryClient.fetchQuery({ ...purchasesQuery, staleTime: 0 }).catch(() => [])
    if (!purchases.some(({ id, state }) => state === 'granted' && !known.has(id))) return
    stopWatching()
    celebrate()
  }
  const onFocus = () => void look()
  addEventListener('focus', onFocus)
  const stopHearing = subscribeToRealtime(({ type }) => {
    if (type === 'profile' || type === 'missed') void look()
  })
  stopWatching = () => {
    removeEventListener('focus', onFocus)
    stopHearing()
  }
}
