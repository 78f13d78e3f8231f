import type { z } from 'zod'
import type { purchase } from '#api/payments.ts'
import { listPurchases as purchasesOf } from '../../db/queries/purchases.ts'
import type { Person, Services } from '../../services.ts'

/** One's own purchases, newest first. */
export async function listPurchases({ db }: Pick<Services, 'db'>, person: Person): Promise<z.infer<typeof purchase>[]> {
  const rows = await purchasesOf(db, person.id)
  return rows.map(({ id, saleId, plan, credits, price, currency, state, createdAt }) => ({
    id,
    sale_id: saleId,
    plan,
    credits,
    price,
    currency,
    state,
    created_at: createdAt.toISOString(),
  }))
}
