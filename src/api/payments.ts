import { oc } from '@orpc/contract'
import { z } from 'zod'
import { text } from '#rules/fields.ts'
import { tooMany, unauthorized, unavailable } from './errors.ts'

const tags = ['Payments']
const noSaleId = 'This is not a sale id.'

export const checkoutProduct = z.object({
  id: z.string(),
  plan: z.enum(['pro', 'teams']),
  credits: z.number(),
  /** what is charged, in cents */
  price: z.number(),
  currency: z.string(),
  /** why it cannot be bought here, or null */
  unavailable: z.string().nullable(),
})

/** How a sale stands. Nothing is granted before the provider has confirmed it to the server. */
export const saleState = z.object({
  state: z.enum(['granted', 'pending', 'refused']),
  /** why it was refused, in words for the person */
  reason: z.string().nullable(),
  sale_id: z.string(),
  plan: z.enum(['pro', 'teams']).nullable(),
  credits: z.number().nullable(),
})
export type SaleState = z.infer<typeof saleState>

export const purchase = z.object({
  id: z.uuid(),
  sale_id: z.string(),
  plan: z.enum(['pro', 'teams']),
  credits: z.number(),
  /** cents */
  price: z.number(),
  currency: z.string(),
  state: z.enum(['granted', 'refunded', 'disputed']),
  created_at: z.string(),
})

export const payments = {
  products: oc
    .route({ method: 'GET', path: '/payments/products', summary: 'What can be bought, and how', tags })
    .output(
      z.object({
        /** 'sandbox' plays the provider on this server, never in production */
        provider: z.enum(['gumroad', 'stripe', 'sandbox']).nullable(),
        has_overlay: z.boolean(),
        products: z.array(checkoutProduct),
      }),
    ),
  checkout: oc
    .route({ method: 'POST', path: '/payments/checkout', successStatus: 201, summary: 'Begin a checkout', tags })
    /** plan and credits are checked with the specification's words, so they are taken as they come */
    .input(z.object({ plan: text(50), credits: z.number() }))
    .output(
      z.object({
        intent_id: z.uuid(),
        /** opens in a new tab */
        url: z.string(),
        overlay: z
          .object({ script_url: z.string(), app_id: z.string(), product_id: z.string(), email: z.string() })
          .nullable(),
      }),
    )
    .errors({
      ...unauthorized,
      ...tooMany,
      ...unavailable,
      BAD_REQUEST: { status: 400, message: 'Invalid plan type' },
    }),
  /** Asks the provider about a sale that came back with the person. */
  confirm: oc
    .route({ method: 'POST', path: '/payments/confirm', summary: 'Confirm a sale', tags })
    .input(z.object({ sale_id: text(200, noSaleId).pipe(z.string().regex(/^[A-Za-z0-9_=-]+$/, noSaleId)) }))
    .output(saleState)
    .errors({ ...unauthorized, ...tooMany }),
  /** Gates close, bought credits stay. On Free already, nothing happens. */
  returnToFree: oc
    .route({ method: 'POST', path: '/payments/return-to-free', summary: 'Return to the free plan', tags })
    .output(z.object({ plan: z.enum(['free']) }))
    .errors(unauthorized),
  purchases: oc
    .route({ method: 'GET', path: '/payments/purchases', summary: "One's own purchases, newest first", tags })
    .output(z.array(purchase))
    .errors(unauthorized),
}
