import type { z } from 'zod'
import type { polishInput } from '#api/polish.ts'
import { laterApi } from './later-api.ts'

export type PolishInput = z.input<typeof polishInput>

/** Lets the project's model look at the page. The turn that mends it is then found in the project like any other. */
export async function startPolish(input: PolishInput): Promise<void> {
  await laterApi.polish.start(input)
}
