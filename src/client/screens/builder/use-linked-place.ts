import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BuilderPlace, builderPlaceOf } from '#rules/notification-paths.ts'

/** Opens what the address asks for, once: then it is the address of the project again. `open`: false leaves it to others. */
export function useLinkedPlace(open: (place: NonNullable<BuilderPlace>) => boolean): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const arrive = useEffectEvent((asked: string) => {
    const place = builderPlaceOf(asked)
    if (place && open(place)) void navigate({ hash: '' }, { replace: true })
  })
  // A way in from outside: a letter, or a notification of another project.
  useEffect(() => arrive(hash), [hash])
}
