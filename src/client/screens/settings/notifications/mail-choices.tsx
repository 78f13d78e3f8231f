import { useState } from 'react'
import type { NotificationChoices } from '#api/notifications.ts'
import {
  digestHour,
  type MailTiming,
  type NotificationTopic,
  notificationTopics,
  soonMs,
  topicNames,
} from '#rules/notifications.ts'
import { saveMailChoices } from '#client/data/notifications.ts'
import { useAct } from '#client/parts/use-act.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Tick } from '#client/ui/tick.tsx'

const timings = [
  { value: 'soon', label: 'At once' },
  { value: 'digest', label: 'Daily' },
  { value: 'off', label: 'Off' },
] as const

const meaning =
  `At once: ${soonMs / 60_000} minutes after it happened, unless you have read it by then. ` +
  `Daily: all that is unread in one mail, at 0${digestHour}:00.`

/** Which mails come, a row a topic; each choice is kept at once. */
export function MailChoices({ choices }: { choices: NotificationChoices }) {
  const { isBusy, act } = useAct()
  // What was chosen is shown while it is being kept.
  const [chosen, choose] = useState<Pick<NotificationChoices, 'is_off' | 'topics'> | null>(null)
  const { is_off: isOff, topics } = chosen ?? choices

  async function change(next: Pick<NotificationChoices, 'is_off' | 'topics'>) {
    choose(next)
    await act(() => saveMailChoices(next))
    choose(null)
  }

  const setTiming = (topic: NotificationTopic, timing: MailTiming) =>
    void change({ is_off: isOff, topics: { ...topics, [topic]: timing } })

  return (
    <>
      {!choices.can_mail && <Notice title="This host sends no mail" line="What you choose counts once it does." />}
      <Panel>
        <PanelBody>
          <ul className="grid gap-5 @md:gap-3">
            {topicNames.map((topic) => (
              <li
                key={topic}
                className="grid justify-items-start gap-2 text-sm @md:flex @md:items-center @md:justify-between @md:gap-6"
              >
                <span className={isOff ? 'text-ink-2' : undefined}>{notificationTopics[topic].label}</span>
                <Segmented
                  label={`Mail: ${notificationTopics[topic].label}`}
                  value={isOff ? 'off' : (topics[topic] ?? notificationTopics[topic].mail)}
                  segments={timings}
                  isDisabled={isOff || isBusy}
                  onChoose={(timing) => setTiming(topic, timing)}
                />
              </li>
            ))}
          </ul>
          <p className="text-[13px] text-ink-2">{meaning}</p>
          <div className="border-line border-t pt-5">
            <Tick
              label="No mails about any of this"
              line="Mails about your account, your password and invitations still come."
              isOn={isOff}
              isDisabled={isBusy}
              onChange={(next) => void change({ is_off: next, topics })}
            />
          </div>
        </PanelBody>
        <PanelFooter state={isBusy ? 'Saving...' : `Mails go to ${choices.mail_to}. All changes saved.`} />
      </Panel>
    </>
  )
}
