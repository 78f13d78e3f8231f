/** How long the return from the checkout waits before it is handled, and how long its success is shown, in milliseconds. */
export const callbackDelayMs = 100
export const successResetMs = 5000

export const paymentWords = {
  successful: { title: 'Payment Successful!', description: 'Your credits have been added to your account.' },
  failed: 'Payment failed. Please try again or contact support if the issue persists.',
  cancelled: 'Payment was cancelled by user.',
  noCharge: 'No charges were made to your account.',
  noInformation: 'Payment information not available',
  noSale: 'Payment marked as success but no sale ID found',
  other: (status: string) => `Payment completed with status: ${status}`,
  unknown: 'Payment was cancelled or failed',
  issue: 'Payment Issue',
  information: 'Payment information',
  failedTitle: 'Payment Failed',
  errorTitle: 'Payment Error',
  purchaseError: 'Purchase Error',
  callbackFailed: 'Failed to process payment callback',
  initiateFailed: 'Failed to initiate payment',
  overlayFailed: 'Failed to open overlay checkout',
  purchaseFailed: 'Failed to purchase credits',
  scriptFailed: 'Failed to load overlay script',
} as const

/** What a return from the checkout says. A sale is only a hint: the server asks the provider before anything is granted. */
export type CheckoutReturn =
  | { kind: 'none' }
  | { kind: 'sale'; saleId: string; productId: string | null }
  | { kind: 'cancelled'; message: string }
  | { kind: 'info'; message: string }
  | { kind: 'error'; message: string }

/** The query parameters that are read on return (specification, section 7); they are removed afterwards. */
export const returnParameters = ['payment', 'sale_id', 'success', 'product_id', 'email', 'message', 'error'] as const

/** What is needed of URLSearchParams. */
type Query = { get(name: string): string | null; has(name: string): boolean }

const saleIdPattern = /^[A-Za-z0-9_=-]{1,200}$/

/** Reads a return (specification, section 4): a sale id means success, whatever else is said; then the status; then the error. */
export function readCheckoutReturn(query: Query): CheckoutReturn {
  if (!returnParameters.some((name) => query.has(name))) return { kind: 'none' }
  const saleId = query.get('sale_id')
  if (saleId !== null && saleIdPattern.test(saleId)) return { kind: 'sale', saleId, productId: query.get('product_id') }
  const status = query.get('payment') ?? (query.get('success') === 'true' ? 'success' : null)
  const message = query.get('message')
  if (status === 'success') return { kind: 'error', message: paymentWords.noSale }
  if (status === 'failed') return { kind: 'error', message: paymentWords.failed }
  if (status === 'cancelled') return { kind: 'cancelled', message: paymentWords.cancelled }
  if (status === 'info') return { kind: 'info', message: message?.slice(0, 300) || paymentWords.noInformation }
  if (status !== null) return { kind: 'error', message: paymentWords.other(status.slice(0, 60)) }
  return { kind: 'error', message: query.get('error')?.slice(0, 300) || paymentWords.unknown }
}
