import { stopWords } from '#rules/stop-words.ts'
import { useBuilder } from '#client/state/store.ts'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { progressOf } from '../progress.ts'
import { seconds } from '../words.ts'
import { elapsedOf, headlineOf, stageLines, type StageLine } from './stage-lines.ts'
import { useIsCounted } from './use-is-counted.ts'

/** The placeholder of an answer: the stages by name, with their times. */
export function Making() {
  const turn = useBuilder((builder) => builder.turn)
  const now = useNow()
  const costWords = useIsCounted() ? stopWords.counted : stopWords.uncounted
  if (!turn) return null
  const elapsed = elapsedOf(turn, now)
  const lines = stageLines(turn, elapsed)
  const { bands } = progressOf(turn)
  return (
    <section aria-label="In the making">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium text-[14px]">{headlineOf(turn, elapsed)}</p>
        <p className="shrink-0 font-mono text-[13px] text-ink-2 tabular-nums">{seconds(elapsed)}</p>
      </div>
      <div className="mt-3 flex gap-4">
        {bands.length > 0 && (
          <span className="@max-[280px]:hidden">
            <PageMap bands={bands} width={18} height={lines.length * 32 + 4} gap={3} />
          </span>
        )}
        <ol className="min-w-0 flex-1">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      </div>
      {turn.text !== '' && turn.reply === null && (
        <p className="mt-2 text-[14px] leading-[22px] whitespace-pre-wrap [overflow-wrap:anywhere]">{turn.text}</p>
      )}
      <p className="mt-2 text-[12px] text-ink-3 leading-[18px]">
        {turn.line === 'lost'
          ? 'The connection is lost. The page keeps being made; it goes on here once the connection is back.'
          : `You can close this tab, the page keeps being made. ${turn.continues ? 'Finishing it is free.' : costWords}`}
      </p>
    </section>
  )
}

function Line({ line }: { line: StageLine }) {
  return (
    <li
      className={cx(
        'flex h-8 items-center gap-2.5 text-[13px]',
        line.state === 'now' ? 'text-ink' : line.state === 'done' ? 'text-ink-2' : 'text-ink-3',
      )}
    >
      <span className="grid size-4 shrink-0 place-items-center">
        {line.state === 'done' && <Icon name="check" size={14} className="text-ok" />}
        {line.state === 'now' && <span className="pulse size-2 rounded-full bg-accent" />}
        {line.state === 'next' && <span className="size-1.5 rounded-full border border-ink-3" />}
      </span>
      <span className="min-w-0 truncate">{line.label}</span>
      <span className="ml-auto shrink-0 whitespace-nowrap font-mono text-[12px] text-ink-3 tabular-nums">
        {line.took !== null && seconds(line.took)}
      </span>
    </li>
  )
}
