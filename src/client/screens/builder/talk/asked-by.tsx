import { resolveComment } from '#client/data/comments.ts'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { useChange, useComments } from './use-comments.ts'

/** Under an answer that a comment asked for: the way back to it, and from remark to done in one press. */
export function AskedBy({ turn }: { turn: string }) {
  const { talk } = useWorkbench()
  const { threads } = useComments()
  const change = useChange()
  const thread = threads.find(({ asked_turn }) => asked_turn === turn)
  // What came to nothing has answered nothing.
  if (!thread || thread.step === 'remark') return null
  const { id, number, step } = thread
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 rounded-xl border border-line p-2.5 text-[13px]">
      <p className="min-w-0 flex-1 text-ink-2">
        {step === 'resolved' ? `Comment ${number} is resolved.` : `Is comment ${number} answered?`}
      </p>
      <Button look="ghost" onClick={() => talk.setState({ isOpen: true, thread: id, draft: null })}>
        Open comment {number}
      </Button>
      {step !== 'resolved' && (
        <Button
          icon="check"
          onClick={() => void change((project_id) => resolveComment({ project_id, thread_id: id, is_resolved: true }))}
        >
          Resolve
        </Button>
      )}
    </div>
  )
}
