import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { exportAccount } from '#client/flows/account.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { product } from '#rules/product.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** What is kept of a person leaves with them, and goes when they go. */
export function YourData({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (zip) => saveFile(`${product.name.toLowerCase()}-account.zip`, zip),
    onError: (error) => showToast(withDescription(messages.accountNotExported, problemOf(error).reason)),
  })
  return (
    <section aria-labelledby="your-data" className="grid gap-4 pt-4">
      <h2 id="your-data" className="font-semibold text-base">
        Your data
      </h2>
      <Panel>
        <Row title="Export" line="Your profile, workspaces, projects with all pages and versions, and chats, as a zip.">
          <Button size="regular" icon="download" isBusy={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? 'Preparing...' : 'Download export'}
          </Button>
        </Row>
        <Row title="Delete account" line="Your account and all that belongs to it. It cannot be undone.">
          <Button size="regular" className="text-danger!" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </Row>
      </Panel>
      {isAsking && <DeleteAccountDialog email={email} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Row({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 border-line border-b p-5 last:border-0 md:flex-row md:items-center md:justify-between md:gap-6 md:px-6">
      <div className="grid gap-0.5">
        <h3 className="font-medium text-sm">{title}</h3>
        <p className="text-[13px] text-ink-2">{line}</p>
      </div>
      {children}
    </div>
  )
}
