import type { Item, Link } from '../../types.ts'
import { asText } from './section.ts'

const link = (label: string): Link => ({ label, href: '#main' })

/** An example of a piece in one line: title | text | meta | price | tag | points; a star is the one that is raised. */
export function readItem(line: string): Item {
  const [title = '', text, meta, price, tag, points] = line
    .replace(/^\*/, '')
    .split('|')
    .map((part) => part.trim())
  const list = points?.split(';').map((point) => point.trim()) ?? []
  const isAction = list.length === 1 && list[0] !== ''
  return {
    title: asText(title) ?? '',
    ...(text ? { text: asText(text) } : {}),
    ...(meta ? { meta: asText(meta) } : {}),
    ...(price ? { price: asText(price) } : {}),
    ...(tag ? { tag: asText(tag) } : {}),
    ...(isAction ? { link: link(list[0] ?? '') } : list.length > 1 ? { points: list } : {}),
    ...(line.startsWith('*') ? { featured: true } : {}),
    ...(price && tag && list.length > 1 ? { link: link(title) } : {}),
  }
}
