import { useQuery } from '@tanstack/react-query'
import { mailChoicesQuery } from '#client/data/notifications.ts'
import { Panel } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { MailChoices } from './mail-choices.tsx'

/** What is mailed; in the app everything is shown. */
export function NotificationsTab() {
  const { data, error, refetch } = useQuery(mailChoicesQuery)
  return (
    <>
      <TabHead title="Notifications" line="Everything is in the app, under the bell. Choose what is mailed too." />
      {data ? (
        <MailChoices choices={data} />
      ) : error ? (
        <NotLoaded what="What is mailed to you" error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className="h-96 animate-pulse motion-reduce:animate-none">
          <p role="status" className="sr-only">
            Loading what is mailed to you...
          </p>
        </Panel>
      )}
    </>
  )
}
