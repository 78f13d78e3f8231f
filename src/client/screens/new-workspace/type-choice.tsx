import type { UseFormRegisterReturn } from 'react-hook-form'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { planOffers } from '#rules/plans.ts'

type TypeChoiceProps = {
  register: UseFormRegisterReturn
  /** why the plan has no team workspaces, null when it has */
  teamReason: string | null
}

export function TypeChoice({ register, teamReason }: TypeChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-[13px]">Workspace type</legend>
      <RadioCard
        {...register}
        value="personal"
        title="Personal Workspace"
        line="For your own projects and experiments."
        icon="user"
      />
      <RadioCard
        {...register}
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
