/** Text as HTML; control characters go, since ids.ts uses them as marks. */
export const escapeText = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  text
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')

/** Only ambiguous ampersands are escaped, so that classes such as `[&>li]:mt-2` stay readable. */
const escapeAttribute = (value: string) => value.replace(/&(?=[A-Za-z0-9#])/g, '&amp;').replaceAll('"', '&quot;')

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const bareAttributes = new Set([
  'allowfullscreen',
  'autofocus',
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'reversed',
  'selected',
  'data-placeholder',
])

const attribute = ([name, value]: [string, string]) =>
  value === '' && bareAttributes.has(name) ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`

/** An element around html that is already escaped. */
export function element(tag: string, attributes: [string, string][], inner: string, foreign: boolean): string {
  const open = `<${tag}${attributes.map(attribute).join('')}`
  if (foreign && inner === '') return `${open}/>`
  return voidTags.has(tag) ? `${open}>` : `${open}>${inner}</${tag}>`
}
