import { pattern } from '#rules/pattern.ts'
import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import type { Key, Operation, PageDocument, Refusal } from '#design/types.ts'

/** Sections that are called by their name alone: 'the menu', but 'the pricing section'. */
const plainSections = pattern('i')`
  ^(?:header|footer|hero|menu|gallery|faq|opening hours|hours|navigation|toolbar|sidebar|chart|table|cart|schedule
  |summary|map|.* (?:form|list|bar|hours|page|section|cards))$
`

/** 'opening-hours' → 'Writing the opening hours'; 'FAQ' stays in capitals, and a part of another language as it is called. */
export function writingLabel(section: string, isEnglish = true): string {
  if (!isEnglish) return `Writing “${section}”`
  const name = section.replaceAll('-', ' ').trim()
  const words = /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
  const noun = words === 'faq' ? 'FAQ' : words
  return `Writing the ${plainSections.test(noun) ? noun : `${noun} section`}`
}

const nouns: [tags: RegExp, noun: string][] = [
  [/^h1$/, 'headline'],
  [/^h[2-6]$/, 'heading'],
  [/^(?:button)$/, 'button'],
  [/^a$/, 'link'],
  [/^(?:img|svg|picture|video)$/, 'picture'],
  [/^(?:p|blockquote|figcaption|span)$/, 'text'],
  [/^(?:input|select|textarea|label)$/, 'field'],
  [/^form$/, 'form'],
  [/^nav$/, 'navigation'],
  [/^(?:ul|ol|dl)$/, 'list'],
  [/^(?:li|article|tr)$/, 'entry'],
  [/^(?:header|footer|table)$/, ''],
  [/^title$/, 'page title'],
]

/** What an element is called: 'hero section', 'button “Start free”'. */
export function elementName(document: PageDocument, key: Key): string {
  const element = document.elements.get(key)
  if (!element) return 'element'
  if (key === 'body' || key === 'theme') return key === 'body' ? 'page' : 'theme'
  const source = sourceOf(document, key)
  const named = sectionName(source.slice(0, element.openEnd - element.start))
  if (named && /^(?:section|main|div|article|aside)$/.test(element.tag)) return `${named} section`
  const around = element.parent === null ? undefined : document.elements.get(element.parent)
  if (element.tag === 'span' && around && /^(?:a|button)$/.test(around.tag)) return elementName(document, around.key)
  const noun = (key.startsWith('b') ? 'button' : nouns.find(([tags]) => tags.test(element.tag))?.[1]) ?? 'part'
  const text = visibleText(source)
  return `${noun || element.tag}${text && text.length <= 32 && noun !== '' ? ` “${text}”` : ''}`
}

/** The name a start tag gives its section: its id, else the kind in data-section. */
export function sectionName(startTag: string): string | null {
  const id = /\sid\s*=\s*["']?([\w-]+)/i.exec(startTag)?.[1]
  const kind = /\sdata-section\s*=\s*["']?([\w-]+)/i.exec(startTag)?.[1]
  const names = kind && /^(?:header|footer|hero)$/.test(kind) ? [kind] : [id, kind]
  // ids such as s2 or section-1 name nothing
  const name = names.find((part) => part !== undefined && /^[a-z][a-z_-]{2,}$/i.test(part))?.replaceAll(/[-_]/g, ' ')
  return name?.replace(/^faq$/i, 'FAQ') ?? null
}

/** What an operation does, for the list of changes: 'Changed the text of the button “Start”'. */
export function operationLabel(document: PageDocument, operation: Operation): string {
  const name = `the ${elementName(document, operation.k)}`
  switch (operation.do) {
    case 'text':
      return name.startsWith('the text') ? `Changed ${name}` : `Changed the text of ${name}`
    case 'replace':
      return `Rewrote ${name}`
    case 'before':
    case 'after':
      return `Added ${newName(operation.html)} ${operation.do} ${name}`
    case 'prepend':
    case 'append':
      return `Added ${newName(operation.html)} to ${name}`
    case 'class':
      return `Restyled ${name}`
    case 'attr':
      return operation.name === 'href' ? `Changed where ${name} leads` : `Changed ${name}`
    case 'head':
      return `Changed the page’s ${operation.name === 'lang' ? 'language' : operation.name}`
    case 'token':
      return tokenLabel(operation.name)
    case 'remove':
      return `Removed ${name}`
    default:
      return `Moved ${name}`
  }
}

function newName(html: string): string {
  const tag = /<[a-z][^>]*>/i.exec(html)?.[0] ?? ''
  const name = sectionName(tag)
  if (name && /^<(?:section|header|footer|div|article)/i.test(tag)) return `the ${name} section`
  const noun = nouns.find(([tags]) => tags.test(/^<(\w+)/.exec(tag)?.[1]?.toLowerCase() ?? ''))?.[1]
  return noun ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : 'something new'
}

function tokenLabel(name: string): string {
  if (name.startsWith('--font')) return 'Changed the fonts'
  return name === '--radius' ? 'Changed the corners' : 'Changed the colours'
}

/** What a change was about, when it could not be made: its new text in a few words, else what it does to what. */
export function aboutChange(document: PageDocument | null, operation: Operation): string {
  const quoted = newWords(operation)
  if (quoted !== '') return quoted
  const name = document?.elements.has(operation.k) ? `the ${elementName(document, operation.k)}` : 'a part of the page'
  return `${operation.do in verbs ? verbs[operation.do as keyof typeof verbs].doing : 'changing'} ${name}`
}

/** The same, when what it speaks of is not on the page: 'could not find what to remove'. */
export function aboutNothing(operation: Operation): string {
  const quoted = newWords(operation)
  if (quoted !== '') return `could not find where ${quoted} belongs`
  return `could not find what to ${operation.do in verbs ? verbs[operation.do as keyof typeof verbs].to : 'change'}`
}

const verbs = {
  remove: { doing: 'removing', to: 'remove' },
  'move-before': { doing: 'moving', to: 'move' },
  'move-after': { doing: 'moving', to: 'move' },
  class: { doing: 'restyling', to: 'restyle' },
  token: { doing: 'recolouring', to: 'recolour' },
} as const

function newWords(operation: Operation): string {
  const text = operation.do === 'text' ? operation.text : 'html' in operation ? visibleText(operation.html) : ''
  const short = text.length > 40 ? `${text.slice(0, 40).trimEnd().toWellFormed()}…` : text
  return short === '' ? '' : `“${short}”`
}

/** Why a change was refused, for the person: the refusal's own sentence is for the model, and names keys. */
export const refusalWords: Record<Refusal['code'], string> = {
  'unknown-key': 'its place could not be found',
  unbalanced: 'what was written for it is not whole',
  'placeholder-text': 'parts of it were left out',
  'foreign-script': 'it needs a script of another host',
  unsafe: 'it may not be in a page',
  'unknown-class': 'it asks for a look that does not exist',
  'too-large': 'it is too large',
  'no-change': 'it is like that already',
  malformed: 'it does not fit there',
}
