import { attributeValue } from '../parse.ts'
import { visibleText } from '../text.ts'
import { byId, inside, oncePerPage } from './page-index.ts'
import { decoded, humanWords, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage } from './types.ts'

/** What a screen reader calls a link or a button; empty when it has nothing to say. */
export function accessibleName(page: CheckedPage, element: CheckedElement): string {
  const known = names(page)
  const name = known.get(element) ?? nameOf(page, element)
  known.set(element, name)
  return name
}

const names = oncePerPage(() => new Map<CheckedElement, string>())

/** So many elements inside of a control are looked at for a name. */
const mostParts = 500

function nameOf(page: CheckedPage, element: CheckedElement): string {
  const own = labelled(page, element) || attributeValue(element, 'aria-label')?.trim()
  if (own) return own
  const parts: CheckedElement[] = []
  const silent: CheckedElement[] = []
  for (const child of inside(page, element, mostParts)) {
    if (child.start < (silent.at(-1)?.end ?? 0)) continue
    const list = attributeValue(child, 'aria-hidden') === 'true' ? silent : parts
    list.push(child)
  }
  const words = visibleText(without(page, element, silent))
  if (words) return words
  const said = parts.map(
    (child) =>
      (child.tag === 'img' ? attributeValue(child, 'alt') : null)?.trim() ||
      attributeValue(child, 'aria-label')?.trim() ||
      (child.tag === 'title' ? wordsOf(page, child) : ''),
  )
  return said.find(Boolean) || attributeValue(element, 'title')?.trim() || ''
}

/** So much of the source of a control is read for its words. */
const mostRead = 20_000

function labelled(page: CheckedPage, element: CheckedElement): string {
  const ids = attributeValue(element, 'aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  return ids
    .map((id) => byId(page).get(id))
    .map((other) => (other ? wordsOf(page, other) || attributeValue(other, 'aria-label') || '' : ''))
    .join(' ')
    .trim()
}

function without(page: CheckedPage, element: CheckedElement, parts: readonly CheckedElement[]): string {
  let html = ''
  let at = element.openEnd
  for (const part of parts) {
    if (part.start < at) continue
    html += page.html.slice(at, part.start)
    at = part.end
  }
  return html + page.html.slice(at, Math.min(element.closeStart, at + mostRead))
}

/** What a file shows, by its name; empty for names that say nothing. */
export function wordsOfFile(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  if (/^data:/i.test(address)) return ''
  const name = decoded(path.slice(path.lastIndexOf('/') + 1)).replace(/\.[a-z\d]{2,5}$/i, '')
  const words = humanWords(name.replace(/[-_]?\d+x\d+|[-_@]\d+x?$/gi, ''))
  const said = /\p{L}{3}/u.test(words) && words.length <= 60 && !/[a-f\d]{8}/i.test(words)
  return said && !/^(img|image|photo|picture|pic|placeholder|untitled|dsc|screenshot)\b/i.test(words) ? words : ''
}

/** Where a link leads, by its address alone: 'Instagram', 'Prices', 'E-mail'. */
export function wordsOfAddress(address: string): string {
  const bare = address.trim()
  if (/^mailto:/i.test(bare)) return 'E-mail'
  if (/^tel:/i.test(bare)) return 'Phone'
  if (bare.startsWith('#')) return humanWords(decoded(bare.slice(1)))
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(bare)?.[1]?.toLowerCase()
  if (host) return knownHosts[host] ?? host
  if (/^(\.?\/|(\.?\/)?index\.html?)$/i.test(bare)) return 'Home'
  return wordsOfFile(bare)
}

const knownHosts: Record<string, string> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'x.com': 'X',
  'twitter.com': 'Twitter',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  'tiktok.com': 'TikTok',
  'pinterest.com': 'Pinterest',
  'wa.me': 'WhatsApp',
  'maps.google.com': 'Google Maps',
}
