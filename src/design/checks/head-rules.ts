import { isMeta } from '../head-plan.ts'
import { attributeValue } from '../parse.ts'
import { visibleText } from '../text.ts'
import type { HeadFact, Operation } from '../types.ts'
import { likelyLanguage } from './likely-language.ts'
import { around } from './page-index.ts'
import { bodyElements, isHidden, wordsOf } from './read-page.ts'
import type { CheckedPage, Rule, RuleMatch } from './types.ts'

const say = (name: HeadFact, value: string | null): Operation[] | null =>
  value === null || value === '' ? null : [{ do: 'head', k: 'head', name, value }]

/** A page without its language is read aloud in the wrong voice. */
export const lang: Rule = {
  name: 'lang',
  find(page) {
    const root = page.elements.find(({ tag }) => tag === 'html')
    if (root && attributeValue(root, 'lang')?.trim()) return []
    return [{ element: null, fix: root ? say('lang', likelyLanguage(bodyWords(page))) : null }]
  },
}

export const title: Rule = {
  name: 'title',
  find(page) {
    const own = page.elements.find(({ place }) => place === 'title')
    if (own && wordsOf(page, own) !== '') return []
    return [{ element: null, fix: say('title', shortened(headline(page), 70)) }]
  },
}

export const description: Rule = {
  name: 'description',
  find(page) {
    if (hasMeta(page, 'description')) return []
    return [{ element: null, fix: say('description', shortened(leadOf(page), 155)) }]
  },
}

/** Without it a phone shows the page as on a desktop, in miniature; with a fixed scale nobody can enlarge it. */
export const viewport: Rule = {
  name: 'viewport',
  find(page): RuleMatch[] {
    const own = page.elements.find((element) => isMeta(element, 'viewport'))
    const content = own ? (attributeValue(own, 'content') ?? '') : ''
    const kept = content.split(',').filter((part) => !/maximum-scale|user-scalable/i.test(part))
    const wide = /width\s*=/i.test(content)
    if (wide && kept.length === content.split(',').length) return []
    const value = wide ? kept.map((part) => part.trim()).join(', ') : 'width=device-width, initial-scale=1'
    const message = wide ? 'The page cannot be enlarged on a phone.' : undefined
    return [{ element: null, fix: say('viewport', value), message }]
  },
}

const hasMeta = (page: CheckedPage, name: string): boolean =>
  page.elements.some((element) => isMeta(element, name) && attributeValue(element, 'content')?.trim())

function headline(page: CheckedPage): string {
  const headings = bodyElements(page).filter(({ tag }) => /^h[1-6]$/.test(tag))
  const first = headings.find(({ tag }) => tag === 'h1') ?? headings[0]
  return first ? wordsOf(page, first) : ''
}

const apartAround = around(({ tag }) => ['nav', 'footer', 'form', 'dialog', 'blockquote'].includes(tag))

/** The first paragraph that says something, outside navigation and footer. */
function leadOf(page: CheckedPage): string {
  const first = bodyElements(page).find(
    (element) =>
      element.tag === 'p' &&
      !apartAround(page, element) &&
      !isHidden(page, element) &&
      wordsOf(page, element).length >= 40,
  )
  return first ? wordsOf(page, first) : ''
}

function bodyWords(page: CheckedPage): string {
  const body = page.elements.find(({ place }) => place === 'body')
  return body ? visibleText(page.html.slice(body.openEnd, body.closeStart)) : ''
}

/** Cut between words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, end > most / 2 ? end : most)
    .replace(/[\s,;:–-]+$/, '')
    .toWellFormed()}…`
}
