import { descriptionOf } from '#exporters/site/head.ts'
import { pageOfLink } from '#exporters/links.ts'
import { attributeValue, parseSource } from '#design/parse.ts'
import { extractTitle } from '#design/clean.ts'
import { counted } from '#rules/listed.ts'
import type { Page } from '#client/state/builder/types.ts'
import { slotsOf } from '../facts/slots-of.ts'

/** What a stranger would stumble on. It informs and forbids nothing. */
export type PublishFinding = { page: string; title: string; line: string; jump: 'facts' | 'page' }

/** Empty places, missing titles and descriptions, links that lead nowhere, and pages that no link leads to. */
export function findingsOf(pages: readonly Page[]): PublishFinding[] {
  const made = pages.filter(({ html }) => html !== '')
  const names = made.map(({ name }) => name)
  const reached = new Set([names[0]])
  const found: PublishFinding[] = []
  for (const { name: page, html } of made) {
    const slots = slotsOf(html)
    const add = (title: string, line: string, jump: PublishFinding['jump'] = 'page') =>
      found.push({ page, title, line, jump })
    if (slots.length > 0)
      add(`${counted(slots.length, 'empty place')} on ${page}`, `${listed(slots.map(({ label }) => label))}.`, 'facts')
    if (extractTitle(html) === '') add(`${page} has no title`, 'Its name is shown in the tab and in search results.')
    if (descriptionOf(html) === '') add(`${page} has no description`, 'Search engines will pick a sentence themselves.')
    const ids = new Set<string>()
    const links: string[] = []
    for (const element of parseSource(html).elements) {
      const id = attributeValue(element, 'id')
      if (id) ids.add(id)
      if (element.tag === 'a') links.push(attributeValue(element, 'href')?.trim() ?? '')
    }
    const dead = links.filter((href) => {
      const target = pageOfLink(href, names)
      if (target) reached.add(target.page)
      if (href.startsWith('#')) return href.length > 1 && !ids.has(decoded(href.slice(1))) && href !== '#top'
      return target === null && isWithinSite(href)
    })
    if (dead.length > 0)
      add(
        dead.length === 1 ? `A link on ${page} leads nowhere` : `${dead.length} links on ${page} lead nowhere`,
        `${listed([...new Set(dead)])}.`,
      )
  }
  for (const page of names)
    if (!reached.has(page))
      found.push({
        page,
        title: `No link leads to ${page}`,
        line: 'Visitors reach it only by its address.',
        jump: 'page',
      })
  return found
}

/** A path that should be a page of this project. */
const isWithinSite = (href: string) => href !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|\?|#)/i.test(href)

const listed = (words: readonly string[]) =>
  words.length > 4 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
