import { attributeValue } from '../parse.ts'
import { countsPlaces } from './counts-places.ts'
import { isHidden } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

/** What stands beside the content of a page, not in it. */
const beside = new Set('header footer nav aside dialog script style template noscript svg link meta'.split(' '))

/** People who listen to a page jump to its content; without a landmark they hear the navigation every time. */
export const mainLandmark: Rule = {
  name: 'main-landmark',
  find(page): RuleMatch[] {
    if (page.elements.some((element) => element.tag === 'main' || attributeValue(element, 'role') === 'main')) return []
    const body = page.elements.find(({ place }) => place === 'body')
    const top = body ? page.elements.filter(({ parent }) => parent === body.index) : []
    const parts = top.filter((element) => !beside.has(element.tag) && !isSkipLink(element) && !isHidden(page, element))
    const [first] = parts
    if (!body || !first?.key) return parts.length > 0 ? [{ element: null, fix: null }] : []
    if (parts.length === 1 && first.tag === 'div' && attributeValue(first, 'role') === null)
      return [{ element: first, fix: [{ do: 'attr', k: first.key, name: 'role', value: 'main' }] }]
    return [{ element: null, fix: wrapped(page, body, top, parts) }]
  },
}

/** More parts side by side are a list, not the sections of a page. */
const mostParts = 200

const isSkipLink = (element: CheckedElement): boolean =>
  element.tag === 'a' && (attributeValue(element, 'href') ?? '').startsWith('#')

/** One `<main>` around the parts, when they stand side by side and a box around them changes nothing of their looks. */
function wrapped(
  page: CheckedPage,
  body: CheckedElement,
  top: readonly CheckedElement[],
  parts: readonly CheckedElement[],
): RuleMatch['fix'] {
  const [first] = parts
  const last = parts.at(-1)
  const between = top.filter((element) => first && last && element.start >= first.start && element.end <= last.end)
  const keys = parts.flatMap(({ key }) => key ?? [])
  if (!first?.key || parts.length > mostParts || between.length !== parts.length || keys.length !== parts.length)
    return null
  const laidOut = /(^|[\s:])(inline-)?(flex|grid)(\s|$)|space-y-|divide-y/.test(attributeValue(body, 'class') ?? '')
  if (laidOut || /\bbody\b[^{]*[>{][^}]*display\s*:|body\s*>/.test(page.css)) return null
  if (countsPlaces(page.css, parts)) return null
  const gaps = parts.slice(1).map((part, index) => page.html.slice(parts[index]?.end, part.start))
  // words or comments between the parts would be left behind
  if (gaps.some((gap) => gap.trim() !== '')) return null
  const kept = keys.map((key, index) => `${index > 0 ? (gaps[index - 1] ?? '') : '\n'}<keep k="${key}"/>`).join('')
  return [{ do: 'replace', k: first.key, html: `<main>${kept}\n</main>` }]
}
