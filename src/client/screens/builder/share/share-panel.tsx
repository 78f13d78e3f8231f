import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { makePreviewLink, previewLinkQuery, revokePreviewLink } from '#client/data/preview-links.ts'
import { publishingQuery } from '#client/data/sites.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { stateWord } from '#client/parts/publish/words.ts'
import { paths } from '#client/paths.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { OpenProject } from '../workbench-context.ts'
import { MayBeCopied } from './may-be-copied.tsx'
import { Reviews } from './reviews.tsx'
import { useAct } from '#client/parts/use-act.ts'

export type ShareProps = {
  project: OpenProject
  /** something was put into the message box */
  onAsked: () => void
}

/** Who sees the project: its people, whoever has the link, everybody at its site. */
export function SharePanel({ project, onAsked }: ShareProps) {
  const { data: link, error } = useQuery(previewLinkQuery(project.id))
  const { data: publishing } = useQuery(publishingQuery(project.id))
  const { isBusy, act } = useAct()
  const isOn = Boolean(link?.url)

  async function choose(next: 'private' | 'link') {
    if (isBusy || (next === 'link') === isOn) return
    const isDone = await act(() => (next === 'link' ? makePreviewLink(project.id) : revokePreviewLink(project.id)))
    if (isDone) announce(next === 'link' ? 'Link made' : 'Private again')
  }

  async function renew() {
    if (await act(() => makePreviewLink(project.id))) announce('New link made')
  }

  return (
    <div className="grid gap-4 p-4">
      <h2 className="truncate font-semibold text-[15px]">Share {project.name}</h2>
      {error !== null && (
        <p role="alert" className="text-[13px] text-danger">
          {problemOf(error).reason ?? 'The server did not answer. Close this and open it again.'}
        </p>
      )}
      <section aria-label="Who sees the draft" className="grid gap-2">
        <Segmented
          label="Who sees the draft"
          value={link ? (isOn ? 'link' : 'private') : null}
          isDisabled={!link || isBusy}
          onChoose={(next) => void choose(next)}
          className="justify-self-start"
          segments={[
            { value: 'private', label: 'Private', icon: 'lock' },
            { value: 'link', label: 'Link', icon: 'link' },
          ]}
        />
        <p className="text-[13px] text-ink-2">
          {isOn
            ? 'Whoever has the link looks at the newest version of every page, without an account. They see no chat and no ' +
              'versions, and change nothing. Search engines are told to stay away.'
            : 'Only its people see it. With a link, others can look at its pages without an account, and change nothing.'}
        </p>
      </section>
      {link?.url && (
        <section aria-label="The link" className="grid gap-2">
          <div className="flex items-center gap-2">
            <input
              readOnly
              aria-label="Link to look at the project"
              value={link.url}
              onFocus={({ target }) => target.select()}
              className="h-8 min-w-0 flex-1 rounded-lg border border-line bg-bg px-2.5 text-[13px] text-ink max-md:h-11"
            />
            <CopyButton text={link.url} />
          </div>
          <p className="flex flex-wrap items-center justify-between gap-2 text-[13px] text-ink-2">
            <span className="min-w-0 flex-1 basis-48">A new link makes this one stop at once. So does Private.</span>
            <Button look="ghost" className="-mr-2.5" isBusy={isBusy} onClick={() => void renew()}>
              Make a new link
            </Button>
          </p>
          <MayBeCopied projectId={project.id} isOn={link.may_be_copied} />
        </section>
      )}
      <Reviews projectId={project.id} onAsked={onAsked} />
      {publishing?.address && (
        <p className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3 text-[13px] text-ink-2">
          <span>For everybody: {stateWord(publishing).toLowerCase()}</span>
          {publishing.site && (
            <Link to={paths.site(project.id)} className="font-medium text-accent-text">
              {publishing.site.url.replace(/^https?:\/\//, '')}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
