import type { z } from 'zod'
import type { repairInput } from '#api/repairs.ts'
import { api } from './api.ts'
import { followGeneration } from './generations.ts'
import { problemOf } from './core/problem.ts'

export type RepairInput = z.input<typeof repairInput>

/** The page as the model repaired it; `html` null when it changed nothing; else why there is none, in words. */
export type Repaired = { html: string | null } | { refused: string }

/** Asks the model for its one repair of a version and waits for it. Costs nothing. */
export async function repairPage(input: RepairInput, signal: AbortSignal): Promise<Repaired> {
  try {
    const { id } = await api.repairs.start(input)
    let html: string | null = null
    await followGeneration(id, 0, {
      signal,
      onLine: () => {},
      onEvent: ({ event }) => {
        if (event.type === 'version') html = event.html
      },
    })
    return { html }
  } catch (error) {
    return { refused: problemOf(error).reason ?? 'The server could not be reached. Nothing was changed.' }
  }
}
