import { useState } from 'react'
import { useAuth } from '#client/flows/session.ts'
import { Opening } from '#client/parts/opening.tsx'
import { useHint } from '#client/state/auth/hint.ts'
import Builder from './builder.tsx'
import { OpenProject } from './open-project.tsx'

/** /app: the builder for a visitor, the project one worked on last for whoever is signed in. Decided once per visit. */
export default function App() {
  const isLoading = useAuth((auth) => auth.loading)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const isHinted = useHint()
  const [decided, decide] = useState<{ userId: string | null } | null>(null)
  if (!decided && !isLoading) decide({ userId })
  if (decided?.userId) return <OpenProject userId={decided.userId} />
  // A visitor waits for nobody; somebody who was signed in here lately does not see another's builder flash.
  if (!decided && isHinted) return <Opening />
  return <Builder />
}
