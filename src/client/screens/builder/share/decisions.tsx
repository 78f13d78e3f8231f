import { useState } from 'react'
import type { TeamDecision } from '#api/reviews.ts'
import { printOf } from '#rules/reviews.ts'
import { withSuggestion } from '#rules/suggestions.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { dayAndTime } from '#client/ui/times.ts'
import { useWorkbench } from '../workbench-context.ts'

/** So many stand in the list before the rest is asked for. */
const shownAtFirst = 5

type DecisionsProps = { decisions: readonly TeamDecision[]; onAsked: () => void }

/** What was decided, newest first; it stays when links and versions go. */
export function Decisions({ decisions, onAsked }: DecisionsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? decisions : decisions.slice(0, shownAtFirst)
  return (
    <div className="grid gap-2">
      <ul aria-label="Decisions" className="grid gap-2">
        {shown.map((decision) => (
          <DecisionItem key={decision.id} decision={decision} onAsked={onAsked} />
        ))}
      </ul>
      {shown.length < decisions.length && (
        <Button look="ghost" className="-ml-3 justify-self-start max-md:h-10" onClick={() => setWhole(true)}>
          {decisions.length - shown.length} more
        </Button>
      )}
    </div>
  )
}

function DecisionItem({ decision, onAsked }: { decision: TeamDecision; onAsked: () => void }) {
  const { editor, look, talk } = useWorkbench()
  const isHere = useBuilder(({ pages }) => pages.some(({ name }) => name === decision.page_name))
  const readOnly = useBuilder((builder) => builder.readOnly)
  const { name, mail, verdict, version, words, page_name: page } = decision
  const isYes = verdict === 'approved'

  /** Into the message box, to be looked at there: a stranger wrote it. Enter sends it. */
  function ask() {
    const draft = editor.store.get().drafts[page] ?? ''
    editor.store.dispatch({ type: 'draft-written', page, text: withSuggestion(draft, words) })
    look({ page, isCode: false })
    talk.setState(({ filled }) => ({ isOpen: false, filled: filled + 1 }))
    announce('In the message box. Change it, or press Enter to send it.')
    onAsked()
  }

  return (
    <li className="grid gap-1 text-[13px]">
      <p className="flex items-start gap-2">
        <Icon name={isYes ? 'check' : 'pencil'} className={`mt-0.5 ${isYes ? 'text-ok' : 'text-ink-2'}`} />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium" title={mail ?? undefined}>
            {name}
          </span>{' '}
          {isYes ? 'approved' : 'asked for changes in'} version {version.number} of {page}
        </span>
      </p>
      <p className="pl-6 text-[12px] text-ink-2 tabular-nums">
        {dayAndTime(decision.decided_at)} · <span className="font-mono">{printOf(version.hash)}</span>
      </p>
      {words !== '' && <p className="ml-6 whitespace-pre-line border-line border-l-2 pl-2.5 wrap-anywhere">{words}</p>}
      {!isYes && (
        <Button
          className="ml-6 justify-self-start max-md:h-10"
          disabledReason={readOnly ?? (isHere ? null : 'This page is not in the project any more.')}
          onClick={ask}
        >
          Ask for this change
        </Button>
      )}
    </li>
  )
}
