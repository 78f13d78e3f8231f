import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stopGeneration } from '#client/data/generations.ts'
import { picturesKey } from '#client/data/message-pictures.ts'
import { contentQuery } from '#client/data/project-content.ts'
import type { Waiting } from '#client/state/builder/types.ts'
import { leaveLine } from '#client/state/editor/line.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** What waits until this page is made: whose change it waits for, and a way to take one's own back. */
export function LineCards({ page }: { page: string }) {
  const all = useBuilder((builder) => builder.waiting)
  const turn = useBuilder((builder) => (builder.turn?.page === page ? builder.turn : null))
  const running = useRunning()
  const making = turn && (turn.by === null ? 'your' : of(running?.find((one) => one.turn === turn.turn)?.name ?? null))
  const line = all.filter((waiting) => waiting.page === page)
  return (
    <ol aria-label="In line" className="space-y-2.5">
      {line.map((waiting, index) => {
        const before = line[index - 1]
        const ahead = before ? (before.isMine ? 'your' : of(before.name)) : making
        return <LineCard key={waiting.turn} waiting={waiting} ahead={ahead} />
      })}
    </ol>
  )
}

/** What is made of this project now, with the names of who asked for it. */
function useRunning() {
  const { project } = useWorkbench()
  return useQuery({ ...contentQuery(project?.id ?? ''), enabled: project !== null }).data?.running
}

const of = (name: string | null) => `${name || 'somebody'}’s`

/** `ahead`: whose change comes before it; null when it is about to begin. */
function LineCard({ waiting, ahead }: { waiting: Waiting; ahead: string | null }) {
  const { isMine, name, prompt } = waiting
  const title = ahead === null ? 'Next' : `Waiting for ${ahead} change to this page`
  return (
    <li className="rounded-xl border border-line border-dashed p-3 text-[13px] leading-[19px]">
      <p className="font-medium">{title}</p>
      <p className="mt-1 line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
        {!isMine && `${name}: `}
        <q>{prompt}</q>
      </p>
      {isMine && <Own waiting={waiting} />}
    </li>
  )
}

function Own({ waiting }: { waiting: Waiting }) {
  const { editor, project } = useWorkbench()
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Until the server has answered it has no id of its own.
  const isSent = waiting.id !== waiting.turn

  async function cancel() {
    setLeaving(true)
    setFailed(false)
    try {
      await stopGeneration(waiting.id)
    } catch {
      setLeaving(false)
      return setFailed(true)
    }
    leaveLine(editor.store, waiting)
    announce('Cancelled. Your words are back in the input.')
    if (project) void client.invalidateQueries({ queryKey: picturesKey(project.id) })
  }

  return (
    <>
      <p className="mt-1 text-[12px] text-ink-3 leading-[18px]">
        It keeps its place when you close this tab, uses no credit until it starts, and changes the page as it is by
        then.
      </p>
      {hasFailed && (
        <p role="alert" className="mt-1 text-danger">
          It could not be cancelled. It still waits; try again.
        </p>
      )}
      <Button
        className="mt-2.5 max-md:h-10"
        isBusy={isLeaving}
        disabledReason={isSent ? null : 'It is being sent.'}
        onClick={() => void cancel()}
      >
        Cancel
      </Button>
    </>
  )
}
