import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { PreviewState } from './preview-state.ts'

export type NoticesProps = { state: PreviewState; onReload: (scripts: 'on' | 'off') => void }

/** What the person is told when a page does not behave. */
export function PreviewNotices({ state, onReload }: NoticesProps) {
  if (state.status === 'busy') return <BusyCard onReload={onReload} />
  const words = wordsOf(state)
  if (!words) return null
  return (
    <Strip>
      <p className="min-w-0 flex-1 basis-56 py-1">
        {words.title && <span className="block font-medium">{words.title}</span>}
        <span className={words.title ? 'text-ink-2' : ''}>{words.text}</span>
      </p>
      {state.scriptsOff && (
        <Button onClick={() => onReload('on')}>{words.title ? 'Wake the page' : 'Turn scripts on'}</Button>
      )}
    </Strip>
  )
}

function wordsOf({ notice, scriptsOff }: PreviewState): { title?: string; text: string } | null {
  if (notice === 'left') return { text: 'The page tried to leave the preview. It is back, with its scripts off.' }
  if (notice === 'flood')
    return { title: 'This page is busy', text: 'It sent more messages than the browser can carry. Its scripts sleep.' }
  if (notice === 'keys')
    return { title: 'This page takes the keyboard', text: 'What you type stays in the builder. Its scripts sleep.' }
  if (notice === 'too-large') return { text: 'The page is larger than 6 MB. The preview stays as it was.' }
  return scriptsOff ? { text: 'Scripts of this page are off.' } : null
}

function BusyCard({ onReload }: Pick<NoticesProps, 'onReload'>) {
  return (
    <div role="alert" className="absolute inset-0 z-10 grid place-items-center bg-bg/70 p-4">
      <div className="grid max-w-sm gap-3 rounded-xl border border-line bg-panel p-5 shadow-float">
        <h3 className="font-medium text-[14px] text-ink">This page is busy</h3>
        <p className="text-[13px] text-ink-2">
          One of its scripts has not stopped for a while. The page itself is kept; the rest of the builder goes on
          working.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => onReload('off')}>
            Reload without scripts
          </Button>
          <Button onClick={() => onReload('on')}>Reload</Button>
        </div>
      </div>
    </div>
  )
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className={
        'absolute inset-x-3 bottom-3 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-1 ' +
        'rounded-xl border border-line bg-panel py-1.5 pr-2 pl-4 text-[13px] text-ink shadow-float'
      }
    >
      {children}
    </div>
  )
}
