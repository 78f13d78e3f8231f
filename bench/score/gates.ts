import { pattern } from '#rules/pattern.ts'
import { isLazyText, mayBeDots } from '#design/placeholder-text.ts'
import { classesOf, type PageNode, type ReadPage, textOf } from './read-page.ts'
import type { Measured } from './types.ts'

/** Filler that nobody wants on a page; a marked slot (`data-placeholder`) may say what goes there. */
const filler = pattern('i')`
  \blorem ipsum|\bdolor sit amet|\[(?:your|insert|add|company|name)[^\]]*\]|\{\{[^}]*\}\}|\byour (?:company|brand
  |business) name\b|\b(?:jane|john) doe\b|\bplaceholder text\b|\bundefined\b|\[object Object\]
`

/** The gates that a page fails, a sentence each; one is enough for a score of 0. */
export function failedGates(page: ReadPage, measured: Measured | null): string[] {
  return [...failedOnPaper(page), ...(measured ? failedInBrowser(measured) : [])]
}

function failedOnPaper(page: ReadPage): string[] {
  const text = page.body ? textOf(page.body) : ''
  const drawings = page.nodes.some(({ tag }) => ['img', 'svg', 'canvas', 'input', 'button'].includes(tag))
  const whole = /^\s*<!doctype html/i.test(page.html) && /<\/html>\s*$/i.test(page.html)
  const fillers = page.nodes.filter(isFiller).map(({ own }) => own.trim().slice(0, 60))
  const foreign = foreignAddresses(page)
  return [
    ...(text === '' && !drawings ? ['The body is empty.'] : []),
    ...(whole ? [] : ['The document is not complete.']),
    ...fillers.slice(0, 3).map((words) => `Placeholder text: ${words}`),
    ...foreign.slice(0, 3).map((address) => `Asks another host: ${address}`),
  ]
}

function failedInBrowser({ blankAt, errors, requests }: Measured): string[] {
  return [
    ...blankAt.map((width) => `Nothing to be seen at ${width} px.`),
    ...errors.slice(0, 3).map((error) => `Script error: ${error.slice(0, 120)}`),
    ...requests.slice(0, 3).map((address) => `Asked another host: ${address.slice(0, 120)}`),
  ]
}

function isFiller(node: PageNode): boolean {
  if (['script', 'style', 'template', 'title'].includes(node.tag) || node.own.trim() === '') return false
  for (let up: PageNode | null = node; up; up = up.parent) if ('data-placeholder' in up.attributes) return false
  return filler.test(node.own) || (!mayBeDots.has(node.tag) && isLazyText(node.own))
}

const loads: Record<string, string> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  link: 'href',
  embed: 'src',
  object: 'data',
}

/** Addresses of other hosts that a browser would load with the page; links that a person follows are none. */
function foreignAddresses(page: ReadPage): string[] {
  const elements = page.nodes.map(({ tag, attributes }) => attributes[loads[tag] ?? ''] ?? '')
  const styles = [page.css, ...page.nodes.flatMap((node) => [node.attributes.style ?? '', ...classesOf(node)])].join(
    '\n',
  )
  const inStyles = [...styles.matchAll(/(?:url\(|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/gi)].map(
    ([, url = '']) => url,
  )
  return [...elements, ...inStyles].filter((address) => /^(?:https?:)?\/\//i.test(address))
}
