import { useState } from 'react'
import type { Invitation } from '#api/people.ts'
import { renewInvitation, revokeInvitation } from '#client/data/people.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { usePeopleChange } from './use-people-change.ts'
import { inviteLine } from './words.ts'

const tickMs = 60_000

type RowProps = { workspaceId: string; invitation: Invitation }

/** One invitation that waits: send it again, make a link to copy, take it back. */
export function InvitationRow({ workspaceId, invitation }: RowProps) {
  const { id, email, is_expired: isExpired } = invitation
  const now = useNow(tickMs)
  const { isBusy, change } = usePeopleChange()
  const [url, setUrl] = useState<string | null>(null)
  const name = email ?? 'Invitation link'
  const at = { workspace_id: workspaceId, id }
  const renew = async (sends: boolean) => setUrl((await renewInvitation({ ...at, sends })).url)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3.5 md:px-6">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full border border-ink-3 border-dashed text-ink-2"
      >
        <Icon name={email === null ? 'link' : 'user'} size={16} />
      </span>
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <span className="wrap-anywhere font-medium text-sm">{name}</span>
        <span className="wrap-anywhere text-[13px] text-ink-2">{inviteLine(invitation, now)}</span>
      </div>
      <span className="flex flex-wrap items-center gap-1">
        {email !== null && (
          <Button size="regular" isBusy={isBusy} onClick={() => change(() => renew(true), `Sent to ${email} again`)}>
            {isExpired ? 'Invite again' : 'Send again'}
          </Button>
        )}
        {url === null ? (
          <Button
            size="regular"
            icon="link"
            isBusy={isBusy}
            onClick={() => change(() => renew(false), 'A new link is here. The one before it no longer works')}
          >
            New link
          </Button>
        ) : (
          <CopyButton text={url} label="Copy link" />
        )}
        <IconButton
          icon="trash"
          label={`Revoke the invitation of ${name}`}
          className="max-md:size-10"
          disabledReason={isBusy ? 'Wait until it is done.' : null}
          onClick={() => change(() => revokeInvitation(at), `The invitation of ${name} was taken back`)}
        />
      </span>
    </li>
  )
}
