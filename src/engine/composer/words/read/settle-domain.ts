import type { Domain, PageKind } from '../../types.ts'
import { domainWords } from './domain.ts'
import type { Source } from './source.ts'

/** Requests that describe a program: what users should be able to do in it. */
const program = /functionalit|\busers? (?:should|can|must)\b|\bshould be able to\b/i
const signingIn = /\blog(?:ging)? ?in\b|\blogin\b|\bregister/i
const programNoun =
  /(?:mini-program|platform|system|application|software|\bapp|tracker|widget|tool|account|library|generator|activity page)$/i
const handheld = /mini-program|mobile|\bapp\b|h5|wechat/i
/** Voices that suit a program as well as the thing itself. */
const voices = ['digital', 'cause', 'media']

type Said = { trade: string; page: string }

/** A program about a trade speaks as a program; a cart without a name belongs to a shop. */
export function settleDomain(named: Domain, kind: PageKind, source: Source, subject: Said): Domain {
  if ((kind === 'cart' || kind === 'product') && ['app', 'software', 'general'].includes(named)) return 'shop'
  const { archetype } = domainWords(named)
  if (voices.includes(archetype) || named === 'personal' || !program.test(source.bare)) return named
  const noun =
    programNoun.test(subject.trade) || programNoun.test(subject.page.replace(/ (?:for|to .*|about|of)$/i, ''))
  if (!noun && !(signingIn.test(source.bare) && /functionalit/i.test(source.bare))) return named
  return handheld.test(`${subject.trade} ${subject.page}`) ? 'app' : 'software'
}
