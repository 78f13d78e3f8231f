import type { PaidPlan } from '#rules/catalogue.ts'

/** Where a purchase stands (specification, section 4), as it is seen on the pricing page. */
export type Payment =
  | { kind: 'idle' }
  /** the checkout of a plan is being opened */
  | { kind: 'processing'; plan: PaidPlan }
  /** the provider is being asked about a sale */
  | { kind: 'confirming'; saleId: string }
  | { kind: 'success' }
  /** nothing was charged */
  | { kind: 'cancelled'; message: string }
  /** nothing went wrong: the provider has something to say */
  | { kind: 'info'; message: string }
  | { kind: 'error'; message: string; requestId: string | null }

export type PaymentEvent =
  | { type: 'checkout-began'; plan: PaidPlan }
  /** the checkout is open elsewhere; this page can be used again */
  | { type: 'checkout-opened' }
  | { type: 'sale-returned'; saleId: string }
  | { type: 'granted' }
  | { type: 'cancelled'; message: string }
  | { type: 'informed'; message: string }
  | { type: 'failed'; message: string; requestId?: string | null }
  | { type: 'dismissed' }
  /** the success was shown long enough */
  | { type: 'reset' }

export const idle: Payment = { kind: 'idle' }

/** A pure step. The same state means that nothing changed. */
export function reducePayment(state: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'checkout-began':
      return { kind: 'processing', plan: event.plan }
    case 'checkout-opened':
      return state.kind === 'processing' ? idle : state
    case 'sale-returned':
      return { kind: 'confirming', saleId: event.saleId }
    case 'granted':
      return { kind: 'success' }
    case 'cancelled':
      return { kind: 'cancelled', message: event.message }
    case 'informed':
      return { kind: 'info', message: event.message }
    case 'failed':
      return { kind: 'error', message: event.message, requestId: event.requestId ?? null }
    case 'dismissed':
      return ['error', 'cancelled', 'info'].includes(state.kind) ? idle : state
    case 'reset':
      return state.kind === 'success' ? idle : state
  }
}
