import { useStore } from 'zustand'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { readingOf } from '#client/state/builder/reading.ts'
import { useBuilder } from '#client/state/store.ts'
import { listedWords } from '#design/page-map.ts'
import { product } from '#rules/product.ts'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { cx } from '#client/ui/cx.ts'
import { PolishCard } from '../polish/polish-later.tsx'
import { LeftToCheck } from '../check/check-button.tsx'
import { AskedBy } from '../talk/talk-later.ts'
import { useWorkbench } from '../workbench-context.ts'
import { costLabel, makerLabel } from '../words.ts'
import { clockTime } from '#client/ui/times.ts'
import { Facts, VersionFact } from './facts.tsx'
import { FollowUps } from './follow-ups.tsx'
import { useIsCounted } from './use-is-counted.ts'
import { VersionMark } from './version-mark.tsx'
import { BriefCard, PointingFollowUps, StoppedCard, TroubleCard, WroteOverCard } from './cards-later.ts'

type AnswerProps = { page: string; message: AssistantMessage; isLast: boolean }

/** An answer: what was said, what changed, what it cost, and the way back to its version. */
export function AssistantAnswer({ page, message, isLast }: AnswerProps) {
  const isCurrent = useBuilder(
    (builder) => message.version !== null && pageNamed(builder, page).version === message.version.id,
  )
  const { version, trouble } = message
  const isRead = useBuilder(
    (builder) => version !== null && !builder.readOnly && readingOf(builder, page)?.turn === version.id,
  )
  const { talk } = useWorkbench()
  const isAsked = useStore(talk, ({ asked }) => version !== null && asked.includes(version.id))
  const isCounted = useIsCounted()
  const name = version ? `${product.name}, version ${version.number}` : product.name
  const isPlainFailure = trouble !== null && trouble.kind !== 'fallback'
  return (
    <article aria-label={name}>
      {message.maker && !isPlainFailure && <p className="mb-1 text-[12px] text-ink-3">{makerLabel(message.maker)}</p>}
      {!isPlainFailure && (
        <p className="text-[14px] leading-[22px] whitespace-pre-wrap [overflow-wrap:anywhere]">{message.content}</p>
      )}
      {trouble && <TroubleCard page={page} message={message} trouble={trouble} isLast={isLast} />}
      {message.polished && <PolishCard page={page} message={message} isCurrent={isCurrent} />}
      {message.map.length > 0 && !message.polished && <ChangeCard message={message} isCurrent={isCurrent} />}
      {isRead && <BriefCard page={page} isWhole={isLast} />}
      {isCurrent && message.left.length > 0 && <LeftToCheck words={listedWords(message.left)} />}
      {version && <VersionLine message={message} version={version} isCurrent={isCurrent} />}
      {version && isAsked && <AskedBy turn={version.id} />}
      {!version && !isPlainFailure && (
        <p className="mt-2 text-[12px] text-ink-3 tabular-nums">
          {clockTime(message.at)}
          {isCounted && ` · ${costLabel(message)}`}
        </p>
      )}
      {isCurrent && isLast && message.outcome === 'stopped' && <StoppedCard page={page} message={message} />}
      {isLast && message.wroteOver && <WroteOverCard page={page} message={message} />}
      {isLast && message.suggestions.length > 0 && <Offered page={page} message={message} />}
    </article>
  )
}

function Offered({ page, message }: { page: string; message: AssistantMessage }) {
  if (message.meant.length > 0) return <PointingFollowUps page={page} message={message} />
  return <FollowUps page={page} prompts={message.suggestions} />
}

function ChangeCard({ message, isCurrent }: { message: AssistantMessage; isCurrent: boolean }) {
  const bands = message.map.map((band) => ({
    size: band.size,
    tone: band.changed ? ('changed' as const) : ('kept' as const),
  }))
  return (
    <div
      className={cx(
        'mt-2.5 flex items-center gap-3 rounded-xl border p-3',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <PageMap bands={bands} width={14} height={44} />
      <ul className="min-w-0 flex-1 space-y-1 text-[13px] text-ink-2 leading-[18px]">
        {message.changes.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

type LineProps = { message: AssistantMessage; version: { id: string; number: number }; isCurrent: boolean }

function VersionLine({ message, version, isCurrent }: LineProps) {
  const isCounted = useIsCounted()
  const name = useBuilder((builder) => builder.versions.find(({ id }) => id === version.id)?.name ?? null)
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-[12px] text-ink-3 tabular-nums">
      <Facts>
        <VersionFact version={{ number: version.number, name }} isCurrent={isCurrent} />
        <time dateTime={new Date(message.at).toISOString()}>{clockTime(message.at)}</time>
        {isCounted && <span>{costLabel(message)}</span>}
      </Facts>
      <VersionMark version={version.id} isCurrent={isCurrent} />
    </div>
  )
}
