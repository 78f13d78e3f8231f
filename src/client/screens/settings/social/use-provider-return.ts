import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { identitiesQuery } from '#client/data/identities.ts'
import { paths } from '#client/paths.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { oauthRecheckMs } from '#rules/account.ts'
import { messages, withDescription } from '#rules/messages.ts'
import { providerReturn } from './provider-return.ts'

/** After the return from a provider the identities are looked at again, what came of it is told, and the URL is cleaned. */
export function useProviderReturn(): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search, hash } = useLocation()

  useEffect(() => {
    const back = providerReturn({ search, hash })
    if (!back) return
    async function recheck(error: string | null) {
      await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey })
      const identities = queryClient.getQueryData(identitiesQuery.queryKey) ?? []
      if (error !== null) showToast(withDescription(messages.googleNotConnected, error))
      else if (identities.some(({ provider }) => provider === 'google')) showToast(messages.googleConnected)
      else showToast(messages.googleNotConnected)
      void navigate(paths.settingsTab('social'), { replace: true })
    }
    const timer = setTimeout(() => void recheck(back.error), oauthRecheckMs)
    return () => clearTimeout(timer)
  }, [search, hash, queryClient, navigate])
}
