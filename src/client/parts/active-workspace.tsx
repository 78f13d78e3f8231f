import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { messages } from '#rules/messages.ts'
import { chooseActive } from '#rules/workspaces.ts'
import { workspacesQuery } from '#client/data/core/workspaces.ts'
import { useLoadAhead } from '#client/ui/later.tsx'
import { loadToasts, showToast } from '#client/ui/toaster.tsx'
import {
  rememberedChangedAt,
  rememberedWorkspace,
  rememberWorkspace,
  watchRemembered,
} from '../state/active-workspace/remembered.ts'
import { followWorkspacesCreated } from '../state/active-workspace/workspaces-created.ts'

export type ActiveWorkspace = {
  /** empty until they are known */
  workspaces: readonly WorkspaceDetails[]
  /** the workspace that projects are listed for; null without workspaces, and until they are known */
  active: WorkspaceDetails | null
  isLoading: boolean
  /** why they are not known, null when they are */
  error: Error | null
  /** makes one active, in every tab */
  choose: (id: string) => void
  reload: () => Promise<unknown>
}

const ahead = [loadToasts]

const Context = createContext<ActiveWorkspace | null>(null)

/** Around every screen of a signed-in person, once. */
export function ActiveWorkspaceProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(workspacesQuery)
  const [isRefreshing, setRefreshing] = useState(false)
  const remembered = useSyncExternalStore(watchRemembered, () => rememberedWorkspace(userId))
  const active = data ? chooseActive(data, remembered) : null

  useEffect(
    () =>
      followWorkspacesCreated({
        refresh: () => queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey }),
        onLoading: setRefreshing,
      }),
    [queryClient],
  )

  // The first toast may be that the server is away.
  useLoadAhead(ahead)

  // What was fallen back to is remembered. An id younger than the list, such as one chosen in another tab, is looked up first.
  useEffect(() => {
    if (!active || active.id === remembered) return
    if (remembered !== null && rememberedChangedAt() > dataUpdatedAt) void refetch()
    else rememberWorkspace(userId, active.id)
  }, [active, remembered, dataUpdatedAt, refetch, userId])

  useEffect(() => {
    if (error) showToast(messages.workspacesNotLoaded)
  }, [error])

  const value = useMemo<ActiveWorkspace>(
    () => ({
      workspaces: data ?? [],
      active,
      // What is shown stays while it is read again: a card may have the focus, or its menu be open.
      isLoading: isPending || (isRefreshing && data?.length === 0),
      error: data ? null : error,
      choose: (id) => rememberWorkspace(userId, id),
      reload: refetch,
    }),
    [data, active, isPending, isRefreshing, error, userId, refetch],
  )
  return <Context value={value}>{children}</Context>
}

export function useActiveWorkspace(): ActiveWorkspace {
  const value = useContext(Context)
  if (!value) throw new Error('useActiveWorkspace outside of an ActiveWorkspaceProvider')
  return value
}
