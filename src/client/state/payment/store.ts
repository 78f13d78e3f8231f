import { useSyncExternalStore } from 'react'
import { idle, type Payment, type PaymentEvent, reducePayment } from './payment.ts'

let state: Payment = idle
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The one purchase of this tab. */
export const paymentStore = {
  get: () => state,
  dispatch(event: PaymentEvent) {
    const next = reducePayment(state, event)
    if (next === state) return
    state = next
    for (const watcher of watchers) watcher()
  },
}

export function usePayment(): Payment {
  return useSyncExternalStore(watch, paymentStore.get, () => idle)
}
