import { useNavigate } from 'react-router'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { counted } from '#rules/listed.ts'

type SharedProps = { workspace: WorkspaceDetails; onClose: () => void }

/** An account that owns a workspace of others is not deleted before somebody else owns it, or it is gone. */
export function StillShared({ workspace: { id, name, member_count }, onClose }: SharedProps) {
  const navigate = useNavigate()
  const { choose } = useActiveWorkspace()
  const lead = (path: string) => {
    choose(id)
    onClose()
    void navigate(path)
  }
  return (
    <Modal
      open
      title={`Other people work in ${name}`}
      description={
        `You own it, and ${counted(member_count - 1, 'other person is', 'other people are')} in it. Offer it to one of ` +
        'them first, or delete it. Then your account can go; until then nothing is deleted.'
      }
      onClose={onClose}
      footer={
        <>
          <Button size="regular" onClick={() => lead(paths.settingsTab('workspaces'))}>
            Go to Workspaces
          </Button>
          <Button size="regular" look="primary" onClick={() => lead(paths.settingsTab('people'))}>
            Offer it to a member
          </Button>
        </>
      }
    >
      {null}
    </Modal>
  )
}
