import { useMemo } from 'react'
import { counted } from '#rules/listed.ts'
import { openDocument } from '#design/document.ts'
import { fittingRequests } from '#design/fitting-requests.ts'
import { listedWords } from '#design/page-map.ts'
import { pageSections } from '#design/sections.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Icon } from '#client/ui/icon.tsx'
import { importNoteOf } from '../import/import-notes.ts'
import { useWorkbench } from '../workbench-context.ts'
import { FollowUps } from './follow-ups.tsx'

/** What the chat says of a page that no message made: where it comes from, what is on it, and what could be asked for. */
export function PageThere({ page }: { page: string }) {
  const { look } = useWorkbench()
  const { html, version } = useBuilder((builder) => pageNamed(builder, page))
  const pages = useBuilder((builder) => builder.pages)
  const note = useMemo(() => importNoteOf(version), [version])
  const sections = useMemo(() => pageSections(openDocument(html)), [html])
  const labels = [...new Set(sections.map(({ label }) => label))]
  const named = labels.length > 4 ? `${labels.slice(0, 3).join(', ')} and more` : listedWords(labels)
  const others = note?.others.filter((name) => pages.some((other) => other.name === name)) ?? []
  return (
    <article aria-label={note ? 'Imported page' : 'This page'}>
      <h2 className="font-semibold text-[16px] leading-6 tracking-tight wrap-anywhere">
        {note ? `“${note.file}” is here` : `${page} is here`}
      </h2>
      <p className="mt-1 text-[14px] text-ink-2 leading-[22px] wrap-anywhere">
        {sections.length > 1 ? `It has ${counted(sections.length, 'section')}: ${named}. ` : ''}
        Say what to change, or start with one of these.
      </p>
      <FollowUps page={page} prompts={fittingRequests(sections)} />
      {others.length > 0 && (
        <p className="mt-3 text-[13px] text-ink-2 leading-5">
          It came with{' '}
          {others.slice(0, 6).map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <button
                type="button"
                className="rounded text-accent-text underline-offset-2 hover:underline"
                onClick={() => look({ page: name, version: null })}
              >
                {name}
              </button>
            </span>
          ))}
          {others.length > 6 && ` and ${others.length - 6} more`}.
        </p>
      )}
      {note && <LeftOut lines={note.leftOut} />}
    </article>
  )
}

function LeftOut({ lines }: { lines: string[] }) {
  if (lines.length === 0) {
    return (
      <p className="mt-3 flex items-center gap-1.5 text-[13px] text-ink-2">
        <Icon name="check" size={14} /> Nothing of it was left out.
      </p>
    )
  }
  if (lines.length === 1) return <p className="mt-3 text-[13px] text-ink-2">Left out: {lines[0]}.</p>
  return (
    <details className="group mt-3 text-[13px]">
      <summary className="flex min-h-7 cursor-pointer list-none items-center gap-1 font-medium [&::-webkit-details-marker]:hidden max-md:min-h-10">
        <Icon
          name="chevron-right"
          size={14}
          className="text-ink-3 transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
        />
        Left out: {lines.length} kinds of things
      </summary>
      <ul className="list-disc pl-8 text-ink-2 leading-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
