import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainList } from '#api/domains.ts'
import { chooseMainDomain, domainsQuery } from '#client/data/domains.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { NotLoadedHere } from '../not-loaded-here.tsx'
import { SiteHead } from '../site-head.tsx'
import { useSiteChange } from '../use-change.ts'
import { AddDomain } from './add-domain.tsx'
import { DomainPanel } from './domain-panel.tsx'

/** The addresses under which people find the site: each domain with its chain, and what to set for it. */
export function DomainsTab({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useQuery(domainsQuery(projectId))
  const [isAdding, setAdding] = useState(false)
  const reason = data && (data.is_offered ? data.limit_reason : 'This host has no domains of your own yet.')
  return (
    <>
      <SiteHead
        title="Domains"
        line="The addresses under which people find the site."
        action={
          <Button
            look="primary"
            size="regular"
            icon="plus"
            disabledReason={data ? reason : 'Wait until they are loaded.'}
            onClick={() => setAdding(true)}
          >
            Add domain
          </Button>
        }
      />
      {data ? (
        <>
          {data.domains.map((domain) => (
            <DomainPanel key={domain.id} projectId={projectId} domain={domain} hostAddress={data.host_address} />
          ))}
          <HostAddress projectId={projectId} list={data} />
          <AddDomain projectId={projectId} isOpen={isAdding} onClose={() => setAdding(false)} />
        </>
      ) : error ? (
        <NotLoadedHere what="The domains" error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className="h-40 animate-pulse motion-reduce:animate-none">
          <p role="status" className="sr-only">
            Loading domains...
          </p>
        </Panel>
      )}
    </>
  )
}

/** The address that every site has, and what the plan says where it has no other. */
function HostAddress({ projectId, list }: { projectId: string; list: DomainList }) {
  const { isBusy, change } = useSiteChange()
  const main = list.domains.find((one) => one.is_main && one.state === 'live')
  return (
    <Panel>
      <PanelBody>
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1 basis-56">
            <span className="wrap-anywhere block font-medium text-sm">{list.host_address}</span>
            <span className="text-[13px] text-ink-2">{main ? `Leads to ${main.shown}` : 'Main address'}</span>
          </span>
          <CopyButton text={list.host_address} />
          {main && (
            <Button
              size="regular"
              isBusy={isBusy}
              onClick={() =>
                void change(() => chooseMainDomain(projectId, null), {
                  title: `${list.host_address} is the main address`,
                  line: `${main.shown} leads there now.`,
                  undo: () => chooseMainDomain(projectId, main.id),
                })
              }
            >
              Make main
            </Button>
          )}
        </div>
        {list.is_offered ? (
          list.limit_reason && (
            <p className="text-[13px] text-ink-2">
              {list.limit_reason} <PlansLink />
            </p>
          )
        ) : (
          <p className="text-[13px] text-ink-2">
            This host has not been set up for domains of your own. Ask whoever runs it; the address above stays yours.
          </p>
        )}
      </PanelBody>
    </Panel>
  )
}
