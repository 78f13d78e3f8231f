import { Icon } from '#client/ui/icon.tsx'
import { type CSSProperties, useRef, useState } from 'react'
import { marketingFigures } from '#rules/product.ts'
import { suggestions } from '#rules/suggestions.ts'
import { LogoMark } from '#client/parts/site/logo.tsx'
import { clock } from '#client/parts/front/clock.ts'
import { Miniature } from '#client/parts/front/miniature.tsx'
import { type ReplayStep, replaySteps, stepAt } from './replay-steps.ts'

/** Where the replay stands before it is played: the cut between the hero and the menu. */
const restingShare = 0.76
const widths = ['390', '768', '1280', 'Full']

/** The product at work: the made page above the cut, the same page before any paint below it. */
export function Replay() {
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'resting' | 'playing' | 'paused'>('resting')
  const [share, setShare] = useState(restingShare)
  const current = stepAt(share)
  const seconds = marketingFigures?.averageSeconds ?? 30
  const doing = replaySteps[current]?.doing ?? 'Ready'

  // The clock reads the animation instead of keeping a second one.
  const follow = () => {
    if (!root.current) return
    setShare(Number.parseFloat(getComputedStyle(root.current).getPropertyValue('--y')) / 100)
    if (root.current.dataset.state === 'playing') requestAnimationFrame(follow)
  }
  const toggle = () => {
    setState(state === 'playing' ? 'paused' : 'playing')
    if (state !== 'playing') requestAnimationFrame(() => requestAnimationFrame(follow))
  }
  const style: CSSProperties & Record<'--y', string> = { '--y': `${share * 100}%` }

  return (
    <div
      ref={root}
      className="replay mt-8 overflow-hidden rounded-2xl border border-line bg-panel"
      data-state={state}
      style={state === 'resting' ? style : undefined}
      onAnimationEnd={() => {
        setShare(1)
        setState('resting')
      }}
      role="group"
      aria-label="Replay: a page being made in the builder"
    >
      <div className="flex h-11 items-center gap-3 border-line border-b px-3 text-[13px]" aria-hidden="true">
        <LogoMark size={18} />
        <span className="hidden font-medium sm:inline">Forno Volante</span>
        <span className="hidden text-ink-3 sm:inline">/</span>
        <span className="flex items-center gap-1 text-ink-2">
          Home <Icon name="chevron-down" size={14} />
        </span>
        <span className="mx-auto hidden rounded-lg border border-line p-0.5 font-mono text-ink-2 text-xs md:flex">
          {widths.map((width) => (
            <span
              key={width}
              className={`flex h-6 items-center rounded-md px-2.5 ${width === '1280' ? 'bg-panel-2 text-ink' : ''}`}
            >
              {width}
            </span>
          ))}
        </span>
        <span className="ml-auto flex h-7 items-center gap-1.5 rounded-lg border border-line px-2.5 text-ink-2 text-xs md:ml-0">
          <Icon name="code" size={14} /> Show Code
        </span>
      </div>
      <div className="grid lg:grid-cols-[30%_1fr]">
        <div className="hidden flex-col border-line border-r p-4 text-[13px]/5 lg:flex">
          <p className="ml-8 self-end rounded-xl bg-panel-2 px-3 py-2">{suggestions[0].prompt}</p>
          <p className="mt-5">
            {current < replaySteps.length
              ? 'One hot colour, one oven, big condensed type. The order button stays in reach on a phone.'
              : 'Your page is ready. Prices, opening hours and the address are marked: they wait for your facts.'}
          </p>
          <ol className="mt-4 space-y-2 border-line border-t pt-4">
            {replaySteps.map((step, index) => (
              <StepLine
                key={step.doing}
                step={step}
                state={index < current ? 'done' : index === current ? 'now' : 'next'}
                seconds={seconds}
              />
            ))}
          </ol>
        </div>
        <div className="bg-panel-2 p-2 sm:p-4">
          <div className="relative h-[440px] overflow-hidden rounded-lg border border-line bg-panel sm:h-[420px] lg:h-[600px]">
            <Miniature name="forno-volante" width={1480} wire className="replay-todo" />
            <Miniature name="forno-volante" width={1480} className="replay-made" />
            <div className="replay-cut absolute inset-x-0 h-px bg-accent" aria-hidden="true">
              <span className="absolute right-3 bottom-0 rounded-t-md bg-accent px-2 py-0.5 font-medium text-accent-ink text-xs/4">
                {doing}
              </span>
            </div>
          </div>
        </div>
      </div>
      <div className="flex items-center gap-4 border-line border-t bg-panel px-3 py-2.5">
        <button type="button" className="btn btn-line size-11 p-0" aria-pressed={state === 'playing'} onClick={toggle}>
          {state === 'playing' ? <Icon name="pause" size={16} /> : <Icon name="play" size={16} />}
          <span className="sr-only">Play the replay</span>
        </button>
        <div className="relative flex-1" aria-hidden="true">
          <div className="h-[3px] rounded-full bg-line">
            <div className="replay-bar h-full rounded-full bg-accent" />
          </div>
          <div className="mt-1.5 flex justify-between font-mono text-ink-3 text-xs/4">
            <span className="sm:w-[13.3%]">Reading</span>
            <span className="hidden w-[23.4%] sm:inline">Planning</span>
            <span className="sm:w-[43.3%]">Writing</span>
            <span className="hidden sm:inline">Checking</span>
            <span className="sm:ml-auto">Ready</span>
          </div>
        </div>
        <span className="hidden font-mono text-ink-3 text-xs tabular-nums sm:inline">
          {clock(share * seconds)} / {clock(seconds)}
        </span>
      </div>
    </div>
  )
}

function StepLine({ step, state, seconds }: { step: ReplayStep; state: 'done' | 'now' | 'next'; seconds: number }) {
  return (
    <li className={`grid grid-cols-[16px_1fr_auto] items-center gap-2 ${state === 'now' ? 'text-ink' : 'text-ink-2'}`}>
      {state === 'done' && <Icon name="check" size={16} className="text-ok" />}
      {state === 'now' && <span className="mx-auto size-2 rounded-full bg-accent" />}
      {state === 'next' && <span className="mx-auto size-1.5 rounded-full border border-ink-3" />}
      <span>{state === 'done' ? step.done : step.doing}</span>
      <span className="font-mono text-ink-3 text-xs tabular-nums">
        {state === 'done' && `${(step.share * seconds).toFixed(1)} s`}
      </span>
    </li>
  )
}
