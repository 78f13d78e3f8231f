import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { plainLead } from '../plain/plain-hero.ts'
import { capital } from '../read/source.ts'
import { colon } from './colon.ts'
import { withArticle } from './trade.ts'
import { pick, pickWording, seedFor, type Voice, wordings } from './voice.ts'

/** With a capital at the start and a full stop at the end. */
export const sentence = (text: string) =>
  /[.!?…]$/.test(text.trim()) ? capital(text.trim()) : `${capital(text.trim())}.`

const whole = (fact: string) => /[.!?]$/.test(fact.trim())

/** The first sentence of the page, made of what the request says about the business. */
function statedLead(voice: Voice, most: number): string | undefined {
  const { brief, tokens, ownWords } = voice
  const does = saidOfIt(voice)
  if (!ownWords || (brief.facts.length === 0 && !does)) return undefined
  // a condition is told, and is not what the business is
  const notes = brief.stated?.filter(({ id }) => id === 'note').map(({ text }) => text.toLowerCase()) ?? []
  const isNote = (fact: string) =>
    notes.some((note) => fact.toLowerCase().includes(note) || note.includes(fact.toLowerCase()))
  const described = brief.facts.find(
    (fact) =>
      !isNote(fact) && !whole(fact) && /^\p{Ll}/u.test(fact) && fact.split(' ').length > 2 && !/free$/i.test(fact),
  )
  const counted = brief.facts.filter((fact) => fact !== described && !isNote(fact) && /^\d/.test(fact))
  const first = does ?? (described ? identity(voice, described) : undefined)
  const opening = first ?? (counted.length > 0 ? sentence(`${tokens['a trade']}${tokens['in place']}`) : undefined)
  const spoken = (voice.limits.present ?? []).includes('about') ? [] : brief.facts.filter(whole)
  let lead = ''
  const conditions = brief.facts.filter((fact) => isNote(fact) && !whole(fact)).map(sentence)
  const told = counted.length > 0 ? sentence(counted.join(', ')) : undefined
  for (const part of [opening, told, ...conditions, ...spoken]) {
    if (part && `${lead} ${part}`.trim().length <= most) lead = `${lead} ${part}`.trim()
  }
  return lead || undefined
}

/** 'Tidal is a CLI tool that syncs dotfiles.'; where no article was given, the words side by side. */
function saidOfIt({ brief }: Voice): string | undefined {
  const does = brief.stated?.find(({ id }) => id === 'does')
  const what = brief.stated?.find(({ kind }) => kind === 'what')
  if (!does || !what) return undefined
  const article = /(?<![\p{L}\p{N}])(an?) $/iu.exec(brief.request.slice(0, what.start))?.[1]?.toLowerCase()
  if (brief.brand === null) return sentence(does.text)
  return article && brief.language === 'en'
    ? `${brief.brand} is ${withArticle(does.text)}.`
    : `${brief.brand}${colon[brief.language]}${does.text}.`
}

/** 'a command line tool that draws graphs' → 'Trellis is a command line tool that draws graphs.' */
function identity({ brief, tokens }: Voice, described: string): string | undefined {
  const where = brief.place && described.includes(brief.place) ? '' : tokens['in place']
  if (brief.language === 'de') {
    if (!/^(?:ein|eine) /.test(described)) return undefined
    return brief.brand ? `${tokens.brand} ist ${described}${where}.` : sentence(`${described}${where}`)
  }
  if (brief.language !== 'en') return undefined
  // 'we’re booked out till January' is said of them, and is nothing that they are
  if (/^(?:i|we|they|he|she|it|there)\b/i.test(described)) return sentence(described)
  const definite = /^(?:the|my|our) /.test(described)
  const noun = definite ? withArticle(described.replace(/^(?:the|my|our) /, '')) : described
  // 'project planning' is done, not counted
  const plain = /^an? /.test(noun) || brief.trade.endsWith('ing') || tokens['a trade'].startsWith(brief.trade)
  const said = plain || !/^\p{L}+(?: \p{L}+){0,2}$/u.test(brief.trade) ? noun : withArticle(noun)
  return brief.brand ? `${tokens.brand} is ${said}${where}.` : sentence(`${said}${where}`)
}

/** The lead under the headline: what the request states, followed by a line of ours when there is room. */
export function heroLead(voice: Voice, most: number): string | undefined {
  if (isPlainSpoken(voice.brief)) return plainLead(voice, most)
  const stated = statedLead(voice, most)
  if (stated === undefined) return pickWording(voice, 'hero', 'lead', most)
  const begin = (text: string) => text.split(' ').slice(0, 2).join(' ').toLowerCase()
  const lines = (wordings(voice, 'hero', 'lead').find((pool) => pool.length > 0) ?? [])
    .map((line) => withoutIdentity(line, voice))
    .filter((line) => line && stated.length + 1 + line.length <= most && begin(line) !== begin(stated))
  const line = stated.length < 90 ? pick(lines, seedFor(voice, 'hero', 'lead')) : undefined
  return line ? `${stated} ${line}` : stated
}

/** A lead without its sentences on who this is. */
const withoutIdentity = (lead: string, { tokens }: Voice) =>
  (lead.match(/[^.!?]+[.!?]+/g) ?? [])
    .filter((part) => !part.includes(tokens.brand) && !part.toLowerCase().includes(tokens.trade.toLowerCase()))
    .join('')
    .trim()
