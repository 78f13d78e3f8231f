import { useState } from 'react'
import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { removePerson } from '#client/data/people.ts'
import { Select } from '#client/ui/select.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { counted } from '#rules/listed.ts'
import { refusal } from '#rules/permissions.ts'
import { usePeopleChange } from './use-people-change.ts'

type RemoveProps = {
  workspace: WorkspaceDetails
  person: WorkspacePerson
  people: readonly WorkspacePerson[]
  onClose: () => void
}

/** What happens at once, what is kept, and whose their projects are afterwards. */
export function RemoveDialog({ workspace, person, people, onClose }: RemoveProps) {
  const keepers = people.filter(
    ({ user_id, role }) => user_id !== person.user_id && role !== null && refusal(role, 'createProject') === null,
  )
  const [keeper, setKeeper] = useState(keepers.find(({ role }) => role === 'owner')?.user_id ?? '')
  const { isBusy, change } = usePeopleChange()
  return (
    <FormDialog
      open
      title={`Remove ${person.name}?`}
      description={
        `What they see of ${workspace.name} closes at once. What they have not saved stays in their browser to be copied. ` +
        'Their messages and versions stay.'
      }
      submit={`Remove ${person.name}`}
      look="danger"
      isBusy={isBusy}
      onSubmit={() =>
        change(
          () => removePerson({ workspace_id: workspace.id, user_id: person.user_id, keeper }),
          `${person.name} was removed`,
          onClose,
        )
      }
      onClose={onClose}
    >
      {person.made > 0 && (
        <div className="grid gap-1.5">
          <label htmlFor="keeper" className="font-medium text-[13px]">
            Who keeps the {counted(person.made, 'project')} that they made
          </label>
          <Select id="keeper" value={keeper} disabled={isBusy} onChange={(event) => setKeeper(event.target.value)}>
            {keepers.map(({ user_id, name, email }) => (
              <option key={user_id} value={user_id}>
                {name}, {email}
              </option>
            ))}
          </Select>
        </div>
      )}
    </FormDialog>
  )
}
