import { sourceOf } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument } from '#design/types.ts'

const nouns: [tags: RegExp, noun: string][] = [
  [/^h[1-6]$/, 'Heading'],
  [/^(button|summary)$/, 'Button'],
  [/^a$/, 'Link'],
  [/^(img|svg|picture|video)$/, 'Picture'],
  [/^(input|select|textarea)$/, 'Field'],
  [/^(p|span|small|strong|em|blockquote|figcaption|dd|dt|time)$/, 'Text'],
  [/^(li|article|tr)$/, 'Entry'],
  [/^(td|th)$/, 'Cell'],
  [/^(section|div|main|aside)$/, 'Part'],
]

/** What a person calls an element: 'Heading “Our groves”', 'Picture grove.jpg'. */
export function elementName(document: PageDocument, key: Key | null): string {
  const element = key === null ? undefined : document.elements.get(key)
  if (!element) return 'The page'
  if (element.tag === 'body') return 'The page'
  const noun = nouns.find(([tags]) => tags.test(element.tag))?.[1] ?? `<${element.tag}>`
  const read = (name: string) => readAttribute(document.html, element, name)?.trim() ?? ''
  const file = (read('src').startsWith('data:') ? '' : read('src')).split(/[?#]/)[0]?.split('/').at(-1)
  const said = visibleText(sourceOf(document, element.key)) || read('alt') || read('aria-label') || read('placeholder')
  const words = said.length > 48 ? `${said.slice(0, 47).trimEnd().toWellFormed()}…` : said
  const other = file || read('id') || read('name')
  return words ? `${noun} “${words}”` : other ? `${noun} ${other}` : noun
}
