import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Mode } from '#rules/turns.ts'
import { announce } from '#client/ui/announcer.tsx'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Ruler } from '#client/parts/page-map/ruler.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { later, NotHere } from '#client/ui/later.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { useSections } from '../canvas/use-sections.ts'
import { type Shown, useShown } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { changedLines, type LineRange } from './changed-lines.ts'
import { CodeSkeleton } from './code-skeleton.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeNotices } from './code-notices.tsx'
import { codeOf } from './code-source.ts'
import { createLinter } from './code-tools.ts'
import type { CodeProps } from './code-view.tsx'
import { createTypedCode } from './typed-code.ts'
import { typedDrafts } from './typed-drafts.ts'
import { readWrap, saveWrap } from './wrap-lines.ts'

const CodeView = later<CodeProps>(async () => (await import('./code-view.tsx')).default, NotHere, CodeSkeleton)

const formats = [
  { value: 'html', label: 'HTML' },
  { value: 'json', label: 'JSON' },
] as const

const none: LineRange[] = []

/** The code of what is shown; what the last request changed carries the accent in the gutter. */
export function CodePanel() {
  return <PageCode key={useWorkbench().page} />
}

function PageCode() {
  const { editor, page, code: handle } = useWorkbench()
  const shown = useShown()
  const typed = useTypedCode()
  const { problems } = useStore(typed.state)
  const [wraps, setWraps] = useState(readWrap)
  const [showsDiff, setShowsDiff] = useState(false)
  const [format, setFormat] = useState<Mode>(useBuilder((builder) => builder.mode))
  const [place, setPlace] = useState<string[]>([])
  const [inView, setInView] = useState<{ top: number; height: number } | null>(null)
  const html = shown.html ?? ''
  const text = useMemo(() => codeOf(html, format), [html, format])
  const earlier = useBuilder((builder) => {
    const number = shown.version?.number ?? 0
    return builder.versions.findLast((point) => point.page === page && point.number < number)
  })
  const before = earlier?.pageData?.[page]
  const missing = earlier && earlier.pageData === null ? earlier.id : null
  useEffect(() => {
    if (missing !== null) editor.need(missing)
  }, [editor, missing])
  const changed = useMemo(
    () => (before !== undefined && shown.version && format === 'html' ? changedLines(before, html) : none),
    [before, html, format, shown.version],
  )
  const stored = useBuilder((builder) => pageNamed(builder, page).html)
  const readOnly = useBuilder((builder) => builder.readOnly)
  const reason = readOnly ?? readOnlyReason(shown, format)
  const isTyped = reason === null && stored !== html
  const since = showsDiff && reason === null ? stored : null
  useEffect(() => {
    if (reason === null) typed.follow(html)
  }, [typed, html, reason])
  const sections = useSections(shown)
  const bands = sections.map((section, index) => ({
    id: section.key,
    label: section.label,
    size: html.slice(section.start, section.end).split('\n').length,
    changed: changed.length > 0 && (shown.version?.map[index]?.changed ?? false),
  }))

  return (
    <section aria-label="Code" className="@container/code absolute inset-0 z-10 flex flex-col bg-panel">
      <div className="flex min-h-11 shrink-0 items-center gap-3 border-b border-line px-3 max-md:min-h-12 max-md:flex-wrap max-md:gap-x-1 max-md:px-2">
        <Segmented label="Code format" value={format} segments={formats} onChoose={(value: Mode) => setFormat(value)} />
        <Place parts={place} />
        {changed.length > 0 && (
          <span className="inline-flex shrink-0 items-center gap-2 text-[12px] text-ink-2 @max-[760px]/code:hidden">
            <span aria-hidden="true" className="h-3.5 w-[3px] rounded-full bg-accent" />
            Changed in version {shown.version?.number}
          </span>
        )}
        <CodeActions
          handle={handle}
          text={text}
          reason={reason}
          wraps={wraps}
          onWrap={(next) => {
            saveWrap(next)
            setWraps(next)
          }}
          diffReason={reason ?? (isTyped ? null : 'Nothing was typed since this version.')}
          showsDiff={since !== null}
          onDiff={setShowsDiff}
        />
      </div>
      <CodeNotices
        typed={typed}
        onShow={(text) => handle.current?.type(text)}
        onGoTo={(offset) => handle.current?.goTo(offset)}
      />
      <div className="relative min-h-0 flex-1">
        {shown.isLoading && <CodeSkeleton />}
        <CodeView
          ref={handle}
          text={text}
          isOwn={typed.isOwn}
          format={format}
          changed={isTyped ? none : changed}
          problems={reason === null ? problems : noProblems}
          isStreaming={shown.isStreaming}
          canEdit={reason === null}
          wraps={wraps}
          since={since}
          onType={typed.type}
          onKeep={typed.keep}
          onPlace={setPlace}
          onView={setInView}
        />
        {format === 'html' && bands.length > 0 && (
          <Ruler
            bands={bands}
            view={inView}
            onJump={(index) => handle.current?.jump(sections[index]?.start ?? 0)}
            className="absolute top-4 right-3 bottom-4 w-[18px] max-md:top-3 max-md:right-1.5 max-md:w-2"
          />
        )}
      </div>
    </section>
  )
}

const noProblems: readonly never[] = []

/** Why nothing can be typed into what is shown; null when it can. */
function readOnlyReason({ turn, isPeek, isLoading }: Shown, format: Mode): string | null {
  if (format === 'json') return 'The tree is for reading: change the HTML.'
  if (turn) return 'Wait until this version is done.'
  return isPeek || isLoading ? 'Switch to this version to change it.' : null
}

/** What is typed into the page that is open. */
function useTypedCode() {
  const { editor, page, project, directEdits } = useWorkbench()
  const [typed] = useState(() =>
    createTypedCode({
      page,
      drafts: typedDrafts(project?.id ?? null),
      stored: () => pageNamed(editor.store.get(), page).html,
      change: (html) => directEdits.change(page, html, 'Code changed'),
      linter: createLinter,
      announce: (words) => announce(words, 'assertive'),
    }),
  )
  useEffect(() => {
    addEventListener('pagehide', typed.keep)
    return () => {
      removeEventListener('pagehide', typed.keep)
      typed.dispose()
    }
  }, [typed])
  return typed
}

function Place({ parts }: { parts: string[] }) {
  return (
    <ol
      aria-label="Place in the document"
      className="flex min-w-0 items-center gap-1.5 text-[12px] text-ink-2 max-md:hidden"
    >
      {parts.map((part, index) => (
        <li key={`${index}-${part}`} className="flex min-w-0 items-center gap-1.5">
          {index > 0 && <Icon name="chevron-right" size={12} className="text-ink-3" />}
          <span className={index === parts.length - 1 ? 'truncate font-medium text-ink' : 'truncate'}>{part}</span>
        </li>
      ))}
    </ol>
  )
}
