import type { GenerationRequest } from '../types.ts'
import { wantsNewPage } from '../turn/wants-new-page.ts'

const orders =
  /^(?:please |now )?(?:redesign|redo|start over|start again|try again|surprise me|(?:(?:make|create|generate|try|show|give)(?: me| us)? )?(?:(?:a|an|the|one) )?(?:completely |totally )?(?:another|different|new|other)(?: \w+)? (?:version|design|layout|variant|look))\b/i

/**
 * 'Another version' speaks of the page that was described before: the request with that description, and the number of
 * the version that is due. Every other request comes back as it is.
 */
export function withDescription(request: GenerationRequest): GenerationRequest {
  if (!orders.test(request.prompt.trim())) return request
  const said = request.chat.filter(({ role }) => role === 'user').map(({ content }) => content)
  const isOrder = (text: string) => orders.test(text.trim())
  const described = said.filter(
    (text) => !isOrder(text) && wantsNewPage({ html: '<p>page</p>', variant: 0, prompt: text }),
  )
  const prompt = described.at(-1) ?? said.find((text) => !isOrder(text))
  if (!prompt) return request
  const asked = said.slice(said.lastIndexOf(prompt)).filter((text) => isOrder(text) && text !== request.prompt).length
  return { ...request, prompt, variant: request.variant + asked + 1 }
}
