import { QueryObserver } from '@tanstack/react-query'
import { type Plan, planOf } from '#rules/plans.ts'
import { followChanges } from './follow-changes.ts'
import { profileQuery } from '../data/core/profile.ts'
import { queryClient } from '../data/core/query-client.ts'
import { knownUser } from './session.ts'

/** Tells the plan of the person who is signed in, now and whenever it changes. Returns how to stop. */
export function followOwnPlan(tell: (plan: Plan) => void): () => void {
  let stops: (() => void)[] | null = []
  void knownUser().then((user) => {
    if (!user || !stops) return
    const observer = new QueryObserver(queryClient, profileQuery)
    stops.push(followChanges(queryClient))
    stops.push(observer.subscribe(({ data }) => data && tell(planOf(data.plan))))
    const known = observer.getCurrentResult().data
    if (known) tell(planOf(known.plan))
  })
  return () => {
    for (const stop of stops ?? []) stop()
    stops = null
  }
}
