import { useState, useSyncExternalStore } from 'react'
import type { ShowcaseName } from '#rules/showcase.ts'
import { LogoMark } from '#client/parts/site/logo.tsx'
import { Miniature } from '#client/parts/front/miniature.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type DemoStep, demoSteps, finishedPages, madePages, madeSeconds, minutes, promptOf } from './making-pages.ts'

/** The words follow the line four times a second. */
const lookMs = 250
/** Where a page stands still when motion is not wanted. */
const restingShare = 0.62

/** The second half of the screen: pages that were made, and one that is being made. Decoration. */
export function Making() {
  const [turn, setTurn] = useState(0)
  const name = madePages[turn % madePages.length] ?? 'nordlys'
  return (
    <div className="relative overflow-hidden border-line border-l bg-panel-2" aria-hidden="true">
      <div className="absolute inset-x-12 top-1/2 grid -translate-y-1/2 grid-cols-[minmax(0,1fr)] gap-6">
        <Finished names={finishedPages.slice(0, 2)} />
        <PageInTheMaking key={turn} name={name} onMade={() => setTurn(turn + 1)} />
        <Finished names={finishedPages.slice(2)} />
      </div>
    </div>
  )
}

function Finished({ names }: { names: readonly ShowcaseName[] }) {
  return (
    <div className="grid grid-cols-2 gap-6">
      {names.map((name) => (
        <div key={name} className="overflow-hidden rounded-xl border border-line bg-panel">
          <Miniature name={name} width={1280} className="aspect-[16/10]" />
        </div>
      ))}
    </div>
  )
}

function PageInTheMaking({ name, onMade }: { name: ShowcaseName; onMade: () => void }) {
  const [page, setPage] = useState<HTMLDivElement | null>(null)
  const share = useShare(page)
  const [loaded, setLoaded] = useState(0)
  const count = () => setLoaded((before) => before + 1)
  return (
    <div className="making grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="flex items-center gap-3 rounded-xl border border-line bg-panel px-4 py-3 text-sm">
        <LogoMark size={20} />
        <span className="min-w-0 flex-1 truncate">{promptOf(name)}</span>
        <span className="font-mono text-ink-2 text-xs tabular-nums">{minutes(share * madeSeconds)}</span>
      </p>
      <div
        ref={setPage}
        className="making-page relative aspect-[16/10] overflow-hidden rounded-xl border border-edge bg-panel"
        // Nothing is shown as made before there is something to see.
        data-ready={loaded >= 2 || undefined}
        onAnimationEnd={onMade}
      >
        <Miniature name={name} width={1280} wire className="making-todo absolute! inset-0" onLoad={count} />
        <Miniature name={name} width={1280} className="making-made absolute! inset-0" onLoad={count} />
        <div className="making-line absolute inset-y-0 w-px bg-accent" />
        <div className="making-line absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rotate-45 rounded-[2px] bg-accent" />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 px-1 text-[13px]">
        {demoSteps(share).map((line) => (
          <StageItem key={line.label} line={line} />
        ))}
      </ul>
    </div>
  )
}

function StageItem({ line: { label, state, at } }: { line: DemoStep }) {
  return (
    <li className={`flex items-center gap-2 ${state === 'next' ? 'text-ink-3' : 'text-ink'}`}>
      {state === 'done' && <Icon name="check" size={14} className="text-ok" />}
      {state === 'now' && <Spinner size={14} className="text-accent-text" />}
      {state === 'next' && <Icon name="minus" size={14} />}
      {label}
      {at !== null && <span className="font-mono text-ink-2 tabular-nums">{minutes(at)}</span>}
    </li>
  )
}

/** How much is made: read from the animation, so that there is one clock. */
function useShare(page: HTMLElement | null): number {
  return useSyncExternalStore(
    (watcher) => {
      const timer = setInterval(watcher, lookMs)
      return () => clearInterval(timer)
    },
    () => {
      const share = page ? Number.parseFloat(getComputedStyle(page).getPropertyValue('--made')) / 100 : Number.NaN
      return Number.isNaN(share) ? restingShare : Math.round(share * 100) / 100
    },
    () => restingShare,
  )
}
