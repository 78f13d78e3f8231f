import { markEach } from './marks.ts'
import { around, type PageNode, type ReadPage, shown, textOf } from './read-page.ts'
import type { Mark } from './types.ts'

const unlabelled = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/** Anchors lead somewhere, images have a size and a text, fields have a label. */
export function markLinks(page: ReadPage): Mark[] {
  const html = page.nodes.filter(({ foreign }) => !foreign)
  const ids = new Set(page.nodes.map(({ attributes }) => attributes.id).filter((id) => id !== undefined))
  const links = html.filter(({ tag }) => tag === 'a')
  const images = html.filter(({ tag }) => tag === 'img')
  const fields = html.filter(
    ({ tag, attributes }) =>
      ['select', 'textarea'].includes(tag) || (tag === 'input' && !unlabelled.has(attributes.type ?? 'text')),
  )
  const nowhere = links.filter(({ attributes: { href } }) => href === undefined || href === '' || href === '#')
  const dead = links.filter(({ attributes: { href = '' } }) => /^#./.test(href) && !leads(href, ids))
  const bare = images.filter(
    ({ attributes: { alt, width, height } }) => alt === undefined || !width?.trim() || !height?.trim(),
  )
  const mute = fields.filter((field) => !labelled(field, html))
  return [
    markEach('anchors', 3, 1, dead.map(shown)),
    // one link to the top of the page is what '#' is for
    markEach('empty-links', 2, 0.5, nowhere.slice(1).map(shown)),
    markEach(
      'images',
      2.5,
      0.5,
      bare.map(({ attributes }) => attributes.src?.slice(0, 60) ?? 'img'),
    ),
    markEach('labels', 2.5, 0.5, mute.map(shown)),
  ]
}

const leads = (href: string, ids: ReadonlySet<string>) => href === '#top' || ids.has(decodedId(href.slice(1)))

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function labelled(field: PageNode, html: PageNode[]): boolean {
  const { id, 'aria-label': label, 'aria-labelledby': by, title } = field.attributes
  if (label?.trim() || title?.trim()) return true
  if (by && html.some((node) => by.split(/\s+/).includes(node.attributes.id ?? '') && textOf(node))) return true
  if (around(field).some((node) => node.tag === 'label' && textOf(node))) return true
  return id !== undefined && html.some((node) => node.tag === 'label' && node.attributes.for === id && textOf(node))
}
