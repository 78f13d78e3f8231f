import type { z } from 'zod'
import type { recomposeInput } from '#api/readings.ts'
import type { PageReading } from '#rules/page-reading.ts'
import { api } from './api.ts'
import { problemOf } from './core/problem.ts'

export type RecomposeInput = z.input<typeof recomposeInput>

/** The page after its reading was changed, with what came along of it by hand; else why there is none, in words. */
export type RecomposedPage = { html: string; reading: PageReading; kept: number; lost: string[] } | { refused: string }

/** Composes a page again from its changed reading. Costs nothing, and stores nothing. */
export async function recomposePage(input: RecomposeInput): Promise<RecomposedPage> {
  try {
    return await api.readings.recompose(input)
  } catch (error) {
    return { refused: problemOf(error).reason ?? 'The server could not be reached. Nothing was changed.' }
  }
}
