import type { WorkspacePerson } from '#api/people.ts'
import { Select } from '#client/ui/select.tsx'
import { counted } from '#rules/listed.ts'
import { refusal } from '#rules/permissions.ts'

type Choosing = { people: readonly WorkspacePerson[]; leaving: WorkspacePerson }

/** Who can keep what somebody made who goes: everybody else who may make projects there. */
export const keepersOf = ({ people, leaving }: Choosing) =>
  people.filter(
    ({ user_id, role }) => user_id !== leaving.user_id && role !== null && refusal(role, 'createProject') === null,
  )

/** The owner, until another keeper is chosen. */
export const firstKeeper = (of: Choosing) => keepersOf(of).find(({ role }) => role === 'owner')?.user_id ?? ''

type KeeperProps = Choosing & {
  label: string
  value: string
  isBusy: boolean
  onChoose: (id: string) => void
}

/** Projects belong to the workspace and stay in it; asked is only under whose name. */
export function KeeperChoice({ people, leaving, label, value, isBusy, onChoose }: KeeperProps) {
  if (leaving.made === 0) return null
  return (
    <div className="grid gap-1.5">
      <label htmlFor="keeper" className="font-medium text-[13px]">
        {label}
      </label>
      <Select id="keeper" value={value} disabled={isBusy} onChange={({ target }) => onChoose(target.value)}>
        {keepersOf({ people, leaving }).map(({ user_id, name, email }) => (
          <option key={user_id} value={user_id}>
            {name}, {email}
          </option>
        ))}
      </Select>
      <p className="text-[13px] text-ink-2">
        {leaving.made === 1
          ? 'It belongs to the workspace and stays in it'
          : `All ${counted(leaving.made, 'project')} belong to the workspace and stay in it`}
        , with every version, comment and site.
      </p>
    </div>
  )
}
