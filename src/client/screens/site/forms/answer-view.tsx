import { useQuery } from '@tanstack/react-query'
import type { Submission, SubmissionLine } from '#api/submissions.ts'
import { submissionQuery } from '#client/data/submissions.ts'
import { Button, buttonLooks, IconButton } from '#client/ui/button.tsx'
import { NotLoadedHere } from '../not-loaded-here.tsx'
import { longWhen } from './when.ts'

type Act = (() => unknown) | null
type AnswerActions = {
  toggleRead: () => unknown
  toggleSpam: () => unknown
  remove: () => unknown
  close: () => void
  previous: Act
  following: Act
}
type ViewProps = { projectId: string; line: SubmissionLine; actions: AnswerActions }

/** One answer: who, when, from which form, each field under its label, and what became of it. */
export function AnswerView({ projectId, line, actions }: ViewProps) {
  const { data, error, refetch } = useQuery(submissionQuery(projectId, line.id))
  return (
    <article aria-label={`Answer of ${line.sender ?? 'somebody without a name'}`} className="min-w-0">
      <div className="flex flex-wrap items-center gap-1.5 border-line border-b px-4 py-3">
        <IconButton icon="arrow-left" label="Back to the list" className="md:hidden" onClick={actions.close} />
        {data?.email && (
          <a href={mailTo(data)} className={buttonLooks('outline', 'compact')}>
            Reply
          </a>
        )}
        <Button aria-keyshortcuts="U" onClick={actions.toggleRead}>
          {line.is_read ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button aria-keyshortcuts="E" onClick={actions.toggleSpam}>
          {line.folder === 'spam' ? 'Not spam' : 'Spam'}
        </Button>
        <span className="flex-1" />
        <IconButton
          icon="arrow-up"
          label="Newer answer"
          disabledReason={actions.previous ? null : 'This is the newest one.'}
          onClick={() => actions.previous?.()}
        />
        <IconButton
          icon="arrow-up"
          className="rotate-180"
          label="Older answer"
          disabledReason={actions.following ? null : 'This is the last one shown.'}
          onClick={() => actions.following?.()}
        />
        <IconButton icon="trash" label="Delete this answer" onClick={actions.remove} />
      </div>
      <div className="grid gap-5 p-5">
        <header className="grid gap-0.5">
          <h2 className="wrap-anywhere font-semibold text-base leading-6 tracking-[-0.01em]">
            {line.sender ?? 'No name'}
          </h2>
          <p className="text-[13px] text-ink-2">
            {longWhen(line.created_at)} · {line.page_name}, {line.form_label}
          </p>
        </header>
        {line.reasons.length > 0 && (
          <p className="text-[13px] text-ink-2">Signs of spam: {line.reasons.join(', ').toLowerCase()}.</p>
        )}
        {error && !data ? (
          <NotLoadedHere what="The answer" error={error} onRetry={() => void refetch()} />
        ) : (
          <dl className="grid gap-4 text-sm">
            {data?.fields.map(({ name, label, value }) => (
              <div key={name} className="grid gap-0.5">
                <dt className="text-[13px] text-ink-2">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap leading-6">{value === '' ? '–' : value}</dd>
              </div>
            ))}
          </dl>
        )}
        {data && <p className="text-[13px] text-ink-2">{outgoingWords(data)}</p>}
      </div>
    </article>
  )
}

/** Opens the reader's own mail program. */
const mailTo = ({ email, form_label: form }: Submission) =>
  `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(`Re: ${form}`)}`

const states = {
  mail: {
    sent: 'Mailed to the owner',
    waiting: 'The mail to the owner is on its way',
    failed: 'The mail to the owner did not go out',
    over: 'Not mailed: the mails of this month are used up',
  },
  webhook: {
    sent: 'sent to the webhook',
    waiting: 'waiting for the webhook',
    failed: 'the webhook did not take it',
    over: '',
  },
} as const

function outgoingWords({ outgoing }: Submission): string {
  const words = outgoing.map(({ kind, state }) => states[kind][state]).filter(Boolean)
  const said = words.length > 0 ? words.join(', ') : 'Kept here only'
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
