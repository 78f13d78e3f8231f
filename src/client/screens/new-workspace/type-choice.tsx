import type { UseFormRegisterReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { planOffers } from '#rules/plans.ts'

type TypeChoiceProps = {
  register: UseFormRegisterReturn
  /** why the plan has no team workspaces, null when it has */
  teamReason: string | null
  /** where the plans are, null while there is no such screen */
  plansPath: string | null
}

export function TypeChoice({ register, teamReason, plansPath }: TypeChoiceProps) {
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
        line={`Invite up to ${planOffers.teams.seats} people. Credits come from the owner.`}
        icon="users"
        disabledReason={teamReason}
      />
      {teamReason && plansPath && (
        <p className="text-[13px]">
          <Link to={plansPath} className="rounded-sm font-medium text-accent-text underline-offset-4 hover:underline">
            View Plans
          </Link>
        </p>
      )}
    </fieldset>
  )
}
