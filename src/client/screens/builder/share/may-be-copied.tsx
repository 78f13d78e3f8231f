import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusal } from '#rules/permissions.ts'
import { allowCopies } from '#client/data/preview-links.ts'
import { projectQuery } from '#client/data/projects.ts'
import { useAct } from '#client/parts/use-act.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Tick } from '#client/ui/tick.tsx'

const meaning =
  'Whoever has the link and an account can make a project of their own of it: its pages as they are now, without chat, ' +
  'comments or earlier versions.'

type Props = { projectId: string; isOn: boolean }

/** Whether whoever has the link may copy the project; who may not decide that reads why. */
export function MayBeCopied({ projectId, isOn }: Props) {
  const { data: project } = useQuery(projectQuery(projectId))
  const refused = project ? refusal(project.role, 'allowCopies') : null
  const { isBusy, act } = useAct()
  // What was chosen is shown while it is being stored.
  const [chosen, choose] = useState<boolean | null>(null)

  async function change(next: boolean) {
    if (isBusy) return
    choose(next)
    if (await act(() => allowCopies(projectId, next))) announce(next ? 'It may be copied' : 'It may not be copied')
    choose(null)
  }

  return (
    <Tick
      label="May be copied"
      line={refused ?? meaning}
      isOn={chosen ?? isOn}
      isDisabled={!project || refused !== null}
      onChange={(next) => void change(next)}
    />
  )
}
