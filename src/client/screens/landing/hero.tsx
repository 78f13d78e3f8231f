import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { startPath } from '../../paths.ts'
import { useHint } from '../../state/auth/hint.ts'
import { moments } from '#client/parts/front/clock.ts'
import { PromptForm } from './prompt-form.tsx'
import { Replay } from './replay.tsx'
import { Row } from '#client/parts/front/row.tsx'

const corners = ['-left-1 -top-1', '-right-1 -top-1', '-left-1 -bottom-1', '-right-1 -bottom-1']

/** The first screen: what it does, the prompt box, and the product at work. */
export function Hero() {
  const isSignedIn = useHint()
  return (
    <Row id="home" labelledBy="hero-title" moment={moments.describing} className="pt-14 pb-20 md:pt-20" stampTop={104}>
      <div className="grid items-end gap-x-12 gap-y-7 lg:grid-cols-[1fr_304px]">
        <h1
          id="hero-title"
          className="font-semibold text-[48px]/[.98] tracking-[-.045em] sm:text-[60px]/[.98] md:text-[72px]/[.98]"
        >
          <span className="sr-only">Pages, wrought while you watch.</span>
          <span aria-hidden="true">
            Pages, wrought
            <br />
            while you{' '}
            <span className="relative ml-[.06em] inline-block">
              <span className="outline-word">watch.</span>
              <span className="absolute -inset-x-2 top-[.02em] -bottom-[.06em] border border-accent">
                {corners.map((corner) => (
                  <span key={corner} className={`absolute size-[7px] border border-accent bg-bg ${corner}`} />
                ))}
                <svg
                  className="absolute -right-5 -bottom-6"
                  width="22"
                  height="22"
                  viewBox="0 0 22 22"
                  fill="var(--accent)"
                  stroke="var(--bg)"
                  strokeWidth="1.5"
                >
                  <path d="M3 2.5 18.5 9l-6.7 2.3L9.3 18Z" />
                </svg>
              </span>
            </span>
          </span>
        </h1>
        <div>
          <p className="max-w-[38ch] text-base/6 text-ink-2">{product.description}</p>
          <Link className="btn btn-lg btn-ink mt-5" to={startPath(isSignedIn)}>
            Start Creating
          </Link>
        </div>
      </div>
      <PromptForm />
      <p id="prompt-hint" className="mt-3 px-1 text-[13px] text-ink-3">
        Starts at once: no account and no key needed.{' '}
        <span className="pointer-coarse:hidden">
          <kbd className="font-mono text-xs">Enter</kbd> sends, <kbd className="font-mono text-xs">Shift Enter</kbd>{' '}
          breaks the line.
        </span>
      </p>
      <Replay />
    </Row>
  )
}
