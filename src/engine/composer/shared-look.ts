import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { product } from '#rules/product.ts'
import { isTrade } from '../trades/trade-folders.ts'
import { shownName } from './edit/intents/name.ts'
import { openPage } from './edit/open-page.ts'
import { contactsIn } from '../understanding/read/contact.ts'
import { contactOf } from './words/read/contact.ts'
import type { Brief, Domain, Link } from './types.ts'

/** What a page of the same project lends to a new one. */
export type SharedLook = {
  family: string
  domain: Domain
  brand: string
  /** of the page, as the browser shows it: 'Crumb & Co: Bakery in Bergen' */
  title: string
  variables: Record<string, string>
  mode: 'light' | 'dark'
  /** variants of the header and footer, when it has them from the family */
  header: string | null
  footer: string | null
  /** pages of the site that its navigation leads to, made or not */
  pages: Link[]
  /** how one reaches the business, as the page says it */
  contact: Pick<Brief['contact'], 'phone' | 'email' | 'address'>
}

/** Content of the generator meta tag, by which a page is known again. */
export const generatorMark = (family: string, domain: Domain) => `${product.name}; family=${family}; domain=${domain}`

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** The look of the first page that the composer made; null when none of them is ours. */
export function sharedLook(pages: { html: string }[]): SharedLook | null {
  for (const { html } of pages) {
    if (!html.includes('family=')) continue
    const all = elements(parse(html).childNodes)
    const meta = (name: string) =>
      value(
        all.find((node) => node.tagName === 'meta' && value(node, 'name') === name),
        'content',
      ) ?? ''
    const [, family, domainName] = /; family=([a-z0-9-]+); domain=([a-z-]+)$/.exec(meta('generator')) ?? []
    const domain = isTrade(domainName ?? null) ? domainName : undefined
    const block = /:root\{([^}]*)\}/.exec(
      all
        .find((node) => node.tagName === 'style')
        ?.childNodes.map(text)
        .join('') ?? '',
    )?.[1]
    if (!family || !domain || !block) continue
    return {
      family,
      domain,
      brand: shownName(openPage(html)) ?? '',
      title:
        all
          .find((node) => node.tagName === 'title')
          ?.childNodes.map(text)
          .join('') ?? '',
      variables: Object.fromEntries(
        [...block.matchAll(/(--[a-z0-9-]+):([^;]+)/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
      ),
      mode: value(all[0], 'class')?.split(' ').includes('scheme-dark') ? 'dark' : 'light',
      header: variant(all, 'header'),
      footer: variant(all, 'footer'),
      pages: linkedPages(all),
      contact: contactIn(all),
    }
  }
  return null
}

const text = (node: Node) => ('value' in node ? node.value : '')
const value = (node: Element | undefined, name: string) => node?.attrs.find((entry) => entry.name === name)?.value
const elements = (nodes: Node[]): Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node.childNodes)] : []))
const variant = (all: Element[], kind: string) =>
  all
    .map((node) => value(node, 'data-section'))
    .find((name) => name?.startsWith(`${kind}/`))
    ?.slice(kind.length + 1) ?? null

/** Links of the header to other files of the site, each once. */
function linkedPages(all: Element[]): Link[] {
  const header = all.find((node) => value(node, 'data-section')?.startsWith('header/'))
  const links = elements(header?.childNodes ?? []).flatMap((node): Link[] => {
    const href = node.tagName === 'a' ? (value(node, 'href') ?? '') : ''
    return /^[a-z0-9-]+\.html$/.test(href) ? [{ label: said(node), href }] : []
  })
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
}

/** Telephone, mail and address that stand on a page; a place that still waits for its fact is none. */
function contactIn(all: readonly Element[]): SharedLook['contact'] {
  const lines = all.flatMap((node) => {
    const isLine = !skipped.has(node.tagName) && value(node, 'data-placeholder') === undefined
    const own = isLine ? node.childNodes.map(text).join('').replace(/\s+/g, ' ').trim() : ''
    return own === '' ? [] : [own]
  })
  const { phone, email, address } = contactOf(contactsIn(lines.join('\n')), 'en')
  return { ...(phone ? { phone } : {}), ...(email ? { email } : {}), ...(address ? { address } : {}) }
}

const skipped = new Set(['script', 'style', 'title', 'template'])

const said = (node: Element): string =>
  node.childNodes
    .map((child) => ('tagName' in child ? said(child) : text(child)))
    .join('')
    .trim()
