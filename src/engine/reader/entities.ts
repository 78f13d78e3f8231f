import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** Plain text of a piece of HTML: character references decoded, tags left out. */
export function decodeText(html: string): string {
  if (!/[&<]/.test(html)) return html
  return textOf(parseFragment(html).childNodes)
}

/** An attribute's value: character references decoded, everything else as it is. */
export function decodeValue(value: string): string {
  return decodeText(value.replaceAll('<', '&lt;'))
}

function textOf(nodes: DefaultTreeAdapterTypes.ChildNode[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : '')).join('')
}
