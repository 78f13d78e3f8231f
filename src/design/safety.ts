import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Refusal } from './types.ts'

type Attributes = readonly { name: string; value: string }[]

/** Attributes that a browser follows or runs as an address; the last three are how SVG animation sets one. */
const addressNames = new Set('href src action formaction data poster background ping cite to from values'.split(' '))

/** Whether an address runs as a script or brings a page of its own: `javascript:`, `vbscript:`, `data:text/html`. */
export function runsAsScript(address: string): boolean {
  return /^(javascript|vbscript):|^data:(text\/html|application\/xhtml|image\/svg\+xml[^,]*,.*<script)/i.test(
    bare(address),
  )
}

/** Whether an address leads to another host. */
export function isForeign(address: string): boolean {
  return /^(\/\/|[a-z][a-z\d+.-]*:)/i.test(bare(address)) && !/^(data|blob|about|mailto|tel|sms):/i.test(bare(address))
}

/** Browsers drop line breaks inside addresses and read a backslash as a slash. */
function bare(address: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what browsers skip
  return address.replace(/[\u0000-\u0020]+/g, '').replaceAll('\\', '/')
}

/**
 * Why an element may not come into a page; null when it may.
 * @param text the element's own text: the code of a script
 */
export function unsafeElement(tag: string, attributes: Attributes, text = ''): Refusal | null {
  const read = (name: string) => attributes.find((attribute) => attribute.name === name)?.value
  if (tag === 'script') {
    const source = read('src') ?? read('href')
    if (source !== undefined && isForeign(source)) {
      return { code: 'foreign-script', message: `A script from another host (${shortened(source)}) cannot be added.` }
    }
    if (importsForeign(text)) {
      return { code: 'foreign-script', message: 'A script that imports from another host cannot be added.' }
    }
  }
  if (tag === 'base') return unsafe('A <base> would bend every link of the page.')
  if (tag === 'meta' && /refresh/i.test(read('http-equiv') ?? '')) return unsafe('A page cannot move on by itself.')
  if (['iframe', 'frame', 'object', 'embed', 'portal'].includes(tag)) {
    const source = read('src') ?? read('data')
    if (source !== undefined && isForeign(source)) {
      return unsafe(`A frame from another host (${shortened(source)}) cannot be added.`)
    }
  }
  const inner = read('srcdoc')
  if (inner !== undefined) {
    const refusal = unsafeMarkup(inner)
    if (refusal) return refusal
  }
  const running = attributes.find(
    ({ name, value }) => addressNames.has(plain(name)) && value.split(';').some(runsAsScript),
  )
  return running ? unsafe(`The ${running.name} of a <${tag}> cannot run a script.`) : null
}

const plain = (name: string) => name.replace(/^xlink:/, '').toLowerCase()

/** Why a piece of HTML that a browser would read on its own (`srcdoc`, `<noscript>`) may not come in. */
export function unsafeMarkup(html: string): Refusal | null {
  const stack: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) {
      const refusal = unsafeElement(node.tagName, node.attrs, textOf(node))
      if (refusal) return refusal
    }
    if ('content' in node) stack.push(node.content)
    if ('childNodes' in node) stack.push(...node.childNodes)
  }
  return null
}

function textOf(node: DefaultTreeAdapterTypes.Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Whether a script loads code from another host: `import('https://…')`, `importScripts('//…')`, `from 'https://…'`. */
export function importsForeign(code: string): boolean {
  return /\b(?:import|from|importScripts)\s*\(?\s*["'`]\s*(?:https?:)?\/\//i.test(code)
}

function unsafe(message: string): Refusal {
  return { code: 'unsafe', message }
}

function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 59)}…` : address
}
