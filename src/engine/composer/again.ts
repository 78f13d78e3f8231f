import { pattern } from '#rules/pattern.ts'
import type { GenerationRequest } from '../types.ts'
import { requestedPage } from '#rules/page-requests.ts'
import { sectionLabels } from './section-labels.ts'
import { furtherPageSubject } from './further-page-name.ts'
import { readLanguage } from '../understanding/language.ts'
import { answerWords } from './edit/lexicon/answer-words.ts'
import { requestLanguage } from './words/read/language.ts'
import type { Language } from './words/types.ts'
import { wantsNewPage } from '../turn/wants-new-page.ts'

const orders = pattern('i')`
  ^(?:please |now )?(?:redesign|redo|start over|start again|try again|surprise me|(?:(?:make|create|generate|try
  |show|give)(?: me| us)? )?(?:(?:a|an|the|one) )?(?:completely |totally )?(?:another|different|new
  |other)(?: \w+)? (?:version|design|layout|variant|look))\b
`

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

/** 'Make the page “Menu”' is a request for a page that is about its name; so is 'a page for prices' beside another one. */
export function asPage(request: GenerationRequest): GenerationRequest {
  const { prompt } = request
  const name = requestedPage(prompt)
  if (name !== null) return { ...request, prompt: pagePrompt(requestLanguage(prompt), name) }
  const { language } = readLanguage(prompt, 'en')
  const subject = isBeside(request) ? furtherPageSubject(prompt, language) : null
  return subject ? { ...request, prompt: pagePrompt(language, subject) } : request
}

/** A page is asked for beside those that are there; one with facts of its own is read as it was written. */
const isBeside = ({ prompt, pages, html }: GenerationRequest) =>
  html === null && pages.length > 0 && !/[\d:]/.test(prompt)

/** A short request that is read like one of a person's. Signing in is a kind of page of its own, the way in and nothing else. */
function pagePrompt(language: Language, name: string): string {
  const { pageWith, signIn } = answerWords[language].orders
  return name === sectionLabels[language].auth ? signIn : pageWith.replace('{name}', name.toLowerCase())
}
