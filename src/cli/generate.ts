import { readFile, writeFile } from 'node:fs/promises'
import { defineCommand } from 'citty'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import { exportAs } from '#exporters/exporters.ts'
import { exportedPage } from '#exporters/mark.ts'
import { homePage, promptProblem } from '#rules/chat.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { createEngine } from '#server/engine.ts'
import { cssOf } from '#server/tailwind.ts'
import { libraryCode } from '#server/library-code.ts'
import { carriedFace } from '#server/typefaces/asked-subset.ts'
import { exitCodes } from './exit-codes.ts'

export const generateCommand = defineCommand({
  meta: { name: 'generate', description: 'Make a page from a description, or change one' },
  args: {
    prompt: { type: 'positional', description: 'What the page should be, in quotes', required: true },
    out: { type: 'string', alias: 'o', description: 'File to write; without it the page goes to standard output' },
    from: { type: 'string', description: 'An HTML file to change instead of starting new' },
    json: { type: 'boolean', description: 'The element tree as JSON instead of HTML' },
    cdn: { type: 'boolean', description: 'HTML with the Tailwind script from its CDN instead of inlined CSS' },
    variant: { type: 'string', description: 'Another layout for the same words: 1, 2, 3 …', default: '0' },
  },
  async run({ args }) {
    process.exitCode = await generatePage(args).catch((error: unknown) => {
      if (error instanceof UsageError || error instanceof ConfigError) {
        tell(error.message)
        return exitCodes.usage
      }
      tell(`The page could not be made: ${error instanceof Error ? error.message : String(error)}`)
      return exitCodes.failed
    })
  },
})

class UsageError extends Error {}

type Options = { prompt: string; out?: string; from?: string; json?: boolean; cdn?: boolean; variant: string }

async function generatePage(options: Options): Promise<number> {
  const problem = promptProblem(options.prompt)
  if (problem) throw new UsageError(problem)
  const variant = Number(options.variant)
  if (!Number.isInteger(variant) || variant < 0) throw new UsageError('--variant takes a whole number from 0.')
  const request: GenerationRequest = {
    prompt: options.prompt,
    mode: 'html',
    pageName: homePage,
    html: options.from ? await readPage(options.from) : null,
    pages: [],
    chat: [],
    variant,
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const { html, outcome } = await follow(
    createEngine({ ...readConfig(process.env), designerSeconds: 0 })(request, stop.signal),
  )
  if (stop.signal.aborted) return exitCodes.interrupted
  if (html === null) return exitCodes.failed
  await deliver(html, options)
  return outcome === 'fallback' ? exitCodes.fallback : exitCodes.ok
}

/** Stages and the reply go to standard error, so that standard output holds nothing but the page. */
async function follow(events: AsyncIterable<EngineEvent>): Promise<{ html: string | null; outcome: string }> {
  let html: string | null = null
  let outcome = 'failed'
  let reply = ''
  for await (const event of events) {
    if (event.type === 'stage') tell(`${event.label} …`)
    if (event.type === 'notice') tell(`${event.title}: ${event.description}${event.why ? ` ${event.why}` : ''}`)
    if (event.type === 'text') reply += event.delta
    if (event.type === 'reply') reply = event.content
    if (event.type === 'version') html = event.html
    if (event.type === 'done') outcome = event.outcome
  }
  if (reply.trim()) tell(reply.trim())
  return { html, outcome }
}

async function deliver(html: string, { json, cdn, out }: Options): Promise<void> {
  const input = {
    pages: [{ name: homePage, html }],
    page: homePage,
    css: cssOf,
    typeface: carriedFace,
    library: libraryCode,
  }
  const { content } = await exportAs(json ? 'json' : cdn ? 'html-cdn' : 'html', input)
  if (!out) {
    process.stdout.write(content)
    return
  }
  await writeFile(out, content)
  tell(`Written to ${out}.`)
}

/** A page that was downloaded comes without the CSS that was put into it. */
async function readPage(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`The file ${path} cannot be read.`)
  })
  return exportedPage(text)?.html ?? text
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
