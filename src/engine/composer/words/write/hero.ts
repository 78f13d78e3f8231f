import type { AskedSection, Item, SectionContent, Text } from '../../types.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import { callsFor } from './links.ts'
import { offering } from './own-items.ts'
import { asText, roomFor } from './section.ts'
import { withArticle } from './trade.ts'
import { pick, say, seedFor, shorten, type Voice, wordings } from './voice.ts'

const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? capital(text.trim()) : `${capital(text.trim())}.`)

/** A text in quotation marks that the request gives a role: 'a hero with the headline “…”'. */
export function quotedFor(voice: Voice, role: RegExp): string | undefined {
  const { request, quoted } = voice.brief
  return quoted.find((text) => role.test(request.slice(Math.max(0, request.indexOf(text) - 42), request.indexOf(text))))
}

/** The first sentence of the page, made of what the request says about the business. */
export function statedLead(voice: Voice, most: number): string | undefined {
  const { brief, tokens, ownWords } = voice
  if (!ownWords || brief.facts.length === 0) return undefined
  const spoken = brief.facts.filter((fact) => /[.!?]$/.test(fact.trim()))
  const aboutIsThere = (voice.limits.present ?? []).includes('about')
  const described = brief.facts.find(
    (fact) => !/[.!?]$/.test(fact) && /^(?:\p{Ll})/u.test(fact) && fact.split(' ').length > 2 && !/free$/i.test(fact),
  )
  const first = described ? identity(voice, described) : undefined
  const counted = brief.facts.filter((fact) => fact !== described && /^\d/.test(fact))
  const numbers = counted.length > 0 ? [sentence(counted.join(', '))] : []
  const opening = first ?? (numbers.length > 0 ? sentence(`${tokens['a trade']}${tokens['in place']}`) : undefined)
  const parts = [opening, ...numbers, ...(aboutIsThere ? [] : spoken)].filter(
    (part): part is string => part !== undefined,
  )
  let lead = ''
  for (const part of parts) if (`${lead} ${part}`.trim().length <= most) lead = `${lead} ${part}`.trim()
  return lead || undefined
}

/** 'a command line tool that draws graphs' → 'Trellis is a command line tool that draws graphs.' */
function identity(voice: Voice, described: string): string | undefined {
  const { brief, tokens } = voice
  const where = brief.place && described.includes(brief.place) ? '' : tokens['in place']
  if (brief.language === 'en') {
    const bare = described.replace(/^(?:the|my|our) /, '')
    const noun = /^(?:an?) /.test(bare) || !/^(?:the|my|our) /.test(described) ? bare : withArticle(bare)
    return /^(?:an? )/.test(noun) ||
      !/^\p{L}+(?: \p{L}+){0,2}$/u.test(brief.trade) ||
      tokens['a trade'].startsWith(brief.trade)
      ? `${tokens.brand} is ${noun}${where}.`
      : `${tokens.brand} is ${withArticle(noun)}${where}.`
  }
  return brief.language === 'de' && /^(?:ein|eine) /.test(described)
    ? `${tokens.brand} ist ${described}${where}.`
    : undefined
}

/** The lead under the headline: what the request states, followed by a line of ours when there is room. */
export function heroLead(voice: Voice, most: number): string | undefined {
  const stated = statedLead(voice, most)
  if (stated === undefined) return say(voice, 'hero', 'lead', most)
  const lines = wordings(voice, 'hero', 'lead').find((pool) => pool.length > 0) ?? []
  const more = lines
    .map((line) => withoutIdentity(line, voice))
    .filter((line) => line.length > 0 && stated.length + 1 + line.length <= most)
  const line = stated.length < 90 ? pick(more, seedFor(voice, 'hero', 'lead')) : undefined
  return line ? `${stated} ${line}` : stated
}

