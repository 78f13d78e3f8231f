import { openDocument } from '#design/document.ts'
import { pageLink } from '#design/page-links.ts'
import { pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import type { GenerationRequest } from '../types.ts'

/** Longest piece of another page that is sent along, in characters. */
const lookLength = 6_000
/** How many pages are outlined, how many places of each, and how much of a name is shown. */
const outlined = { pages: 8, places: 10, name: 30 }

type Site = Pick<GenerationRequest, 'pages' | 'pageName'>

/** The other pages by name and file, with the places on them that a link can lead to. */
export function otherPages({ pages, pageName }: Site): string[] {
  return pages
    .filter(({ name }) => name !== pageName)
    .map(({ name, html }, index) => {
      const places = index < outlined.pages ? placesOf(html) : []
      return `${name}: ${[pageLink(name), ...places].join(' · ')}`
    })
}

/** 's3 #menu Our menu' */
function placesOf(html: string): string[] {
  if (html === '') return []
  const document = openDocument(html)
  return pageSections(document)
    .flatMap(({ key, label }) => {
      const element = document.elements.get(key)
      const id = element ? readAttribute(html, element, 'id') : null
      return id ? [`${key} #${id} ${label.slice(0, outlined.name).toWellFormed()}`] : []
    })
    .slice(0, outlined.places)
}

/** Theme, body, header and footer of the first other page, so that a new page belongs to it; null when there is none. */
export function sharedLook({ pages, pageName }: Site): string | null {
  const page = pages.find(({ name, html }) => name !== pageName && html !== '')
  if (!page) return null
  const tags = ['html', 'body'].map((name) => new RegExp(`<${name}\\b[^<>]*>`, 'i').exec(page.html)?.[0] ?? '')
  const [html = '', body = ''] = tags.map((tag) => (tag.includes('class=') ? tag : ''))
  const parts = [
    /<style\b[^>]*>[^<]*--accent[\s\S]*?<\/style>/i,
    /<header\b[\s\S]*?<\/header>/i,
    /<footer\b[\s\S]*?<\/footer>/i,
  ]
  const [style = '', header = '', footer = ''] = parts.map((part) => part.exec(page.html)?.[0] ?? '')
  if (`${style}${header}${footer}` === '') return null
  const found = [html, style, body, header, footer].filter((part) => part !== '')
  return found.join('\n').slice(0, lookLength).toWellFormed()
}

/** How another page is changed along with this one. */
export const otherPagesRule =
  'A change of another page, only when it is asked for, names it: <edit page="ITS NAME" k=…>, with a key of other_pages.'

/** How a new page of a project is to use what it is shown of the others. */
export function lookRule({ pageName }: Site): string {
  return (
    'This page joins the others: take the theme block, the classes of <html> and <body>, the header and the footer of ' +
    'shared_look as they are, with a link to every other page in the navigation and this one marked ' +
    `aria-current="page" (${pageLink(pageName)}). What is on the other pages is not repeated. Their navigation gets its link to this page by itself.`
  )
}
