import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#rules/listed.ts'
import { exportSubmissions, submissionsQuery } from '#client/data/submissions.ts'
import { Button } from '#client/ui/button.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { SiteHead } from '../site-head.tsx'
import { useAct } from '#client/parts/use-act.ts'
import { FormSettingsPanel } from './form-settings.tsx'
import { Inbox } from './inbox.tsx'

type View = 'inbox' | 'spam' | 'settings'

/** What visitors sent, what of it is spam, and where it goes. */
export function FormsTab({ projectId }: { projectId: string }) {
  const [view, setView] = useState<View>('inbox')
  const { data } = useInfiniteQuery(submissionsQuery(projectId, 'inbox', null))
  const { isBusy, act } = useAct()
  const [first] = data?.pages ?? []
  const counts = first?.counts ?? { inbox: 0, unread: 0, spam: 0 }
  const pages = new Set(first?.forms.map((form) => form.page_name))
  const line = first
    ? `What visitors sent, from ${counted(first.forms.length, 'form')} on ${counted(pages.size, 'page')}.`
    : 'What visitors sent.'
  const folder = view === 'spam' ? 'spam' : 'inbox'
  const isEmpty = (folder === 'spam' ? counts.spam : counts.inbox) === 0
  return (
    <>
      <SiteHead
        title="Forms"
        line={line}
        action={
          <Button
            size="regular"
            icon="download"
            isBusy={isBusy}
            disabledReason={isEmpty ? 'There is nothing to export yet.' : null}
            onClick={() => void act(async () => saveFile('answers.csv', await exportSubmissions(projectId, folder)))}
          >
            Export CSV
          </Button>
        }
      />
      <Segmented
        label="Part of the forms"
        className="justify-self-start"
        value={view}
        segments={[
          {
            value: 'inbox',
            label: counts.unread > 0 ? `Inbox ${counts.unread}` : 'Inbox',
            name: inboxName(counts.unread),
          },
          { value: 'spam', label: counts.spam > 0 ? `Spam ${counts.spam}` : 'Spam', name: `Spam, ${counts.spam}` },
          { value: 'settings', label: 'Settings' },
        ]}
        onChoose={setView}
      />
      {view === 'settings' ? (
        <FormSettingsPanel projectId={projectId} />
      ) : (
        <Inbox key={view} projectId={projectId} folder={view} />
      )}
    </>
  )
}

const inboxName = (unread: number) => (unread > 0 ? `Inbox, ${unread} unread` : 'Inbox')
