import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { signOutPerson } from '#client/data/people.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { counted } from '#rules/listed.ts'
import { usePeopleChange } from './use-people-change.ts'

type SignOutProps = { workspace: WorkspaceDetails; person: WorkspacePerson; onClose: () => void }

/** Says plainly how far it goes: a session opens all workspaces of a person, so all of theirs end. */
export function SignOutDialog({ workspace, person: { user_id, name }, onClose }: SignOutProps) {
  const { isBusy, change } = usePeopleChange()
  return (
    <FormDialog
      open
      title={`Sign ${name} out?`}
      description={
        `Every browser in which ${name} is signed in can open ${workspace.name}, so all of them are signed out at once, ` +
        'for their other workspaces too. Open tabs close their connection and ask them to sign in again.'
      }
      submit={`Sign ${name} out`}
      look="danger"
      isBusy={isBusy}
      onSubmit={() =>
        change(
          () => signOutPerson({ workspace_id: workspace.id, user_id }),
          ({ ended }) =>
            ended === 0 ? `${name} was signed in nowhere` : `${counted(ended, 'session')} of ${name} ended`,
          onClose,
        )
      }
      onClose={onClose}
    >
      <p className="text-[13px] text-ink-2">
        {name} keeps account, role and everything they made, and is told by mail that it was you. To keep somebody out,
        remove them instead.
      </p>
    </FormDialog>
  )
}
