import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import type { Config } from '../config.ts'

/** A name as DNS has it, and the one that people type as often: with or without 'www.' in front. */
export type DomainName = { name: string; base: string; other: string | null }

/** Endings that lead nowhere outside, whoever asks. */
const inner = new Set(['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'lan', 'home', 'corp'])
const labelMaxLength = 63
const nameMaxLength = 240

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Reads what somebody typed or pasted as a domain: an address, capitals, other scripts. A text: why it cannot be one. */
export function readDomain(
  typed: string,
  config: Pick<Config, 'baseUrl' | 'previewOrigin' | 'publish'>,
): DomainName | string {
  const host = hostOf(typed.trim())
  if (host === null) return 'This is no domain. Type it as people would, such as slowhand.example.'
  if (isIP(host) !== 0) return 'This is an address of a machine, not a domain.'
  const name = domainToASCII(host.replace(/\.$/, '')).toLowerCase()
  const labels = name.split('.')
  if (name.length > nameMaxLength || labels.some((label) => !isLabel(label)))
    return 'This is no domain. Letters, digits and hyphens, with dots between them, are possible.'
  if (domainToUnicode(name).split('.').some(isMixed))
    return 'This name mixes letters of several scripts, which makes it look like another one. It cannot be used here.'
  if (isOfHost(name, config)) return 'This name belongs to this host itself. Type a name that you own.'
  const { publicSuffix, domain } = parse(name, { allowPrivateDomains: true })
  if (labels.length < 2 || inner.has(labels.at(-1) ?? '')) return 'This name leads nowhere on the internet.'
  if (!domain || publicSuffix === name)
    return `Nobody owns ${name} alone: names stand in front of it. Type the whole name, such as slowhand.${name}.`
  const base = name === `www.${domain}` ? domain : name
  return { name, base, other: base === domain ? (name === domain ? `www.${domain}` : domain) : null }
}

/** The name as people read it. */
export const shownDomain = (name: string): string => domainToUnicode(name) || name

/** Whether a name is the one that was bought, with nothing in front: no CNAME can stand there. */
export const isApex = (name: string): boolean => parse(name, { allowPrivateDomains: true }).domain === name

/** The name and those above it, down to the one that was bought: where CAA records and name servers are looked for. */
export function upToApex(name: string): string[] {
  const { domain } = parse(name, { allowPrivateDomains: true })
  const all: string[] = []
  for (let at = name; at !== ''; at = at.slice(at.indexOf('.') + 1)) {
    all.push(at)
    if (at === domain || !at.includes('.')) break
  }
  return all
}

/** The host of an address or a bare name, as it was typed. */
function hostOf(typed: string): string | null {
  if (typed === '' || typed.length > 2000 || /[\s@]/.test(typed)) return null
  const url = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`
  return URL.canParse(url) ? new URL(url).hostname : null
}

const isLabel = (label: string) =>
  label.length > 0 && label.length <= labelMaxLength && /^[a-z0-9-]+$/.test(label) && !/^-|-$/.test(label)

const isMixed = (label: string) => scripts.filter((script) => script.test(label)).length > 1

function isOfHost(
  name: string,
  { baseUrl, previewOrigin, publish }: Pick<Config, 'baseUrl' | 'previewOrigin' | 'publish'>,
) {
  const own = [baseUrl, previewOrigin].flatMap((url) => (url === null ? [] : [new URL(url).hostname]))
  const all = publish ? [...own, publish.domain] : own
  return all.some((host) => name === host || name.endsWith(`.${host}`))
}
