import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Identity } from '#api/auth.ts'
import { identitiesQuery, linkGoogle, unlinkIdentity } from '#client/data/identities.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { paths } from '#client/paths.ts'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { socialBusyMs } from '#rules/account.ts'
import { ProviderRow } from './provider-row.tsx'

/** Connecting goes to Google and back; disconnecting asks first, and is not possible while there is no other way to sign in. */
export function GoogleAccount({ identities }: { identities: readonly Identity[] }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const google = identities.find(({ provider }) => provider === 'google')
  const hasOther = (known: readonly Identity[]) => known.some(({ id }) => id !== google?.id)

  const connect = useMutation({
    async mutationFn() {
      location.assign(await linkGoogle())
      // Busy until the page is left, but not for ever: the way there may be cut.
      await new Promise((resolve) => setTimeout(resolve, socialBusyMs))
    },
    onError: (error) => showToast(withDescription(messages.googleNotConnected, problemOf(error).reason)),
  })

  const disconnect = useMutation({
    mutationFn: unlinkIdentity,
    onSuccess: () => showToast(messages.googleDisconnected),
    onError(error) {
      const { code, reason } = problemOf(error)
      if (code === 'LAST_METHOD') return setBlocked(true)
      showToast(
        code === 'UNLINK_DISABLED' ? messages.unlinkDisabled : withDescription(messages.googleNotDisconnected, reason),
      )
    },
    onSettled() {
      setAsking(false)
      return queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey })
    },
  })

  /** A password may have been set a moment ago: nobody is refused by an old list. */
  async function askToDisconnect() {
    const look = () => queryClient.fetchQuery({ ...identitiesQuery, staleTime: 0, retry: false, networkMode: 'always' })
    const canGo = hasOther(identities) || hasOther(await look().catch(() => identities))
    setBlocked(!canGo)
    setAsking(canGo)
  }

  return (
    <>
      <ProviderRow
        identity={google ?? null}
        isConnecting={connect.isPending}
        onConnect={() => connect.mutate()}
        onDisconnect={() => void askToDisconnect()}
      />
      {isBlocked && google && (
        <Notice
          title={messages.lastMethod.title}
          titleLang="ru"
          line={messages.lastMethod.description}
          action={
            <Link
              to={paths.settingsTab('password')}
              className="rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
            >
              Set a password
            </Link>
          }
        />
      )}
      {google && isAsking && (
        <FormDialog
          open
          title="Disconnect Google?"
          description="You then sign in with your email and password only."
          submit="Disconnect"
          look="danger"
          isBusy={disconnect.isPending}
          onSubmit={() => disconnect.mutate(google.id)}
          onClose={() => setAsking(false)}
        >
          {null}
        </FormDialog>
      )}
    </>
  )
}
