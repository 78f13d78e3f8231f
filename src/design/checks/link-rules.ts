import { attributeValue } from '../parse.ts'
import type { Operation } from '../types.ts'
import { freeId } from './control-rules.ts'
import { placeFor } from './nearest-place.ts'
import { oncePerPage } from './page-index.ts'
import { bodyElements, decoded, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

const linksOf = oncePerPage((page) =>
  bodyElements(page).filter(({ tag, attributes }) => tag === 'a' && attributes.some(({ name }) => name === 'href')),
)

const hrefOf = (link: CheckedElement): string => (attributeValue(link, 'href') ?? '').trim()

/** A link into the page leads to a place that is there. */
export const deadAnchor: Rule = {
  name: 'dead-anchor',
  find(page): RuleMatch[] {
    const there = new Set(
      page.elements.flatMap((element) => [attributeValue(element, 'id'), attributeValue(element, 'name')]),
    )
    const dead = linksOf(page).filter((link) => {
      const id = decoded(hrefOf(link).slice(1))
      return /^#./.test(hrefOf(link)) && !there.has(id) && !/^top$/i.test(id) && !/^[!/]/.test(id)
    })
    return dead.map((link) => {
      const id = decoded(hrefOf(link).slice(1))
      return {
        element: link,
        fix: leadTo(page, link, id),
        message: `“${short(wordsOf(page, link) || hrefOf(link))}” leads to #${short(id)}, which is not on the page.`,
      }
    })
  },
}

/** A link without an address loads the page again; a bare # goes to its top. One of these may be meant. */
export const emptyLink: Rule = {
  name: 'empty-link',
  find(page): RuleMatch[] {
    const bare = linksOf(page).filter((link) => hrefOf(link) === '' || hrefOf(link) === '#')
    return bare
      .filter((link, index) => hrefOf(link) === '' || index > 0 || leadTo(page, link, '') !== null)
      .map((link) => ({
        element: link,
        fix: leadTo(page, link, '') ?? emptied(link),
        message: `“${short(wordsOf(page, link) || 'A link')}” leads nowhere.`,
      }))
  },
}

const emptied = (link: CheckedElement): Operation[] | null =>
  hrefOf(link) === '' && link.key !== null ? [{ do: 'attr', k: link.key, name: 'href', value: '#' }] : null

/** To the one place that is meant; a section that has no id yet gets the one that is asked for. */
function leadTo(page: CheckedPage, link: CheckedElement, id: string): Operation[] | null {
  const place = placeFor(page, id, wordsOf(page, link))
  if (!place || link.key === null) return null
  const own = attributeValue(place, 'id')
  const wanted = own || (/^[a-z][\w-]*$/i.test(id) ? id : freeId(page, wordsOf(page, link)))
  const steps: Operation[] = []
  if (!own && place.key) steps.push({ do: 'attr', k: place.key, name: 'id', value: wanted })
  if (hrefOf(link) !== `#${wanted}`) steps.push({ do: 'attr', k: link.key, name: 'href', value: `#${wanted}` })
  return steps
}

/** A page in a new tab must not reach back into this one. */
export const newTab: Rule = {
  name: 'new-tab',
  find: (page) =>
    linksOf(page)
      .filter(
        (link) =>
          attributeValue(link, 'target')?.toLowerCase() === '_blank' &&
          !/\b(noopener|noreferrer)\b/i.test(attributeValue(link, 'rel') ?? ''),
      )
      .map((element): RuleMatch => {
        const rel = `${attributeValue(element, 'rel') ?? ''} noopener`.trim()
        const fix: Operation[] | null = element.key ? [{ do: 'attr', k: element.key, name: 'rel', value: rel }] : null
        return { element, fix }
      }),
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd().toWellFormed()}…` : text)
