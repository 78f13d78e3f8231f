import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './core/query-client.ts'

type Products = Awaited<ReturnType<typeof api.payments.products>>
export type CheckoutProduct = Products['products'][number] & {
  /** it can be paid for over this page */
  hasOverlay: boolean
}
export type Purchase = Awaited<ReturnType<typeof api.payments.purchases>>[number]

const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => api.payments.products(undefined, { signal }),
})

/** What can be bought here, and what stands in the way. */
export async function readProducts(): Promise<CheckoutProduct[]> {
  const { products, has_overlay } = await queryClient.fetchQuery(productsQuery)
  return products.map((product) => ({ ...product, hasOverlay: has_overlay }))
}

/** Back to the free plan; what is known of plan, credits and workspaces is asked again. */
export const returnToFree = mutationOptions({
  mutationFn: () => api.payments.returnToFree(),
  onSuccess: () => Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
})

const touched = [['profile'], ['credits'], ['usage'], ['workspaces']] as const

/** One's own purchases, newest first. */
export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => api.payments.purchases(undefined, { signal }),
})
