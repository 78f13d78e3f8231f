import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { createModelClient } from '#engine/models/client.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import type { PlayedProviderName } from '#test/support/fake-model/providers.ts'
import { corpusPage } from '#test/corpus/replies.ts'
import { request, runTurn, type RunTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { byPieces } from '../tokens/count.ts'
import type { RecordedAnswer } from './answers.ts'
import type { EndpointScenario } from './endpoints.ts'

/** What came of a scenario, and why that is not what must come of it. */
export type Played = {
  name: string
  outcome: string
  calls: number
  input: number
  output: number
  kept: string
  told: string
  wrong: string[]
}

/** The built-in designer of the product: it knows what an order is. */
const designer = { compose, edit }

/** A model that counts what goes in and out, in word pieces. */
function counted(model: ModelClient) {
  const counts = { calls: 0, input: 0, output: 0 }
  const client: ModelClient = {
    name: model.name,
    async *reply(messages, signal, options) {
      counts.calls++
      counts.input += messages.reduce((sum, { content }) => sum + byPieces(content), 0)
      for await (const part of model.reply(messages, signal, options)) {
        if (part.type === 'delta') counts.output += byPieces(part.delta)
        yield part
      }
    },
  }
  return { client, counts }
}

function playedOf(
  name: string,
  turn: RunTurn,
  before: string | null,
  counts: Omit<Played, 'name' | 'outcome' | 'kept' | 'told' | 'wrong'>,
): Played {
  const kept =
    turn.version === undefined
      ? before === null
        ? 'nothing'
        : 'the page as it was'
      : before === null
        ? `a page of ${(turn.page.length / 1024).toFixed(1)} KB`
        : `${turn.done.applied ?? 'all'} made`
  return {
    name,
    outcome: turn.done.outcome,
    ...counts,
    kept,
    told: turn.text.replace(/\s+/g, ' ').slice(0, 90),
    wrong: [],
  }
}

/** Plays recorded answers through the whole turn. */
export async function playAnswer({ name, hand, prompt, html, more, says, must }: RecordedAnswer): Promise<Played> {
  const { client, counts } = counted(scriptedModel(...says.map((text) => ({ text, size: 64 }))))
  const turn = await runTurn(request(prompt, { html, ...more }), { model: client, designer })
  const played = playedOf(`${hand}: ${name}`, turn, html, counts)
  const page = (must.becomes ?? []).reduce((now, [from, to]) => now.replace(from, to), html ?? '')
  const wrong = [
    ...(turn.done.outcome === must.outcome ? [] : [`${turn.done.outcome}, not ${must.outcome}`]),
    ...(must.calls === undefined || must.calls === counts.calls ? [] : [`${counts.calls} calls, not ${must.calls}`]),
    ...(must.becomes && page !== turn.page ? ['the page is another one'] : []),
    ...(must.has ?? []).filter((part) => !turn.page.includes(part)).map((part) => `lacks ${part}`),
    ...(must.lacks ?? []).filter((part) => turn.page.includes(part)).map((part) => `has ${part}`),
    ...(must.told && !must.told.test(turn.text) ? [`does not tell ${String(must.told)}`] : []),
    ...keysIn(turn.text),
  ]
  return { ...played, wrong }
}

/** What a person reads never names a key. */
const keysIn = (text: string): string[] => (/\b[shbaifcpx]\d{1,3}\b/.test(text) ? ['names a key'] : [])

/** Plays the ways of endpoints against the fake one, over the wire. */
export async function playEndpoints(scenarios: readonly EndpointScenario[]): Promise<Played[]> {
  const fake = await startFakeModel()
  const limits = { firstByte: 20_000, idle: 20_000, total: 60_000, afterFinish: 50, backoff: 5, failures: 1_000 }
  const providers: Partial<Record<PlayedProviderName, 'azure' | 'anthropic' | 'google'>> = {
    azureV1: 'azure',
    anthropic: 'anthropic',
    google: 'google',
  }
  const results: Played[] = []
  try {
    for (const { name, provider, wish, edit: isEdit, must, calls } of scenarios) {
      const { client, counts } = counted(
        createModelClient({
          baseUrl: provider ? fake.as(provider) : fake.baseUrl,
          apiKey: 'none',
          model: 'fake-1',
          provider: (provider && providers[provider]) ?? 'auto',
          referer: 'http://localhost:3000',
          title: 'Pagewright',
          extraBody: {},
          fetch,
          limits,
        }),
      )
      const html = isEdit ? corpusPage : null
      const prompt = isEdit ? `change the headline to 'Slow light' ${wish}` : `A page for the bakery Korn ${wish}`
      const turn = await runTurn(request(prompt, { html }), { model: client })
      const played = playedOf(`endpoint: ${name}`, turn, html, counts)
      if (turn.done.outcome !== must) played.wrong.push(`${turn.done.outcome}, not ${must}`)
      if (calls !== undefined && calls !== counts.calls) played.wrong.push(`${counts.calls} calls, not ${calls}`)
      if (must === 'stored' && isEdit && !turn.page.includes('Slow light')) played.wrong.push('the change is not there')
      results.push(played)
    }
  } finally {
    await fake.close()
  }
  return results
}
