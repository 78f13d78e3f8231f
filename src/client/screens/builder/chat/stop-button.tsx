import { useId } from 'react'
import { stopWords } from '#rules/stop-words.ts'
import { useBuilder } from '#client/state/store.ts'
import { Kbd } from '#client/ui/kbd.tsx'
import { Tip } from '#client/ui/tooltip.tsx'
import { actions } from '../actions/actions.ts'
import { useAction } from '../actions/use-action.ts'
import { useIsCounted } from './use-is-counted.ts'

const freeWords = 'Stop keeps what is written. Finishing it is free.'

/** Ends what is being made; Esc does the same. What it costs is said before. */
export function StopButton() {
  const { label, run } = useAction(actions.stopTurn)
  const isStopping = useBuilder((builder) => builder.turn?.phase === 'stopping')
  const isFree = useBuilder((builder) => builder.turn?.continues !== undefined)
  const costWords = useIsCounted() ? stopWords.counted : stopWords.uncounted
  const words = isFree ? freeWords : costWords
  const id = useId()
  return (
    <Tip label={words} side="top">
      <button
        type="button"
        onClick={run}
        aria-describedby={id}
        aria-disabled={isStopping || undefined}
        aria-keyshortcuts="Escape"
        className={
          'ml-auto inline-flex h-8 shrink-0 items-center gap-2 rounded-lg border border-line bg-panel pr-1.5 pl-2.5 ' +
          '@max-[440px]:pr-2.5 font-medium text-[13px] hover:bg-panel-2 max-md:h-10'
        }
      >
        <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-danger" />
        {label}
        <span className="@max-[440px]:hidden">
          <Kbd keys="Escape" />
        </span>
        <span id={id} hidden>
          {words}
        </span>
      </button>
    </Tip>
  )
}
