import { useMemo } from 'react'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { type PublishFinding, findingsOf } from './findings.ts'

/** What a stranger would stumble on, with a way to each. */
export function Checks({ onJump }: { onJump: () => void }) {
  const pages = useBuilder((builder) => builder.pages)
  const { look, open } = useWorkbench()
  const findings = useMemo(() => findingsOf(pages), [pages])
  const jump = ({ page, jump: to }: PublishFinding) => {
    onJump()
    look({ page })
    if (to === 'facts') open({ kind: 'facts' })
  }
  return (
    <section aria-label="Checks" className="grid gap-2">
      <h3 className="font-medium text-[13px]">
        Checks{' '}
        <span className="font-normal text-ink-2">
          {findings.length === 0 ? 'all fine' : `${findings.length} to look at`}
        </span>
      </h3>
      {findings.length === 0 && (
        <p className="text-[13px] text-ink-2">No empty places; titles, descriptions and links are there.</p>
      )}
      <ul className="grid gap-2">
        {findings.map((finding) => (
          <li key={`${finding.page} ${finding.title}`} className="flex items-start gap-2 text-[13px]">
            <Icon name="alert" size={14} className="mt-0.5 shrink-0 text-warn" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{finding.title}</span>
              <span className="text-ink-2 wrap-anywhere">{finding.line}</span>
            </span>
            <Button
              look="ghost"
              className="-mt-1.5 -mr-2.5"
              onClick={() => jump(finding)}
              aria-label={`${buttonWord(finding)}: ${finding.title}`}
            >
              {buttonWord(finding)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const buttonWord = ({ jump }: PublishFinding) => (jump === 'facts' ? 'Fill in' : 'Show')
