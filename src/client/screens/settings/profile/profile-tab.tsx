import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#client/data/core/profile.ts'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { AvatarField } from './avatar-field.tsx'
import { NameForm } from './name-form.tsx'
import { YourData } from './your-data.tsx'

export function ProfileTab() {
  const { data: profile, error, refetch } = useQuery(profileQuery)
  return (
    <>
      <TabHead title="Profile" line="Your name as others in your workspaces see it." />
      {profile ? (
        <>
          <Panel>
            <NameForm profile={profile} avatar={<AvatarField profile={profile} />} />
          </Panel>
          <YourData email={profile.email} />
        </>
      ) : error ? (
        <NotLoaded what="Your profile" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** The shape of what comes. */
function Loading() {
  const bar = 'rounded-lg bg-panel-2'
  return (
    <Panel className="animate-pulse motion-reduce:animate-none">
      <PanelBody>
        <p role="status" className="sr-only">
          Loading your profile...
        </p>
        <span className={`size-20 rounded-full! ${bar}`} />
        <span className="grid gap-4 sm:grid-cols-2">
          <span className={`h-9 ${bar}`} />
          <span className={`h-9 ${bar}`} />
        </span>
        <span className={`h-9 ${bar}`} />
      </PanelBody>
    </Panel>
  )
}
