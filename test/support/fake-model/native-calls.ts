import type { FakeModelRequest } from './answer.ts'
import type { SpeechName } from './speech.ts'

type Part = { type?: string; text?: string; source?: { media_type: string }; inlineData?: { mimeType: string } }
type Said = { role: string; content?: string | Part[]; parts?: Part[] }
type Native = {
  model?: string
  max_tokens?: number
  stream?: boolean
  system?: Part[]
  messages?: Said[]
  systemInstruction?: { parts: Part[] }
  contents?: Said[]
  generationConfig?: { maxOutputTokens?: number }
}

/** Whether this is the path of a call in that speech. */
export function isCallPath(speech: SpeechName, pathname: string): boolean {
  if (speech === 'anthropic') return pathname.endsWith('/messages')
  if (speech === 'google') return /\/models\/[^/]+:(?:streamG|g)enerateContent$/.test(pathname)
  return pathname.endsWith('/chat/completions')
}

/** A call in Anthropic's or Google's words, as the fake model understands it; everything it came with stays beside it. */
export function understoodCall(url: URL, body: Native): Omit<FakeModelRequest, 'headers'> {
  const rules = body.system ?? body.systemInstruction?.parts ?? []
  const said = body.messages ?? body.contents ?? []
  return {
    ...body,
    model: body.model ?? /models\/([^/:]+):/.exec(url.pathname)?.[1] ?? '',
    max_tokens: body.max_tokens ?? body.generationConfig?.maxOutputTokens,
    stream: body.stream ?? url.pathname.endsWith(':streamGenerateContent'),
    messages: [
      ...(rules.length > 0 ? [{ role: 'system' as const, content: textOf(rules) }] : []),
      ...said.map(({ role, content, parts }) => ({
        role: role === 'model' || role === 'assistant' ? ('assistant' as const) : ('user' as const),
        content: textOf(parts ?? content ?? ''),
      })),
    ],
  }
}

/** The words of a message, whatever else it has. */
export const textOf = (content: string | Part[]): string =>
  typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')

/** A call in OpenAI's words whose messages may hold pictures beside their words. */
export function withWordsOnly<T extends { messages: { content: string | Part[] }[] }>(body: T) {
  return { ...body, messages: body.messages.map((message) => ({ ...message, content: textOf(message.content) })) }
}

/** Whether pictures came along, in whosever words. */
export const hasPictures = (body: object): boolean =>
  /"(?:image_url|inlineData)":|"type":"image"/.test(JSON.stringify(body))
