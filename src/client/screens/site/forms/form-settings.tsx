import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormSettings } from '#api/submissions.ts'
import { thankYouMax } from '#rules/submissions.ts'
import { type FormSettingsChange, formSettingsQuery, saveFormSettings } from '#client/data/submissions.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { NotLoadedHere } from '../not-loaded-here.tsx'
import { useAct } from '#client/parts/use-act.ts'
import { WebhookPanel } from './webhook-panel.tsx'

/** Where an answer goes, in the order it goes: the visitor, the owner's mail, own systems. */
export function FormSettingsPanel({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useQuery(formSettingsQuery(projectId))
  if (data)
    return (
      <>
        <Answering key={JSON.stringify(data)} projectId={projectId} settings={data} />
        <WebhookPanel projectId={projectId} settings={data} />
      </>
    )
  if (error) return <NotLoadedHere what="The settings" error={error} onRetry={() => void refetch()} />
  return (
    <Panel className="h-60 animate-pulse motion-reduce:animate-none">
      <p role="status" className="sr-only">
        Loading settings...
      </p>
    </Panel>
  )
}

const retentions = [
  { days: null, label: 'Until I delete them' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
] as const

function Answering({ projectId, settings }: { projectId: string; settings: FormSettings }) {
  const [draft, setDraft] = useState<FormSettingsChange>({})
  const { isBusy, act } = useAct()
  const now = { ...settings, ...draft }
  const isChanged = Object.keys(draft).length > 0
  const change = (part: FormSettingsChange) => setDraft((before) => ({ ...before, ...part }))
  return (
    <Panel>
      <PanelBody>
        <Field
          label="Thank-you"
          hint={`${now.thank_you.length} of ${thankYouMax}`}
          rows={3}
          maxLength={thankYouMax}
          placeholder="Your message has arrived."
          value={now.thank_you}
          onChange={(event) => change({ thank_you: event.target.value })}
        />
        <Tick
          label="Mail each answer"
          line={
            settings.can_mail ? `To ${settings.mail_to}. Answering writes to the sender.` : 'This host sends no mail.'
          }
          isOn={now.mails}
          onChange={(mails) => change({ mails })}
        />
        {settings.mails_left !== null && (
          <p className="text-[13px] text-ink-2">
            {settings.mails_left} of 50 mails are left this month. No answer is ever turned away: all are kept here.{' '}
            <PlansLink />
          </p>
        )}
        <Tick
          label="Sort out spam"
          line="A hidden field, the time between page and answer, and links. Kept in Spam for 30 days."
          isOn={now.sorts_spam}
          onChange={(sorts_spam) => change({ sorts_spam })}
        />
        <label className="grid gap-1.5 text-[13px]">
          <span className="font-medium">Keep answers</span>
          <Select
            value={now.retention_days ?? ''}
            onChange={(event) =>
              change({
                retention_days: retentions.find(({ days }) => String(days ?? '') === event.target.value)?.days ?? null,
              })
            }
          >
            {retentions.map(({ days, label }) => (
              <option key={label} value={days ?? ''}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </PanelBody>
      <PanelFooter state={isChanged ? 'Not saved yet' : 'All changes saved'}>
        <Button
          look="primary"
          size="regular"
          isBusy={isBusy}
          disabledReason={isChanged ? null : 'Nothing was changed.'}
          onClick={() => void act(() => saveFormSettings(projectId, draft))}
        >
          Save changes
        </Button>
      </PanelFooter>
    </Panel>
  )
}
