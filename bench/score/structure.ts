import { mark, markEach } from './marks.ts'
import { around, type PageNode, type ReadPage, shown, textOf } from './read-page.ts'
import type { Mark } from './types.ts'

const landmarks = new Set(['main', 'header', 'footer', 'nav', 'aside', 'dialog'])
const landmarkRoles = new Set(['main', 'banner', 'contentinfo', 'navigation', 'complementary', 'search', 'dialog'])

const isLandmark = ({ tag, attributes }: PageNode) => landmarks.has(tag) || landmarkRoles.has(attributes.role ?? '')

/** One h1, headings without jumps, landmarks around everything, and what a head has to say. `language`: the one expected. */
export function markStructure(page: ReadPage, language: string | null): Mark[] {
  const headings = page.nodes.filter(({ tag, foreign }) => /^h[1-6]$/.test(tag) && !foreign)
  const h1 = headings.filter(({ tag }) => tag === 'h1')
  const mains = page.nodes.filter(({ tag, attributes }) => tag === 'main' || attributes.role === 'main')
  const title = page.nodes.find(({ tag, foreign }) => tag === 'title' && !foreign)
  const lang = page.nodes.find(({ tag }) => tag === 'html')?.attributes.lang ?? ''
  const meta = (name: string) =>
    page.nodes.find(({ tag, attributes }) => tag === 'meta' && attributes.name === name)?.attributes.content?.trim() ??
    ''
  const right = language === null ? lang !== '' : lang.split('-')[0] === language
  return [
    mark('one-h1', 2, h1.length === 1 ? 1 : 0, `${h1.length} h1`),
    markEach('headings', 2, 1, jumps(headings).map(shown)),
    mark('main', 1, mains.length === 1 ? 1 : 0, `${mains.length} main`),
    markEach('landmarks', 1, 0.5, outside(page.body).map(shown)),
    mark('title', 1, title && textOf(title) ? 1 : 0, 'no title'),
    mark('description', 1, meta('description') ? 1 : 0, 'no description'),
    mark('language', 1, right ? 1 : 0, `lang="${lang}"${language ? `, not ${language}` : ''}`),
    mark('viewport', 1, meta('viewport').includes('width=device-width') ? 1 : 0, 'no viewport'),
  ]
}

/** Headings more than one level below the one before. */
function jumps(headings: PageNode[]): PageNode[] {
  const level = ({ tag }: PageNode) => Number(tag[1])
  return headings.filter((heading, index) => {
    const before = headings[index - 1]
    return level(heading) > (before ? level(before) + 1 : 1)
  })
}

/** Text that stands in no landmark; a skip link may. */
function outside(body: PageNode | null): PageNode[] {
  if (!body) return []
  const walk = (node: PageNode): PageNode[] => {
    if (isLandmark(node) || node.foreign) return []
    if (node.tag === 'a' && /^#./.test(node.attributes.href ?? '') && around(node).length <= 2) return []
    const here = node.own.trim() !== '' && !['script', 'style', 'template', 'noscript'].includes(node.tag)
    return here ? [node] : node.children.flatMap(walk)
  }
  return body.children.flatMap(walk)
}
