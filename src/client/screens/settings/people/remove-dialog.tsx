import { useState } from 'react'
import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { removePerson } from '#client/data/people.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { counted } from '#rules/listed.ts'
import { firstKeeper, KeeperChoice } from './keeper-choice.tsx'
import { usePeopleChange } from './use-people-change.ts'

type RemoveProps = {
  workspace: WorkspaceDetails
  person: WorkspacePerson
  people: readonly WorkspacePerson[]
  onClose: () => void
}

/** What happens at once, what is kept, and under whose name their projects are afterwards. */
export function RemoveDialog({ workspace, person, people, onClose }: RemoveProps) {
  const [keeper, setKeeper] = useState(firstKeeper({ people, leaving: person }))
  const { isBusy, change } = usePeopleChange()
  return (
    <FormDialog
      open
      title={`Remove ${person.name}?`}
      description={
        `What they see of ${workspace.name} closes at once. What they have not saved stays in their browser to be copied. ` +
        'Their messages, comments and versions stay with their name, and they keep their account.'
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
      <KeeperChoice
        people={people}
        leaving={person}
        label={`Who keeps the ${counted(person.made, 'project')} that they made`}
        value={keeper}
        isBusy={isBusy}
        onChoose={setKeeper}
      />
    </FormDialog>
  )
}
