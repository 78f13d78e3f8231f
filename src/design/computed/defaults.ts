import type { StyledNode } from './nodes.ts'

const headings: Record<string, string> = { h1: '2em', h2: '1.5em', h3: '1.17em', h4: '1em', h5: '0.83em', h6: '0.67em' }
const controls = new Set(['button', 'input', 'select', 'textarea'])

/** What a browser gives an element before any rule does; after Tailwind's reset next to nothing of it is left. */
export function defaultsFor(node: StyledNode, isReset: boolean): Record<string, string> {
  const [ground, ink] = [node.attribute('bgcolor'), node.tag === 'font' ? node.attribute('color') : null]
  return { ...byTag(node, isReset), ...(ground && { 'background-color': ground }), ...(ink && { color: ink }) }
}

function byTag({ tag, attribute }: StyledNode, isReset: boolean): Record<string, string> {
  const isBold = tag === 'b' || tag === 'strong'
  if (tag === 'th') return { 'font-weight': '700', 'text-align': 'center' }
  if (/^(?:code|pre|kbd|samp)$/.test(tag) && !isReset) return { 'font-size': '13px' }
  if (isReset) return { ...(isBold && { 'font-weight': 'bolder' }), ...(tag === 'small' && { 'font-size': '80%' }) }
  const size = headings[tag]
  if (size) return { 'font-size': size, 'font-weight': '700' }
  if (isBold) return { 'font-weight': 'bolder' }
  if (tag === 'small') return { 'font-size': '0.8333em' }
  if (tag === 'a' && attribute('href') !== null) return { color: '#0000ee', 'text-decoration-line': 'underline' }
  if (tag === 'center') return { 'text-align': 'center' }
  if (tag === 'mark') return { 'background-color': '#ffff00', color: '#000' }
  if (!controls.has(tag)) return {}
  const ground = tag === 'button' || /^(?:button|submit|reset)$/.test(attribute('type') ?? '') ? '#efefef' : '#fff'
  return {
    color: '#000',
    'background-color': ground,
    'font-size': '13.3333px',
    'font-weight': '400',
    'border-style': 'solid',
    'border-width': '2px',
    'text-align': tag === 'button' ? 'center' : 'start',
  }
}
