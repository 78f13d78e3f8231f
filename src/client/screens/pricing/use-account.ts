import { useEffect, useState } from 'react'
import type { CheckoutProduct } from '#client/data/payments.ts'
import { firstSign } from '#client/parts/site/later.ts'
import { useHint } from '#client/state/auth/hint.ts'
import { loadToasts } from '#client/ui/toaster.tsx'
import type { Plan } from '#rules/plans.ts'

/** The plan of the person who is signed in, kept up to date; null for visitors and until it is known. */
export function useOwnPlan(): Plan | null {
  const isSignedIn = useHint()
  const [plan, setPlan] = useState<Plan | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    let isLeft = false
    let stop = () => {}
    void import('#client/flows/own-plan.ts').then(
      ({ followOwnPlan }) => {
        if (!isLeft) stop = followOwnPlan(setPlan)
      },
      () => {},
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [isSignedIn])
  return isSignedIn ? plan : null
}

/** What can be bought here; undefined until it is known. A visitor who only looks loads nothing for it. */
export function useProducts(): readonly CheckoutProduct[] | undefined {
  const isSignedIn = useHint()
  const [products, setProducts] = useState<readonly CheckoutProduct[]>()
  useEffect(() => {
    let isLeft = false
    void (isSignedIn ? Promise.resolve() : firstSign())
      .then(() => {
        // What is said of a purchase must not wait for its code.
        void loadToasts().catch(() => {})
        return import('#client/data/payments.ts')
      })
      .then(({ readProducts }) => readProducts())
      .then(
        (found) => {
          if (!isLeft) setProducts(found)
        },
        // The checkout itself tells what is wrong.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [isSignedIn])
  return products
}
