import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { SubmissionList } from '#api/submissions.ts'
import { answerSearchMax, type Folder } from '#rules/submissions.ts'
import { counted } from '#rules/listed.ts'
import { changeSubmission, deleteSubmission, emptySpam, submissionsQuery } from '#client/data/submissions.ts'
import { NotLoadedHere } from '../not-loaded-here.tsx'
import { Search } from '#client/parts/search.tsx'
import { useAct } from '#client/parts/use-act.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Panel, PanelFooter } from '#client/ui/panel.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { cx } from '#client/ui/cx.ts'
import { AnswerList } from './answer-list.tsx'
import { AnswerView } from './answer-view.tsx'

type InboxProps = { projectId: string; folder: Folder }

/** A list and the answer that is read; on a phone the answer is a screen of its own. Arrows move, U unread, E spam. */
export function Inbox({ projectId, folder }: InboxProps) {
  const [form, setForm] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search.trim())
  const query = useInfiniteQuery(submissionsQuery(projectId, folder, form, words))
  const [openId, setOpenId] = useState<string | null>(null)
  const { act } = useAct()
  const lines = query.data?.pages.flatMap((page) => page.submissions) ?? []
  const at = lines.findIndex(({ id }) => id === openId)
  const current = lines[at]

  const open = (id: string | undefined) => {
    const line = lines.find((one) => one.id === id)
    if (!line) return
    setOpenId(line.id)
    if (!line.is_read) void act(() => changeSubmission(projectId, line.id, { is_read: true }))
  }
  const next = () => lines[at + 1] ?? lines[at - 1]
  const leave = async (work: () => Promise<unknown>) => {
    const after = next()?.id ?? null
    if (await act(work)) setOpenId(after)
  }
  const actions = {
    toggleRead: () => current && void act(() => changeSubmission(projectId, current.id, { is_read: !current.is_read })),
    toggleSpam: () =>
      current &&
      void leave(() => changeSubmission(projectId, current.id, { folder: folder === 'spam' ? 'inbox' : 'spam' })),
    remove: () => current && void leave(() => deleteSubmission(projectId, current.id)),
    close: () => setOpenId(null),
    previous: at > 0 ? () => open(lines[at - 1]?.id) : null,
    following: at >= 0 && at < lines.length - 1 ? () => open(lines[at + 1]?.id) : null,
  }
  useKeys({
    ArrowDown: () => open(lines[at + 1]?.id ?? (at < 0 ? lines[0]?.id : undefined)),
    ArrowUp: () => open(lines[at - 1]?.id),
    U: actions.toggleRead,
    E: actions.toggleSpam,
  })

  if (query.error && !query.data)
    return <NotLoadedHere what="The answers" error={query.error} onRetry={() => void query.refetch()} />
  const [first] = query.data?.pages ?? []
  if (!first)
    return (
      <Panel className="h-60 animate-pulse motion-reduce:animate-none">
        <p role="status" className="sr-only">
          Loading answers...
        </p>
      </Panel>
    )
  if (lines.length === 0 && form === null && search === '' && words === '')
    return <Nothing folder={folder} forms={first.forms.length} spam={first.counts.spam} />
  return (
    <Panel>
      <div className="md:grid md:min-h-[420px] md:grid-cols-[260px_minmax(0,1fr)]">
        <div className={cx('content-start border-line md:grid md:border-r', current && 'max-md:hidden')}>
          <div className="grid gap-2 border-line border-b p-3">
            <Search what="answers" value={search} onSearch={setSearch} longest={answerSearchMax} className={null} />
            {first.forms.length > 1 && <FormChoice forms={first.forms} value={form} onChoose={setForm} />}
          </div>
          <AnswerList lines={lines} words={words} openId={current?.id ?? null} onOpen={open} />
          {query.hasNextPage && (
            <Button
              look="ghost"
              size="regular"
              className="m-3"
              isBusy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older answers
            </Button>
          )}
        </div>
        {current ? (
          <AnswerView key={current.id} projectId={projectId} line={current} actions={actions} />
        ) : (
          <p className="self-center p-6 text-center text-ink-2 text-sm max-md:hidden">
            Choose an answer to read it. Arrows move through the list.
          </p>
        )}
      </div>
      <PanelFooter state={footWords(folder, first)}>
        {folder === 'spam' && (
          <Button size="regular" className="text-danger!" onClick={() => void act(() => emptySpam(projectId))}>
            Delete all spam
          </Button>
        )}
      </PanelFooter>
    </Panel>
  )
}

function footWords(folder: Folder, { counts, retention_days: days }: SubmissionList): string {
  if (folder === 'spam') return 'Spam is deleted after 30 days.'
  return `${counted(counts.inbox, 'answer')}. Kept ${days === null ? 'until you delete them' : `for ${days} days`}.`
}

type FormChoiceProps = { forms: SubmissionList['forms']; value: string | null; onChoose: (key: string | null) => void }

function FormChoice({ forms, value, onChoose }: FormChoiceProps) {
  return (
    <Select
      aria-label="Form"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
      className="md:h-8"
    >
      <option value="">All forms</option>
      {forms.map(({ key, label, page_name: page }) => (
        <option key={key} value={key}>
          {label}, {page}
        </option>
      ))}
    </Select>
  )
}

const emptyLine = (spam: number) =>
  spam > 0
    ? `${counted(spam, 'answer')} ${spam === 1 ? 'looks' : 'look'} like spam and ${spam === 1 ? 'is' : 'are'} set aside there.`
    : 'Send yourself one on the site to see how it arrives.'

function Nothing({ folder, forms, spam }: { folder: Folder; forms: number; spam: number }) {
  if (folder === 'spam')
    return <EmptyState icon="check" title="No spam" line="What looks like spam is set aside here with its reason." />
  return forms > 0 ? (
    <EmptyState icon="mail" title="No answers yet" line={emptyLine(spam)} />
  ) : (
    <EmptyState
      icon="mail"
      title="No form on the site"
      line="Ask for a contact form in the builder and publish it: what visitors send arrives here."
    />
  )
}
