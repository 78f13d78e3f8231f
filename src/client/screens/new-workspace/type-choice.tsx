import type { ComponentProps } from 'react'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { planOffers } from '#rules/plans.ts'

type TypeChoiceProps = {
  field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>
  /** why the plan has no team workspaces, null when it has */
  teamReason: string | null
}

export function TypeChoice({ field: { name, ref, onChange, onBlur }, teamReason }: TypeChoiceProps) {
  const choice = { name, ref, onChange, onBlur }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-[13px]">Workspace type</legend>
      <RadioCard
        {...choice}
        value="personal"
        title="Personal Workspace"
        line="For your own projects and experiments."
        icon="user"
      />
      <RadioCard
        {...choice}
        value="team"
        title="Team Workspace"
        line={`For work that is shared. Credits come from the owner; inviting up to ${planOffers.teams.seats} people is coming.`}
        icon="users"
        disabledReason={teamReason}
      />
      {teamReason && (
        <p className="text-[13px]">
          <PlansLink />
        </p>
      )}
    </fieldset>
  )
}
