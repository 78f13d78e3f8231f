import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteAccount } from '#client/flows/account.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { workspacesQuery } from '#client/data/core/workspaces.ts'
import { TypedNameDialog } from '#client/parts/typed-name-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { StillShared } from './still-shared.tsx'
import { sharedWorkspace, whatIsLost } from './what-is-lost.ts'

/** Names all that goes, and asks for the address of the account. Where others work in a workspace of theirs, that comes first. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onError: (error) => showToast(withDescription(messages.accountNotDeleted, problemOf(error).reason)),
  })
  const shared = sharedWorkspace(workspaces)
  if (shared) return <StillShared workspace={shared} onClose={onClose} />
  return (
    <TypedNameDialog
      open
      title="Delete account"
      description={
        <>
          This is deleted at once and cannot be undone:
          <span role="list" className="mt-2 grid max-h-40 gap-1 overflow-y-auto">
            {whatIsLost(workspaces).map((line) => (
              <span key={line} role="listitem" className="flex gap-2 text-ink">
                <span aria-hidden="true" className="mt-2 size-1 shrink-0 rounded-full bg-ink-3" />
                {line}
              </span>
            ))}
          </span>
        </>
      }
      name={email}
      submit="Delete account"
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(email)}
      onClose={onClose}
    />
  )
}
