import { z } from 'zod'

/** A server of models that runs on this machine. */
export type LocalModel = {
  name: string
  baseUrl: string
  model: string
  /** how much it takes at once, in tokens; null: it does not say */
  context: number | null
}

const known = ['Ollama', 'LM Studio', 'llama.cpp'] as const
export type LocalPort = { name: (typeof known)[number]; port: number }

/** AI_LOCAL; null: not what it has to be. */
export function readLocalPorts(text: string): LocalPort[] | null {
  const rows = text.split(',').flatMap((row) => (row.trim() === '' ? [] : [row.trim().split('=')]))
  const ports = rows.flatMap(([name, port]): LocalPort[] => {
    const found = known.find((one) => one === name?.trim())
    const number = Number(port)
    return found && Number.isInteger(number) && number > 0 && number < 65_536 ? [{ name: found, port: number }] : []
  })
  return ports.length === rows.length ? ports : null
}

const lookMs = 500
const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })

/** Looks on loopback for servers of models, with the first model that each has; they are offered, and never used unasked. */
export async function findLocalModels(where: readonly LocalPort[], ask = fetch): Promise<LocalModel[]> {
  const found = await Promise.all(where.map((one) => lookAt(one, ask)))
  return found.filter((one) => one !== null)
}

/** As each says how much its model takes at once. */
const contexts: Record<LocalPort['name'], (port: number, model: string) => [url: string, body: object | null]> = {
  Ollama: (port, model) => [`http://127.0.0.1:${port}/api/show`, { model }],
  'LM Studio': (port, model) => [`http://127.0.0.1:${port}/api/v0/models/${encodeURIComponent(model)}`, null],
  'llama.cpp': (port) => [`http://127.0.0.1:${port}/props`, null],
}
/** The same for an address that the host has set up; null: it is none of them, or does not say. */
export async function localContext(
  { baseUrl, model }: { baseUrl: string; model: string },
  where: readonly LocalPort[],
  ask = fetch,
): Promise<number | null> {
  const { hostname, port } = new URL(baseUrl)
  const one = where.find((each) => String(each.port) === port)
  return one && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname) ? contextOf(one, model, ask) : null
}

const size = z.number().int().positive().catch(0)
const said = z.object({
  // Ollama takes what is set for the model, however much it was trained for
  parameters: z.string().max(20_000).catch(''),
  model_info: z.record(z.string(), z.unknown()).catch({}),
  loaded_context_length: size,
  default_generation_settings: z.object({ n_ctx: size }).catch({ n_ctx: 0 }),
})

async function contextOf({ name, port }: LocalPort, model: string, ask: typeof fetch): Promise<number | null> {
  const [url, body] = contexts[name](port, model)
  const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  try {
    const response = await ask(url, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(lookMs) })
    const answer = said.parse(await response.json())
    const [, trained] = Object.entries(answer.model_info).find(([key]) => key.endsWith('.context_length')) ?? []
    const set = Number(/^num_ctx\s{1,40}(\d{3,8})/m.exec(answer.parameters)?.[1] ?? 0)
    return (
      set || answer.loaded_context_length || answer.default_generation_settings.n_ctx || size.parse(trained) || null
    )
  } catch {
    return null
  }
}

async function lookAt(one: LocalPort, ask: typeof fetch): Promise<LocalModel | null> {
  const { name, port } = one
  const baseUrl = `http://127.0.0.1:${port}/v1`
  try {
    const response = await ask(`${baseUrl}/models`, { redirect: 'manual', signal: AbortSignal.timeout(lookMs) })
    const models = response.ok ? list.safeParse(await response.json()).data?.data : null
    const [first] = models ?? []
    return first ? { name, baseUrl, model: first.id, context: await contextOf(one, first.id, ask) } : null
  } catch {
    return null
  }
}
