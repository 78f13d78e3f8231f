import { useState } from 'react'
import type { SiteDomain } from '#api/domains.ts'
import { domainProblemWords } from '#rules/domains.ts'
import { checkDomain, chooseMainDomain, removeDomain } from '#client/data/domains.ts'
import { dateWords } from '#client/parts/publish/words.ts'
import { Button, buttonLooks } from '#client/ui/button.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { dayOfYear } from '#client/ui/times.ts'
import { useAct } from '#client/parts/use-act.ts'
import { useSiteChange } from '../use-change.ts'
import { DomainChain } from './domain-chain.tsx'
import { DomainRecords } from './domain-records.tsx'

type PanelProps = { projectId: string; domain: SiteDomain; hostAddress: string }

/** One domain: how far its chain holds, what stands in the way, what to set, and what can be done with it. */
export function DomainPanel({ projectId, domain, hostAddress }: PanelProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, act } = useAct()
  const { isBusy: isChanging, change } = useSiteChange()
  const isLive = domain.state === 'live'
  return (
    <Panel>
      <PanelBody>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="wrap-anywhere font-semibold text-base">{domain.shown}</h2>
            {domain.shown !== domain.name && <p className="wrap-anywhere text-[13px] text-ink-2">{domain.name}</p>}
            <p className="text-[13px] text-ink-2">{headLine(domain)}</p>
          </div>
          {isLive && (
            <a
              href={`https://${domain.name}`}
              target="_blank"
              rel="noopener"
              className={buttonLooks('outline', 'regular')}
            >
              Open
            </a>
          )}
          {domain.state !== 'taken' && (
            <Button
              size="regular"
              icon="retry"
              isBusy={isBusy}
              onClick={() => void act(() => checkDomain(projectId, domain.id))}
            >
              Check now
            </Button>
          )}
        </div>
        <DomainChain domain={domain} />
        <Problem domain={domain} hostAddress={hostAddress} />
        {!isLive && domain.state !== 'taken' && <DomainRecords domain={domain} />}
        {domain.ends_at && (
          <p className="text-[13px] text-danger">
            Your plan has no domains any more. Visitors are led here until {dayOfYear(domain.ends_at)}; with Pro it
            stays.
          </p>
        )}
      </PanelBody>
      <PanelFooter
        state={domain.checked_at ? `Looked at ${dateWords(domain.checked_at)}` : 'Looking for the first time'}
      >
        <div className="flex flex-wrap gap-2 max-md:[&>*]:flex-1">
          {isLive && !domain.is_main && (
            <Button
              size="regular"
              isBusy={isChanging}
              onClick={() =>
                void change(() => chooseMainDomain(projectId, domain.id), {
                  title: `${domain.shown} is the main address`,
                  line: 'The others lead there now.',
                })
              }
            >
              Make main
            </Button>
          )}
          <Button size="regular" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </div>
      </PanelFooter>
      <FormDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove ${domain.shown}?`}
        submit="Remove domain"
        look="danger"
        isBusy={isChanging}
        onSubmit={() =>
          void change(() => removeDomain(projectId, domain.id), {
            title: `${domain.shown} was removed`,
            line: `The site stays at ${hostAddress}.`,
          })
        }
      >
        <p className="text-ink-2 text-sm">
          People who type it find nothing from then on. The site stays reachable at {hostAddress}. The name stays yours;
          you can add it again.
        </p>
      </FormDialog>
    </Panel>
  )
}

function headLine({ is_main: isMain, added_at: at, added_by: by, state }: SiteDomain): string {
  const what = isMain ? 'Main address' : 'Leads to the main address'
  return `${state === 'live' ? `${what}. ` : ''}Added ${dateWords(at)}${by ? ` by ${by}` : ''}.`
}

/** The link that does not hold is named, what we see stands over what should be there, and one thing is asked for. */
function Problem({ domain, hostAddress }: { domain: SiteDomain; hostAddress: string }) {
  const { problem, state } = domain
  if (!problem) return null
  const words = domainProblemWords[problem.code]
  const rows = [
    ['Seen now', problem.seen],
    [problem.code === 'caa' ? 'Add' : 'Should be', problem.should],
  ].filter(([, value]) => value)
  return (
    <div className="grid gap-2 rounded-xl border border-line bg-panel-2 p-4" aria-live="polite">
      <p className="font-medium text-sm">
        {state === 'taken'
          ? 'Another account has shown that this name is theirs.'
          : state === 'lost'
            ? `${domain.shown} stopped leading here on ${dateWords(domain.state_since)}.`
            : words.title}
      </p>
      <p className="text-[13px] text-ink-2">
        {state === 'taken'
          ? 'It leads to their site. If it is yours, remove it here and add it again: the new TXT record brings it back.'
          : `${state === 'lost' ? `The site is unharmed and reachable at ${hostAddress}. ${words.title} ` : ''}${words.line}`}
      </p>
      {rows.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-[13px] sm:grid-cols-[88px_minmax(0,1fr)]">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere font-mono">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
