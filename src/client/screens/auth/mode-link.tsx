import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#client/paths.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { AuthMode } from './modes.ts'
import { readStepState, type StepState } from './step-state.ts'

type ModeLinkProps = { mode: AuthMode; isLight?: boolean; children: ReactNode }

/** To another mode of this screen; where one came from travels along. */
export function ModeLink({ mode, isLight = false, children }: ModeLinkProps) {
  return (
    <Link
      {...useModeTarget(mode)}
      className={cx(
        'rounded-sm text-accent-text underline-offset-4 hover:underline',
        isLight ? 'text-[13px]' : 'font-medium',
      )}
    >
      {children}
    </Link>
  )
}

export function BackToSignIn() {
  return (
    <Link
      {...useModeTarget('signin')}
      className={
        '-ml-3 inline-flex h-10 items-center gap-2 justify-self-start rounded-lg px-3 font-medium text-ink-2 text-sm ' +
        'transition-colors duration-150 hover:bg-panel-2 hover:text-ink motion-reduce:transition-none'
      }
    >
      <Icon name="arrow-left" />
      Back to sign in
    </Link>
  )
}

/** `isChosen` tells the screen to move the focus to the new heading. */
function useModeTarget(mode: AuthMode) {
  const { state } = useLocation()
  return {
    to: mode === 'signin' ? paths.auth : `${paths.auth}?mode=${mode}`,
    replace: true,
    state: { ...readStepState(state), notice: undefined, isChosen: true } satisfies StepState,
  }
}
