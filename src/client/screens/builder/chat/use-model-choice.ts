import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelChoice, ModelChoices } from '#api/models.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { chooseModel, modelChoicesQuery } from '#client/data/models.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { useWorkbench } from '../workbench-context.ts'

export type ModelPick = { choices: readonly ModelChoice[]; chosen: ModelChoice; choose: (id: string) => void }

/** Who makes the pages of this project; null while it is not known, and where there is nothing to choose. */
export function useModelChoice(): ModelPick | null {
  const { project } = useWorkbench()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...modelChoicesQuery(project?.id ?? ''), enabled: project !== null })
  const chosen = data?.choices.find(({ id }) => id === data.chosen)
  if (!project || !data || !chosen || data.choices.length < 2) return null
  const { queryKey } = modelChoicesQuery(project.id)

  async function send(id: string) {
    if (!project) return
    const before = queryClient.getQueryData(queryKey)
    const show = (choices: ModelChoices | undefined) => queryClient.setQueryData(queryKey, choices)
    show(before && { ...before, chosen: id })
    try {
      show(await chooseModel(project.id, id))
    } catch (error) {
      show(before)
      showToast(withDescription(messages.modelNotChosen, problemOf(error).reason))
    }
  }

  return { choices: data.choices, chosen, choose: (id) => void send(id) }
}
