import { useQuery } from '@tanstack/react-query'
import { creditsIn } from '#client/data/core/credits.ts'
import { useWorkbench } from '../workbench-context.ts'

/** Whether a page costs a credit here; until that is known it is said to. */
export function useIsCounted(): boolean {
  const { project } = useWorkbench()
  const { data } = useQuery(creditsIn(project?.workspaceId ?? null))
  return data?.dailyRemaining !== null
}
