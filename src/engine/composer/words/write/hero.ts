import type { AskedSection, Item, SectionContent, Text } from '../../types.ts'
import { isOnButton } from '../../quoted-words.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { plainHeadline } from '../plain/plain-hero.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import { heroLead, sentence } from './lead.ts'
import { callsFor } from './links.ts'
import { offering } from './own-items.ts'
import { asText, roomFor } from './section.ts'
import { pick, pickWording, seedFor, shorten, type Voice, wordings } from './voice.ts'

/** A text in quotation marks that the request gives a role: 'a hero with the headline “…”'. */
function quotedFor(voice: Voice, role: RegExp): string | undefined {
  const { request, quoted } = voice.brief
  return quoted.find((text) => {
    const before = request.slice(Math.max(0, request.indexOf(text) - 42), request.indexOf(text))
    // 'the button says “…”' gives the page no headline
    return role.test(before) && !isOnButton(text, request)
  })
}

/** Date and place of an event, else the trade where the lead does not name it. */
function heroKicker(voice: Voice, lead: string): Text | undefined {
  const { brief, tokens } = voice
  const event = brief.matter === 'occasion' || (!brief.matter && domainWords(brief.domain).archetype === 'event')
  if (event && brief.contact.date) return [brief.contact.date, brief.place].filter(Boolean).join(', ')
  if (!brief.brand || brief.matter || lead.toLowerCase().includes(tokens.trade.toLowerCase())) return undefined
  const text = capital(`${tokens.trade}${tokens['in place']}`)
  return text.length <= 36 ? text : undefined
}

function heroItems(voice: Voice): Item[] {
  const [least, most] = roomFor(voice)
  if (voice.limits.items === undefined || most === 0) return []
  // '5 rooms, 168 m²': what was counted of a place is what it is known by
  const counted = voice.ownWords ? voice.brief.facts.filter((fact) => /^\d/.test(fact) && fact.length <= 24) : []
  if (counted.length > 1 && counted.length >= least) return counted.slice(0, most).map((title) => ({ title }))
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
  const headlineRole =
    /(?:headline|title|heading|tagline|slogan|says?|reads?|überschrift|titel|titre|título|overskrift)\W*(?:is|of|that says|reading|:|lautet)?\W*$/i
  const quoted = quotedFor(voice, headlineRole) ?? quotedFor(voice, /(?:text|words|texte|texto|tekst)\W*$/i)
  const own = isPlainSpoken(brief) ? plainHeadline(voice) : undefined
  const pools = own ? [[own]] : wordings(voice, 'hero', 'head')
  const fitting = pools
    .map((pool) => pool.filter((text) => text.length <= (limits.headline ?? 60)))
    .find((pool) => pool.length > 0)
  const headline =
    quoted ??
    (brief.matter ? own : undefined) ??
    (fitting ? pick(fitting, seedFor(voice, 'hero', 'head')) : undefined) ??
    tokens.brand
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
  const note = asText(pickWording(voice, kind, 'note', 90))
  return {
    headline: voice.tokens.brand,
    lead: `${tagline(voice)}.`,
    ...(note ? { note } : {}),
    ...calls,
    items: [],
    fields: [],
  }
}
