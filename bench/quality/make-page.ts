import { compose } from '#engine/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import { createEngine } from '#server/engine.ts'
import { firstRequest } from '#test/support/first-request.ts'

/** `look`: the family of the built-in designer, or who else made it; `ms`: how long that took. */
export type MadePage = { html: string; look: string; ms: number }

/** The built-in designer's page for a prompt. It is a pure function: the fastest of three times is its own. */
export function composedPage(prompt: string, variant = 0): MadePage {
  let ms = Infinity
  let page = compose(firstRequest(prompt, variant))
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    page = compose(firstRequest(prompt, variant))
    ms = Math.min(ms, performance.now() - start)
  }
  return { html: page.html, look: page.plan.family, ms }
}

/** The configured model's page for a prompt. Throws where none is configured or nothing came of it. */
export async function modelPage(prompt: string): Promise<MadePage> {
  const config = readConfig(process.env)
  if (!config.ai) throw new Error('No model is configured: set AI_BASE_URL and AI_MODEL (see .env.example).')
  const start = performance.now()
  for await (const event of createEngine({ ...config, designerSeconds: 0 })(
    firstRequest(prompt, 0),
    new AbortController().signal,
  ))
    if (event.type === 'version') {
      const look = event.maker.kind === 'model' ? event.maker.model : event.maker.kind
      return { html: event.html, look, ms: performance.now() - start }
    }
  throw new Error(`No page came for: ${prompt.slice(0, 80)}`)
}
