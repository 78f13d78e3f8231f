import { pick, seedFor, type Voice } from '../write/voice.ts'
import { ownHeadlines, ownLead } from './own-words.ts'

/** The headline of the general voice; undefined when the request has no words for one. */
export function plainHeadline(voice: Voice): string | undefined {
  const { brief, tokens, limits, ownWords } = voice
  if (!ownWords) return undefined
  return pick(ownHeadlines(brief, tokens['in place'], limits.headline ?? 60), seedFor(voice, 'hero', 'head'))
}

/** What the headline does not say yet; undefined when there is nothing more to tell. */
export function plainLead(voice: Voice, most: number): string | undefined {
  const { brief, ownWords, limits } = voice
  if (!ownWords) return undefined
  const room = { most, hasAbout: (limits.present ?? []).includes('about') }
  return ownLead(brief, plainHeadline(voice) ?? '', identity(voice), room) || undefined
}

/** 'Kiln & Clay is a pottery studio in Bristol.'; without an article that is sure, only the words side by side. */
function identity({ brief, tokens }: Voice): string {
  const where = tokens['in place']
  const article = tokens['a trade']
  if (!brief.brand) return `${tokens.trade.charAt(0).toLocaleUpperCase()}${tokens.trade.slice(1)}${where}.`
  const isSure = brief.language === 'en' && article !== tokens.trade && article.endsWith(` ${tokens.trade}`)
  return isSure ? `${brief.brand} is ${article}${where}.` : `${brief.brand}, ${tokens.trade}${where}.`
}
