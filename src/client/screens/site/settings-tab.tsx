import { useState } from 'react'
import type { PublishedSite, Publishing } from '#api/sites.ts'
import { type SiteChange, setSiteState, updateSite } from '#client/data/sites.ts'
import { AddressField, useNameCheck } from '#client/parts/publish/address-field.tsx'
import { BadgeChoice } from '#client/parts/publish/badge-choice.tsx'
import { visibilityChange, VisibilityChoice, visibilityReason } from '#client/parts/publish/visibility.tsx'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { SiteHead } from './site-head.tsx'
import { useSiteChange } from './use-change.ts'

type SettingsProps = { projectId: string; publishing: Publishing; site: PublishedSite }

/** Address, who can see it, badge, and how it is taken off. */
export function SettingsTab({ projectId, publishing, site }: SettingsProps) {
  const [name, setName] = useState(site.name)
  const [seen, setSeen] = useState({ visibility: site.visibility, password: '' })
  const [badge, setBadge] = useState(site.badge)
  const { problem } = useNameCheck(projectId, site.name, name)
  const { isBusy, change } = useSiteChange()
  const isDown = site.state === 'taken_down' ? 'The host took this site down.' : null
  const save = (what: SiteChange, title: string, line: string) =>
    void change(() => updateSite(projectId, what), { title, line })
  return (
    <>
      <SiteHead title="Settings" />
      <Panel>
        <PanelBody>
          {publishing.address && (
            <AddressField
              projectId={projectId}
              address={publishing.address}
              own={site.name}
              name={name}
              onChange={setName}
            />
          )}
        </PanelBody>
        <PanelFooter state="The old address leads to the new one for a year.">
          <Button
            size="regular"
            isBusy={isBusy}
            disabledReason={isDown ?? problem ?? (name === site.name ? 'It is called so already.' : null)}
            onClick={() => save({ name }, 'The address was changed', 'Visitors of the old one are sent on.')}
          >
            Change address
          </Button>
        </PanelFooter>
      </Panel>
      <Panel>
        <PanelBody>
          <h2 className="-mb-2 font-medium text-[13px]">Who can see it</h2>
          <VisibilityChoice publishing={publishing} seen={seen} onChange={setSeen} />
          <BadgeChoice publishing={publishing} isOn={badge} onChange={setBadge} />
        </PanelBody>
        <PanelFooter state="Holds at once; the badge with the next release.">
          <Button
            size="regular"
            isBusy={isBusy}
            disabledReason={isDown ?? visibilityReason(publishing, seen)}
            onClick={() =>
              save(
                { ...visibilityChange(seen), badge: badge || publishing.limits.needs_badge },
                'Saved',
                'Visitors see the site as you chose.',
              )
            }
          >
            Save
          </Button>
        </PanelFooter>
      </Panel>
      <States projectId={projectId} site={site} isBusy={isBusy} change={change} />
    </>
  )
}

type StatesProps = { projectId: string; site: PublishedSite } & ReturnType<typeof useSiteChange>

const states = {
  paused: {
    title: 'Pause',
    line: 'Visitors read that the site is resting. Address, releases and messages are kept. One press brings it back.',
    done: 'The site is paused',
  },
  unpublished: {
    title: 'Unpublish',
    line: 'Visitors find nothing at the address. It stays yours, releases and messages are kept, and you can publish again.',
    done: 'The site is unpublished',
  },
  live: {
    title: 'Show the site again',
    line: 'Visitors see the release that they saw last.',
    done: 'The site is live again',
  },
} as const

/** Each says what visitors see, what is kept and the way back, before its button. */
function States({ projectId, site, isBusy, change }: StatesProps) {
  if (site.state === 'taken_down')
    return (
      <p className="text-[13px] text-danger">
        The host took this site down{site.taken_down_why ? `: ${site.taken_down_why}` : '.'}
      </p>
    )
  const now = site.state
  const offered = (['live', 'paused', 'unpublished'] as const).filter((state) => state !== now)
  return (
    <Panel>
      <ul>
        {offered.map((state) => {
          const { title, line, done } = states[state]
          return (
            <li
              key={state}
              className="flex flex-wrap items-center gap-3 border-line border-b px-5 py-4 last:border-0 md:px-6"
            >
              <span className="min-w-0 flex-1 basis-64">
                <span className="block font-medium text-sm">{title}</span>
                <span className="text-[13px] text-ink-2">{line}</span>
              </span>
              <Button
                size="regular"
                isBusy={isBusy}
                onClick={() =>
                  void change(() => setSiteState(projectId, state), {
                    title: done,
                    line: 'Nothing was deleted.',
                    undo: () => setSiteState(projectId, now),
                  })
                }
              >
                {title}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
