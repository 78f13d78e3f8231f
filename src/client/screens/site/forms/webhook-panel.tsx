import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormSettings, WebhookDelivery } from '#api/submissions.ts'
import { product } from '#rules/product.ts'
import {
  replaceWebhookSecret,
  saveFormSettings,
  sendWebhookAgain,
  testWebhook,
  webhookDeliveriesQuery,
} from '#client/data/submissions.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { useAct } from '#client/parts/use-act.ts'
import { longWhen } from './when.ts'

/** Each answer as JSON to an address of one's own, signed; what was sent last, and a test. */
export function WebhookPanel({ projectId, settings }: { projectId: string; settings: FormSettings }) {
  const { data: deliveries = [] } = useQuery(webhookDeliveriesQuery(projectId))
  const [url, setUrl] = useState(settings.webhook_url ?? '')
  const [secret, setSecret] = useState<string | null>(null)
  const { isBusy, act } = useAct()
  const typed = url.trim()
  const isChanged = typed !== (settings.webhook_url ?? '')
  const withSecret = (work: () => Promise<{ secret: string | null }>) =>
    void act(async () => setSecret((await work()).secret ?? secret))
  return (
    <Panel>
      <PanelBody>
        <div className="grid gap-0.5">
          <h2 className="font-medium text-[15px] leading-6">Webhook</h2>
          <p className="text-[13px] text-ink-2">
            Each answer as JSON to an address of yours, signed so that you can tell it is us.
          </p>
        </div>
        <Field
          label="Address"
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://hooks.example/answers"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        {secret !== null && (
          <div className="grid gap-1.5 text-[13px]">
            <p className="font-medium">Signing secret. Copy it now: it is shown once.</p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 flex-1 truncate rounded-lg bg-panel-2 px-3 py-2 font-mono text-xs">
                {secret}
              </code>
              <CopyButton text={secret} />
            </p>
          </div>
        )}
        {settings.webhook_url !== null && (
          <>
            <p className="wrap-anywhere text-[13px] text-ink-2">
              Header X-{product.name}-Signature: t=time, v1=HMAC-SHA256 of “time.body” in hex.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button isBusy={isBusy} onClick={() => void act(() => testWebhook(projectId))}>
                Send a test
              </Button>
              <Button isBusy={isBusy} onClick={() => withSecret(() => replaceWebhookSecret(projectId))}>
                Replace secret
              </Button>
            </div>
          </>
        )}
        {deliveries.length > 0 && (
          <div className="grid gap-2">
            <h3 className="font-medium text-[13px]">Last deliveries</h3>
            <ul className="grid text-[13px]">
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  onAgain={() => void act(() => sendWebhookAgain(projectId, delivery.id))}
                />
              ))}
            </ul>
          </div>
        )}
      </PanelBody>
      <PanelFooter state={isChanged ? 'Not saved yet' : settings.webhook_url ? 'On' : 'Off'}>
        <Button
          size="regular"
          isBusy={isBusy}
          disabledReason={isChanged ? null : 'Nothing was changed.'}
          onClick={() => withSecret(() => saveFormSettings(projectId, { webhook_url: typed === '' ? null : typed }))}
        >
          {typed === '' ? 'Turn it off' : 'Save address'}
        </Button>
      </PanelFooter>
    </Panel>
  )
}

function DeliveryRow({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: () => void }) {
  const isSent = delivery.state === 'sent'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 last:border-0">
      <Icon
        name={isSent ? 'check' : delivery.state === 'failed' ? 'error' : 'history'}
        size={14}
        className={isSent ? 'text-ok' : delivery.state === 'failed' ? 'text-danger' : 'text-ink-2'}
      />
      <span>{longWhen(delivery.created_at)}</span>
      <span className="min-w-0 flex-1 text-ink-2">{deliveryWords(delivery)}</span>
      {delivery.state === 'failed' && delivery.submission_id !== null && <Button onClick={onAgain}>Send again</Button>}
    </li>
  )
}

function deliveryWords({
  state,
  status,
  tries,
  took_ms: ms,
  trouble,
  submission_id: id,
  due_at: due,
}: WebhookDelivery) {
  const what = id === null ? 'Test: ' : ''
  const took = ms === null ? '' : `, ${ms} ms`
  if (state === 'sent') return `${what}${status}, answered${tries > 1 ? ` at try ${tries}` : ''}${took}`
  const next = state === 'waiting' && due ? ` Next try ${longWhen(due)}.` : ''
  return `${what}${trouble ?? 'Waiting.'}${tries > 1 ? ` Tried ${tries} times.` : ''}${next}`
}
