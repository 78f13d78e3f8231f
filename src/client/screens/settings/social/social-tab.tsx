import { useQuery } from '@tanstack/react-query'
import { identitiesQuery } from '#client/data/identities.ts'
import { Panel } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { GoogleAccount } from './google-account.tsx'
import { useProviderReturn } from './use-provider-return.ts'

export function SocialTab() {
  const { data: identities, error, refetch } = useQuery(identitiesQuery)
  useProviderReturn()
  return (
    <>
      <TabHead title="Social Accounts" line="Other ways to sign in to this account." />
      {identities ? (
        <GoogleAccount identities={identities} />
      ) : error ? (
        <NotLoaded what="Your accounts" error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className="h-22 animate-pulse motion-reduce:animate-none">
          <p role="status" className="sr-only">
            Loading your accounts...
          </p>
        </Panel>
      )}
    </>
  )
}
