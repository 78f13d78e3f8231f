import type { Services } from '../../services.ts'
import { beginCheckout } from '../../use-cases/payments/begin-checkout.ts'
import { confirmSale } from '../../use-cases/payments/confirm-sale.ts'
import { listProducts } from '../../use-cases/payments/list-products.ts'
import { listPurchases } from '../../use-cases/payments/list-purchases.ts'
import { returnToFree } from '../../use-cases/payments/return-to-free.ts'
import { api, signedIn } from './api.ts'

export function paymentProcedures(services: Services) {
  const { products, checkout, confirm, returnToFree: toFree, purchases } = api.payments
  return {
    products: products.handler(() => listProducts(services)),
    checkout: checkout.handler(({ input, context }) =>
      beginCheckout(services, signedIn(context), context.visitor, input),
    ),
    confirm: confirm.handler(({ input, context }) =>
      confirmSale(services, signedIn(context), context.visitor, input.sale_id),
    ),
    returnToFree: toFree.handler(({ context }) => returnToFree(services, signedIn(context))),
    purchases: purchases.handler(({ context }) => listPurchases(services, signedIn(context))),
  }
}
