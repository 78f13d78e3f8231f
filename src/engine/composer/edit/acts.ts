import type { Act } from '#rules/acts.ts'
import { pageRequest } from '#rules/page-requests.ts'
import { openDocument } from '#design/document.ts'
import { readLanguage } from '../../understanding/language.ts'
import { readPageOrder } from '../../understanding/orders.ts'
import type { GenerationRequest } from '../../types.ts'
import { furtherPageName } from '../further-page-name.ts'
import { sectionLabels } from '../section-labels.ts'
import type { Language } from '../words/types.ts'
import { pageOf } from './open-page.ts'
import { missingOn } from './orders.ts'
import { languageOf } from './page-language.ts'
import { writeSentence } from './sentence.ts'

/** An answer that changes nothing itself: what the builder does now, or a question. */
export type ActAnswer = { act: Act | null; reply: string; suggestions: string[] }

/** What is asked of the builder rather than of the page: undoing, what is missing, another page; null for all else. */
export function actIn(request: GenerationRequest): ActAnswer | null {
  const { prompt, html, variant, targets = [], repair, continues } = request
  if (html === null || variant > 0 || targets.length > 0 || repair || continues) return null
  const document = openDocument(html)
  const { language } = readLanguage(prompt, languageOf(document))
  const order = readPageOrder(prompt, language)
  if (order === 'undo')
    return { act: { do: 'undo' }, reply: writeSentence({ say: 'undoing' }, language), suggestions: [] }
  if (order === 'finish') {
    const { waits, reply } = missingOn(pageOf(document), language)
    return { act: waits ? { do: 'fill-facts' } : null, reply, suggestions: [] }
  }
  const name = furtherPageName(prompt, language)
  return name === null ? null : besides(request, name, language)
}

/** The next page, where there is none of that name; what it could be about, where that was not said. */
function besides({ pages, pageName }: GenerationRequest, name: string, language: Language): ActAnswer | null {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  if (same(name, pageName)) return null
  if (pages.some((page) => same(page.name, name)))
    return { act: null, reply: writeSentence({ say: 'pageIsThere', what: name }, language), suggestions: [] }
  if (name === '') {
    const usual = (['about', 'pricing', 'contact', 'faq'] as const).map((kind) => sectionLabels[language][kind])
    const missing = usual.filter(
      (label) => ![pageName, ...pages.map((page) => page.name)].some((one) => same(one, label)),
    )
    return {
      act: null,
      reply: writeSentence({ say: 'whichPage' }, language),
      suggestions: missing.map((label) => pageRequest(language, label)),
    }
  }
  return {
    act: { do: 'add-page', name },
    reply: writeSentence({ say: 'furtherPage', what: name }, language),
    suggestions: [pageRequest(language, name)],
  }
}
