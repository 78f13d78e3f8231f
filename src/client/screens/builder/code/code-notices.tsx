import { useStore } from 'zustand'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { TypedCode } from './typed-code.ts'

type NoticesProps = { typed: TypedCode; onShow: (text: string) => void; onGoTo: (offset: number) => void }

/** What is said about typed code above it: why it is not kept, and what was typed before and is not in the editor. */
export function CodeNotices({ typed, onShow, onGoTo }: NoticesProps) {
  const { refusal, aside } = useStore(typed.state)
  return (
    <>
      {refusal && (
        <Line icon="alert" look="bg-danger/8 text-danger">
          <span className="min-w-0 flex-1">
            <b className="font-medium">Not kept yet.</b> {refusal.message}
          </span>
          <Button look="ghost" onClick={() => onGoTo(refusal.from)}>
            Show where
          </Button>
        </Line>
      )}
      {aside !== null && (
        <Line icon="info" look="bg-panel-2 text-ink-2">
          <span className="min-w-0 flex-1">What you typed here last was not kept, and the page is without it.</span>
          <Button
            look="ghost"
            onClick={() => {
              typed.dropAside()
              onShow(aside)
            }}
          >
            Put it back
          </Button>
          <Button look="ghost" onClick={typed.dropAside}>
            Discard
          </Button>
        </Line>
      )}
    </>
  )
}

function Line({ icon, look, children }: { icon: 'alert' | 'info'; look: string; children: React.ReactNode }) {
  return (
    <p className={`flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line px-3 py-1.5 text-[13px] ${look}`}>
      <Icon name={icon} size={14} />
      {children}
    </p>
  )
}
