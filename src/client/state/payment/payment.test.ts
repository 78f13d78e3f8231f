import { expect, test } from 'vitest'
import { idle, type Payment, type PaymentEvent, reducePayment } from './payment.ts'

const after = (...events: PaymentEvent[]) => events.reduce<Payment>(reducePayment, idle)
const began: PaymentEvent = { type: 'checkout-began', plan: 'pro' }
const sale: PaymentEvent = { type: 'sale-returned', saleId: 'abc' }
const failed: PaymentEvent = { type: 'failed', message: 'Payment failed.' }
const cancelled: PaymentEvent = { type: 'cancelled', message: 'Payment was cancelled by user.' }

const informed: PaymentEvent = { type: 'informed', message: 'Your bank asks you' }

test.for<[string, PaymentEvent[], Payment]>([
  ['a checkout that begins', [began], { kind: 'processing', plan: 'pro' }],
  ['one that is open elsewhere', [began, { type: 'checkout-opened' }], idle],
  ['a sale that came back', [began, sale], { kind: 'confirming', saleId: 'abc' }],
  ['one that is confirmed', [sale, { type: 'granted' }], { kind: 'success' }],
  ['a success that was seen', [sale, { type: 'granted' }, { type: 'reset' }], idle],
  ['a failure', [failed], { kind: 'error', message: 'Payment failed.', requestId: null }],
  ['a failure that was dismissed', [failed, { type: 'dismissed' }], idle],
  ['a cancellation', [cancelled], { kind: 'cancelled', message: 'Payment was cancelled by user.' }],
  ['a cancellation that was dismissed', [cancelled, { type: 'dismissed' }], idle],
  ['information', [informed], { kind: 'info', message: 'Your bank asks you' }],
  ['information that was dismissed', [informed, { type: 'dismissed' }], idle],
  ['a new try after a failure', [failed, began], { kind: 'processing', plan: 'pro' }],
  [
    'nothing is reset but a success',
    [failed, { type: 'reset' }],
    { kind: 'error', message: 'Payment failed.', requestId: null },
  ],
  [
    'a sale is not dismissed while it is being confirmed',
    [sale, { type: 'dismissed' }],
    { kind: 'confirming', saleId: 'abc' },
  ],
  [
    'a checkout that opens after a sale changes nothing',
    [sale, { type: 'checkout-opened' }],
    { kind: 'confirming', saleId: 'abc' },
  ],
])('%s', ([, events, state]) => {
  expect(after(...events)).toEqual(state)
})