/** A lead without its sentences on who this is. */
const withoutIdentity = (lead: string, { tokens }: Voice) =>
  (lead.match(/[^.!?]+[.!?]+/g) ?? [])
    .filter(
      (sentence) => !sentence.includes(tokens.brand) && !sentence.toLowerCase().includes(tokens.trade.toLowerCase()),
    )
    .join('')
    .trim()

/** Date and place of an event, else the trade where the lead does not name it. */
function heroKicker(voice: Voice, lead: string): Text | undefined {
  const { brief, tokens } = voice
  const event = domainWords(brief.domain).archetype === 'event'
  if (event && brief.contact.date) return [brief.contact.date, brief.place].filter(Boolean).join(', ')
  if (!brief.brand || lead.toLowerCase().includes(tokens.trade.toLowerCase())) return undefined
  const text = capital(`${tokens.trade}${tokens['in place']}`)
  return text.length <= 36 ? text : undefined
}

function heroItems(voice: Voice): Item[] {
  const [least, most] = roomFor(voice)
  if (voice.limits.items === undefined || most === 0) return []
  const asked = voice.brief.sections.find(
    ({ kind, items }) => (offering.includes(kind) || kind === 'pricing') && items.length > 0,
  )
  const own = (asked?.items ?? voice.brief.offers).map(({ title, price }) => ({ title, ...(price ? { price } : {}) }))
  const kind = domainWords(voice.brief.domain).offers
  const usual = voice.layers
    .flatMap((layer) => [...(layer[kind]?.items ?? layer.services?.items ?? layer.features?.items ?? [])].flat())
    .map((line) => ({ title: asText(line.split('|')[0]?.replace(/^!/, '').trim()) ?? '' }))
  const items =
    own.length >= least && own.length > 0
      ? own
      : [
          ...own,
          ...usual.filter(({ title }) => typeof title === 'string' && !own.some((item) => item.title === title)),
        ].slice(0, Math.max(least, 4))
  return items.slice(0, most)
}

export function writeHero(voice: Voice, _asked: AskedSection | null): SectionContent {
  const { brief, limits, tokens } = voice
  const quoted = quotedFor(
    voice,
    /(?:headline|title|heading|tagline|slogan|says?|reads?|überschrift|titel|titre|título|overskrift)\W*(?:is|of|that says|reading|:|lautet)?\W*$/i,
  )
  const pools = wordings(voice, 'hero', 'head')
  const fitting = pools
    .map((pool) => pool.filter((text) => text.length <= (limits.headline ?? 60)))
    .find((pool) => pool.length > 0)
  const headline = quoted ?? (fitting ? pick(fitting, seedFor(voice, 'hero', 'head')) : undefined) ?? tokens.brand
  const lead = heroLead(voice, limits.lead ?? 160) ?? ''
  const kicker = quoted && brief.brand ? brief.brand : heroKicker(voice, `${lead} ${headline}`)
  const free = brief.facts.find((fact) => /\bfree$/i.test(fact))
  return {
    ...(kicker ? { kicker } : {}),
    headline,
    ...(lead ? { lead } : {}),
    ...(free && voice.ownWords ? { note: sentence(free) } : {}),
    ...callsFor(voice, 'hero'),
    items: heroItems(voice),
    fields: [],
  }
}

/** One line about the page for its foot and its head. */
export function tagline(voice: Voice, most = 80): string {
  const { tokens } = voice
  const full = capital(`${tokens.trade}${tokens['for audience']}${tokens['in place']}`)
  return full.length <= most ? full : shorten(capital(tokens.trade), most)
}

export function writeFrame(voice: Voice, kind: 'header' | 'footer' | 'sidebar'): SectionContent {
  const calls = kind === 'header' ? callsFor(voice, 'header') : {}
  const note = asText(say(voice, kind, 'note', 90))
  return {
    headline: voice.tokens.brand,
    lead: `${tagline(voice)}.`,
    ...(note ? { note } : {}),
    ...calls,
    items: [],
    fields: [],
  }
}
