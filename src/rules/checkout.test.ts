import { expect, test } from 'vitest'
import { readCheckoutReturn } from './checkout.ts'

test.for([
  ['', { kind: 'none' }],
  ['other=1', { kind: 'none' }],
  ['sale_id=abc123&product_id=pro-200', { kind: 'sale', saleId: 'abc123', productId: 'pro-200' }],
  ['payment=cancelled&sale_id=abc', { kind: 'sale', saleId: 'abc', productId: null }],
  ['payment=success', { kind: 'error', message: 'Payment marked as success but no sale ID found' }],
  ['success=true', { kind: 'error', message: 'Payment marked as success but no sale ID found' }],
  ['payment=success&sale_id=../x', { kind: 'error', message: 'Payment marked as success but no sale ID found' }],
  [
    'payment=failed',
    { kind: 'error', message: 'Payment failed. Please try again or contact support if the issue persists.' },
  ],
  ['payment=cancelled', { kind: 'cancelled', message: 'Payment was cancelled by user.' }],
  ['payment=info', { kind: 'info', message: 'Payment information not available' }],
  ['payment=info&message=Soon', { kind: 'info', message: 'Soon' }],
  ['payment=held', { kind: 'error', message: 'Payment completed with status: held' }],
  ['error=card', { kind: 'error', message: 'card' }],
  ['email=a@b.co', { kind: 'error', message: 'Payment was cancelled or failed' }],
] as const)('"%s" is read as %o', ([query, expected]) => {
  expect(readCheckoutReturn(new URLSearchParams(query))).toEqual(expected)
})
