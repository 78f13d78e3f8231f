import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenSession } from '#api/auth.ts'
import { openSessionsQuery, revokeOtherSessions, revokeSession } from '#client/data/open-sessions.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelFooter } from '#client/ui/panel.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { counted } from '#rules/listed.ts'
import { messages, withDescription } from '#rules/messages.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { SessionRow } from './session-row.tsx'

/** Where one is signed in, and the way to end what one does not know. */
export function SessionsPanel() {
  const queryClient = useQueryClient()
  const { data: sessions, error, refetch } = useQuery(openSessionsQuery)

  /** What was ended is gone from the list at once; the server's list follows. */
  function ended(isGone: (session: OpenSession) => boolean, words: string) {
    queryClient.setQueryData(openSessionsQuery.queryKey, (known) => known?.filter((session) => !isGone(session)))
    announce(words)
    void queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey })
  }
  const onError = (error: Error) => showToast(withDescription(messages.sessionNotEnded, problemOf(error).reason))
  const revoke = useMutation({
    mutationFn: revokeSession,
    onSuccess: (_, gone) => ended(({ id }) => id === gone, 'That device was signed out'),
    onError,
  })
  const revokeOthers = useMutation({
    mutationFn: revokeOtherSessions,
    onSuccess: () => ended(({ is_current }) => !is_current, 'All other devices were signed out'),
    onError,
  })

  const others = sessions?.filter(({ is_current }) => !is_current).length ?? 0
  return (
    <section aria-labelledby="sessions" className="grid gap-4 pt-4">
      <div className="grid gap-0.5">
        <h2 id="sessions" className="font-semibold text-base">
          Sessions
        </h2>
        <p className="text-[13px] text-ink-2">Devices on which you are signed in.</p>
      </div>
      {error && !sessions && <NotLoaded what="Your sessions" error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <Panel>
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={revoke.isPending && revoke.variables === session.id}
                onRevoke={() => revoke.mutate(session.id)}
              />
            ))}
          </ul>
          <PanelFooter
            state={others === 0 ? 'Only this device is signed in.' : `${counted(others, 'other device')} signed in.`}
          >
            {others > 0 && (
              <Button size="regular" isBusy={revokeOthers.isPending} onClick={() => revokeOthers.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </PanelFooter>
        </Panel>
      )}
    </section>
  )
}
