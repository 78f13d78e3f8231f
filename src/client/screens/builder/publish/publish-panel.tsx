import { useState } from 'react'
import { Link } from 'react-router'
import type { Publishing } from '#api/sites.ts'
import { counted } from '#rules/listed.ts'
import { homePage } from '#rules/chat.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { publishSite } from '#client/data/sites.ts'
import { AddressField, useNameCheck } from '#client/parts/publish/address-field.tsx'
import { BadgeChoice } from '#client/parts/publish/badge-choice.tsx'
import {
  type WhoSees,
  visibilityChange,
  VisibilityChoice,
  visibilityReason,
} from '#client/parts/publish/visibility.tsx'
import { dateWords, waitingWords } from '#client/parts/publish/words.ts'
import { paths } from '#client/paths.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button, buttonLooks } from '#client/ui/button.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Checks } from './checks.tsx'
import { PageRows } from './page-rows.tsx'

export type PanelProps = {
  projectId: string
  publishing: Publishing
  address: NonNullable<Publishing['address']>
  /** the server has everything that is shown */
  isSaved: boolean
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** From the draft to what visitors see: address, what changes, what to look at, who can see it, one button. */
export function PublishPanel({ projectId, publishing, address, isSaved, isBusy, onBusy, onClose }: PanelProps) {
  const { site, pages, waiting } = publishing
  const [name, setName] = useState(site?.name ?? publishing.suggested_name)
  const [seen, setSeen] = useState<WhoSees>({ visibility: site?.visibility ?? 'public', password: '' })
  const [badge, setBadge] = useState(site?.badge ?? true)
  const [done, setDone] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const own = site?.name ?? null
  const { problem } = useNameCheck(projectId, own, name)
  const isLive = site !== null && site.state !== 'unpublished'
  const isChosen =
    site === null || name !== own || seen.visibility !== site.visibility || seen.password !== '' || badge !== site.badge
  const reason = site?.state === 'taken_down' ? 'The host took this site down.' : reasonOf()

  async function publish() {
    onBusy(true)
    setFailure(null)
    try {
      const change = { ...visibilityChange(seen), badge: badge || publishing.limits.needs_badge }
      const { site: made } = await publishSite(projectId, { ...change, name })
      setSeen({ ...seen, password: '' })
      setDone(made?.live?.number ?? null)
      announce(`Release ${made?.live?.number ?? ''} is live`)
    } catch (error) {
      const { reason: why } = problemOf(error)
      setFailure(
        `${why ?? 'The server did not answer.'} ${isLive ? 'Visitors still see what they saw. ' : ''}Your pages are kept.`,
      )
    } finally {
      onBusy(false)
    }
  }

  useKeys({ 'Mod+Enter': () => (isBusy || reason !== null ? false : void publish()) })

  return (
    <div className="grid max-h-[min(80dvh,720px)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <header className="flex items-center gap-3 border-line border-b px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-[15px]">{isLive ? 'Update site' : 'Publish'}</h2>
          <p className="text-[13px] text-ink-2">{standing()}</p>
        </div>
        {site?.state === 'live' && (
          <a href={site.url} target="_blank" rel="noopener" className={buttonLooks('outline', 'compact')}>
            Open site
          </a>
        )}
      </header>
      <div className="grid content-start gap-5 overflow-y-auto px-4 py-4">
        {site?.taken_down_why && <p className="text-[13px] text-danger">The host’s reason: {site.taken_down_why}</p>}
        {done !== null && site && waiting === 0 && <IsLive number={done} url={site.url} />}
        <AddressField projectId={projectId} address={address} own={own} name={name} onChange={setName} />
        <section aria-label="What goes live" className="grid gap-2">
          <h3 className="font-medium text-[13px]">
            What goes live <span className="font-normal text-ink-2">{isLive ? waitingWords(waiting) : ''}</span>
          </h3>
          <PageRows pages={pages} />
        </section>
        <Checks onJump={onClose} />
        <section aria-label="Who can see it" className="grid gap-2">
          <h3 className="font-medium text-[13px]">Who can see it</h3>
          <VisibilityChoice publishing={publishing} seen={seen} onChange={setSeen} />
        </section>
        <BadgeChoice publishing={publishing} isOn={badge} onChange={setBadge} />
      </div>
      <footer className="grid gap-2 border-line border-t px-4 py-3">
        {failure && (
          <p role="alert" className="text-[13px] text-danger">
            {failure}
          </p>
        )}
        <Button look="primary" size="regular" isBusy={isBusy} disabledReason={reason} onClick={() => void publish()}>
          {buttonWords()}
        </Button>
        <p className="flex items-center justify-between gap-3 text-[12px] text-ink-2">
          <span>{reason ?? 'Costs no credit. You can go back.'}</span>
          {site && (
            <Link to={paths.site(projectId)} className="font-medium text-accent-text">
              Site and releases
            </Link>
          )}
        </p>
      </footer>
    </div>
  )

  function reasonOf(): string | null {
    if (!pages.some((page) => page.name === homePage && page.version_id !== null))
      return `${homePage} has no version to publish. Make it first.`
    if (problem) return problem
    if (!isSaved) return 'Your last changes are still on their way to the server.'
    if (isLive && waiting === 0 && !isChosen) return 'Visitors see everything that is here.'
    return visibilityReason(publishing, seen)
  }

  function standing(): string {
    if (!site?.live) return 'Nobody but you has seen this project yet.'
    if (site.state === 'unpublished') return 'Unpublished: visitors find nothing at the address.'
    const release = `release ${site.live.number}, ${dateWords(site.live.created_at)}`
    return site.state === 'live' ? `Live: ${release}` : `Not shown now: ${release}`
  }

  function buttonWords(): string {
    if (isBusy) return 'Publishing'
    if (!isLive) return `Publish ${counted(pages.filter(({ version_id: id }) => id !== null).length, 'page')}`
    return waiting > 0 ? `Publish ${counted(waiting, 'change')}` : 'Publish'
  }
}

function IsLive({ number, url }: { number: number; url: string }) {
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-bg p-3">
      <p className="font-medium text-[13px] text-ok">Release {number} is live</p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="min-w-0 flex-1 truncate text-[13px] text-accent-text underline"
        >
          {url}
        </a>
        <CopyButton text={url} />
      </div>
    </div>
  )
}
