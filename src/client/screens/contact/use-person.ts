import { useEffect, useState } from 'react'
import { useHint } from '#client/state/auth/hint.ts'

type Person = { name: string; email: string }

/** Who is signed in, for the fields that they need not fill in. The account's code is loaded only where somebody is. */
export function usePerson(): Person | null {
  const isSignedIn = useHint()
  const [person, setPerson] = useState<Person | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    void import('#client/flows/person.ts').then(({ readPerson }) => readPerson()).then(setPerson, () => {})
  }, [isSignedIn])
  return isSignedIn ? person : null
}
