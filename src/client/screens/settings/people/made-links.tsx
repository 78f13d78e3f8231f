import type { MadeLink } from '#api/people.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { counted } from '#rules/listed.ts'
import { invitationDays } from '#rules/seats.ts'

type MadeProps = { links: readonly MadeLink[]; onClose: () => void }

/** What was just made. Links are shown here once; later another can be made in place of each. */
export function MadeLinks({ links, onClose }: MadeProps) {
  const isByMail = links.some(({ email }) => email !== null)
  return (
    <Modal
      open
      onClose={onClose}
      title={isByMail ? `${counted(links.length, 'invitation')} sent` : 'The link is made'}
      description={
        isByMail
          ? `Each link works once, for the address that it was sent to, within ${invitationDays} days.`
          : `Whoever has it can join, within ${invitationDays} days. It is shown here once.`
      }
      footer={
        <Button size="regular" look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="grid gap-3">
        {links.map(({ id, email, url }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="wrap-anywhere min-w-0 text-sm">{email ?? 'Invitation link'}</span>
            <CopyButton text={url} label="Copy link" />
          </li>
        ))}
      </ul>
    </Modal>
  )
}
