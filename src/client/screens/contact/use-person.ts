import { useEffect, useEffectEvent } from 'react'
import { useHint } from '#client/state/auth/hint.ts'

type Person = { name: string; email: string }

/** Tells who is signed in, for the fields that they need not fill in. The account's code is loaded only where somebody is. */
export function usePerson(onPerson: (person: Person) => void): void {
  const isSignedIn = useHint()
  const tell = useEffectEvent(onPerson)
  useEffect(() => {
    if (!isSignedIn) return
    const read = async () => (await import('#client/flows/person.ts')).readPerson()
    void read().then(
      (person) => person && tell(person),
      () => {},
    )
  }, [isSignedIn])
}
