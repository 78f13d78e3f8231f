import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Publishing } from '#api/sites.ts'
import { siteNameMaxLength, siteNameProblem } from '#rules/site-names.ts'
import { checkSiteName } from '#client/data/sites.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'

type AddressProps = {
  projectId: string
  address: NonNullable<Publishing['address']>
  /** the name that the site has; null before the first release */
  own: string | null
  name: string
  onChange: (name: string) => void
}

/** What is known about a name that is being typed. */
export function useNameCheck(projectId: string, own: string | null, name: string) {
  const typed = useDeferredValue(name.trim().toLowerCase())
  const problem = typed === own ? null : siteNameProblem(typed)
  const isAsked = typed !== own && problem === null
  const { data } = useQuery({
    queryKey: ['site-name', projectId, typed],
    queryFn: ({ signal }) => checkSiteName(projectId, typed, signal),
    enabled: isAsked,
    staleTime: 10_000,
  })
  return {
    problem: problem ?? (isAsked ? (data?.problem ?? null) : null),
    free: isAsked ? (data?.free ?? []) : [],
    isFree: data?.problem === null,
  }
}

/** The name in front of the host's domain, checked while it is typed. */
export function AddressField({ projectId, address, own, name, onChange }: AddressProps) {
  const { problem, free, isFree } = useNameCheck(projectId, own, name)
  const after = address.after.split(':')[0] ?? ''
  return (
    <div className="grid gap-2">
      <Field
        label="Address"
        value={name}
        error={problem}
        hint={name === own ? undefined : isFree ? 'Free' : undefined}
        maxLength={siteNameMaxLength}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
        inside={
          <span className="pointer-events-none absolute inset-y-0 right-3 inline-flex items-center text-[13px] text-ink-2">
            {after}
          </span>
        }
      />
      {free.length > 0 && (
        <p className="flex flex-wrap items-center gap-1 text-[13px] text-ink-2">
          These are free:
          {free.map((one) => (
            <Button key={one} look="ghost" onClick={() => onChange(one)}>
              {one}
            </Button>
          ))}
        </p>
      )}
      {own !== null && name !== own && problem === null && (
        <p className="text-[13px] text-ink-2">
          Visitors of {own}
          {after} are sent on to the new address for a year.
        </p>
      )}
    </div>
  )
}
