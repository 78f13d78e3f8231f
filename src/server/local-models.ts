import { z } from 'zod'

/** A server of models that runs on this machine. */
export type LocalModel = { name: string; baseUrl: string; model: string }

const known = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
] as const

const lookMs = 500
const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })

/** Looks on loopback for servers of models, with the first model that each has; they are offered, and never used unasked. */
export async function findLocalModels(
  ask = fetch,
  where: readonly { name: string; port: number }[] = known,
): Promise<LocalModel[]> {
  const found = await Promise.all(where.map((one) => lookAt(one, ask)))
  return found.filter((one) => one !== null)
}

async function lookAt({ name, port }: { name: string; port: number }, ask: typeof fetch): Promise<LocalModel | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`
  try {
    const response = await ask(`${baseUrl}/models`, { redirect: 'manual', signal: AbortSignal.timeout(lookMs) })
    const models = response.ok ? list.safeParse(await response.json()).data?.data : null
    const [first] = models ?? []
    return first ? { name, baseUrl, model: first.id } : null
  } catch {
    return null
  }
}
