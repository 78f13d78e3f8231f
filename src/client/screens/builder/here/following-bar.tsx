import { useStore } from 'zustand'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { colourOf } from './colour.ts'

/** Says whom one follows, and stops it. */
export function FollowingBar() {
  const { here } = useWorkbench()
  const person = useStore(here, ({ tabs, following }) => tabs.find(({ user_id }) => user_id === following))
  if (!person) return null
  return (
    <div
      data-following=""
      style={{ borderColor: colourOf(person.user_id) }}
      className={
        'fixed top-16 left-1/2 z-30 flex min-h-10 max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-2 rounded-full ' +
        'border-2 bg-panel py-1 pr-1.5 pl-4 text-[13px] shadow-float'
      }
    >
      <span className="truncate">Following {person.name}</span>
      <Button
        aria-label="Stop following"
        look="ghost"
        className="rounded-full max-md:h-10"
        onClick={() => here.setState({ following: null })}
      >
        Stop
      </Button>
    </div>
  )
}
