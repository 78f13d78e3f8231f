import { useState } from 'react'
import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { leaveWorkspace } from '#client/data/people.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { counted } from '#rules/listed.ts'
import { firstKeeper, KeeperChoice } from './keeper-choice.tsx'
import { usePeopleChange } from './use-people-change.ts'

type LeaveProps = {
  workspace: WorkspaceDetails
  person: WorkspacePerson
  people: readonly WorkspacePerson[]
  onClose: () => void
}

/** Leaving cannot be taken back by who leaves: said first, with what becomes of what they made. */
export function LeaveDialog({ workspace, person, people, onClose }: LeaveProps) {
  const [keeper, setKeeper] = useState(firstKeeper({ people, leaving: person }))
  const { isBusy, change } = usePeopleChange()
  return (
    <FormDialog
      open
      title={`Leave ${workspace.name}?`}
      description={
        'It closes in all your tabs at once, and only an invitation brings you back. Nothing in it is yours alone: ' +
        'projects, sites and links stay, and so do your messages and comments, with your name.'
      }
      submit={`Leave ${workspace.name}`}
      look="danger"
      isBusy={isBusy}
      onSubmit={() =>
        change(() => leaveWorkspace({ workspace_id: workspace.id, keeper }), `You left ${workspace.name}`, onClose)
      }
      onClose={onClose}
    >
      <KeeperChoice
        people={people}
        leaving={person}
        label={`Who keeps the ${counted(person.made, 'project')} that you made`}
        value={keeper}
        isBusy={isBusy}
        onChoose={setKeeper}
      />
    </FormDialog>
  )
}
