import type { ReactNode } from 'react'
import type { Publishing } from '#api/sites.ts'
import { Panel, PanelBody } from '#client/ui/panel.tsx'

/** Before the first release. */
export function NotYet({
  publishing: { address, suggested_name: name },
  children,
}: {
  publishing: Publishing
  children: ReactNode
}) {
  return (
    <Panel>
      <PanelBody>
        <div className="grid gap-2">
          <h1 className="font-semibold text-xl">Nobody sees this project yet</h1>
          <p className="text-ink-2 text-sm">
            {address
              ? `Publish it in the builder and it gets an address at once, such as ${name}${address.after}. ` +
                'What you change afterwards stays a draft until you publish again.'
              : 'This host publishes nothing: whoever runs it has not set an address for sites. Downloads work as before.'}
          </p>
        </div>
        <div>{children}</div>
      </PanelBody>
    </Panel>
  )
}
