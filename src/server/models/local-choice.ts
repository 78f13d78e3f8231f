import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { readHostSetting, writeHostSetting } from '../db/queries/models.ts'
import type { LocalModel } from '../local-models.ts'
import type { ModelAddress, ModelDesk } from './desk.ts'

const setting = 'local-model'
const kept = z.object({
  name: z.string(),
  baseUrl: z.url().refine((url) => new URL(url).hostname === '127.0.0.1'),
  model: z.string(),
})
export type LocalChoice = z.infer<typeof kept>

const addressOf = ({ name, baseUrl, model }: LocalChoice): ModelAddress => ({
  baseUrl,
  model,
  apiKey: null,
  provider: 'openai',
  label: `${model} on ${name}`,
})

/** What was chosen at this machine before; it makes pages again, as long as the environment names no model. */
export async function recallLocalChoice(db: Db, desk: ModelDesk): Promise<void> {
  const found = kept.safeParse(await readHostSetting(db, setting)).data
  if (!found || desk.mainAddress()) return
  desk.local.used = found
  desk.setMain(addressOf(found))
}

/** Uses it from now on, or `null`: the built-in designer again. */
export async function saveLocalChoice(db: Db, desk: ModelDesk, use: LocalModel | null): Promise<void> {
  const choice = use && { name: use.name, baseUrl: use.baseUrl, model: use.model }
  await writeHostSetting(db, setting, choice)
  desk.local.used = choice
  desk.setMain(choice && addressOf(choice))
}
