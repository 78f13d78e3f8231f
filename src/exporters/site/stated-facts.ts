import { attributeValue, type Located, parseSource } from '#design/parse.ts'
import { visibleText } from '#design/text.ts'

type Fact = Record<string, unknown>

/**
 * What a page states in a form that machines read: questions with their answers, and a business with its address. Only
 * what stands on the page, word for word; a place that still waits for its fact states nothing.
 */
export function statedFacts(html: string, { title, url }: { title: string; url: string }): Fact[] {
  const { elements } = parseSource(html)
  const words = (one: Located) => visibleText(html.slice(one.openEnd, one.closeStart)).replace(/\s+/g, ' ').trim()
  const waits = (one: Located) => html.slice(one.start, one.end).includes('data-placeholder')
  return [questions(), business()].filter((fact) => fact !== null)

  function questions(): Fact | null {
    const asked = elements.flatMap((details, index) => {
      if (details.tag !== 'details' || waits(details)) return []
      const summary = elements.find((one, at) => at > index && one.tag === 'summary' && one.end <= details.end)
      if (!summary) return []
      const [question, whole] = [words(summary), words(details)]
      const answer = visibleText(html.slice(summary.end, details.closeStart)).replace(/\s+/g, ' ').trim()
      if (!question.endsWith('?') || answer === '' || whole === question) return []
      return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }]
    })
    return asked.length < 2 ? null : { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: asked }
  }

  function business(): Fact | null {
    const places = elements.filter((one) => one.tag === 'address' && !waits(one))
    const address = places.map(words).find((text) => /\d/.test(text) && text.length <= 200)
    const linked = (scheme: string) =>
      elements
        .filter((one) => one.tag === 'a' && !waits(one))
        .map((one) => attributeValue(one, 'href')?.trim() ?? '')
        .find((href) => href.toLowerCase().startsWith(scheme))
        ?.slice(scheme.length)
    const [telephone, email] = [linked('tel:'), linked('mailto:')?.split('?')[0]]
    if (!address || (!telephone && !email)) return null
    return {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: title,
      url,
      address,
      ...(telephone ? { telephone } : {}),
      ...(email ? { email } : {}),
    }
  }
}
