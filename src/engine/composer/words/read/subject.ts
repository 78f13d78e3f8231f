import { pattern } from '#rules/pattern.ts'
import type { Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { announced, anywhere } from './named.ts'
import { bareNouns, pageNoun, phrase, startsWithArticle } from './noun-phrase.ts'
import { parseGerman, parseLatin } from './parse-subject.ts'
import { asName, nameRun } from './runs.ts'
import { anyOf, type Source, words } from './source.ts'

export type Subject = {
  brand: string | null
  /** with its article as written: 'a small coffee roastery' */
  trade: string
  /** what was said of it beyond the trade: 'a command line tool that draws dependency graphs' */
  description: string
  /** from the opening of the request to the end of the subject */
  head: Span
  /** what kind of page, in their words: 'A one-page site' */
  page: string
}

/** Where the subject of the page begins: after 'a landing page for', or at the name the request opens with. */
function findStart(head: string, language: Language): number {
  const { forWords, pages, verbs } = grammar[language]
  const page = words(
    `(?:${anyOf(pages)})(?: homepage| website| page)?(?: (?:that (?:showcases|promotes|sells)))? +(?:${forWords})`,
    'iu',
  ).exec(head)
  if (page) return page.index + page[0].length + 1
  const opening = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${verbs})[ ,]+)*`, 'iu').exec(head)?.[0].length ?? 0
  const rest = head.slice(opening)
  if (
    new RegExp(`^${nameRun}(?:,| is | – | - )`, 'u').test(rest) &&
    asName(rest.match(new RegExp(`^${nameRun}`, 'u'))?.[0] ?? '')
  )
    return opening
  const any = words(`(?:${forWords.replace(/\|(?:of|de|til|von)(?=\||$)/g, '')})(?= )`, 'iu').exec(head.slice(opening))
  return any ? opening + any.index + any[0].length + 1 : -1
}

/** A bare plural such as 'scientists' or 'young families'. */
const people = /^ +(?!the |my |our |an? )(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s$/u

type Place = { source: Source; language: Language; head: Span; page: string; from: number; subject: string }

/** 'a pizzeria called Forno Volante': the trade stands before the cue, or follows the name. */
function announcedSubject({ source, language, head, page }: Place): Subject | null {
  const cue = announced(source, language)
  if (!cue) return null
  // a name that is told later ('The name is …') comes after what the request opened with
  const [first] = source.sentences
  const before = source.text
    .slice(0, first ? Math.min(cue.at, first.end) : cue.at)
    .replace(/[,(.]\s*$/, '')
    .trim()
  const cues = [...before.matchAll(words(`(?:${grammar[language].forWords})`, 'giu'))]
  // 'for an assistant for scientists': those whom it serves are no trade
  const last = cues.findLast(({ index, 0: word }, at) => at === 0 || !people.test(before.slice(index + word.length)))
  const noun = new RegExp(`(?:^|\\s)(?:${grammar[language].articles}) ([^,.;:]+)$`, 'iu').exec(before)?.[1]
  const speaking = /^(?:we|i|wir|ich|nous|vi)\b/i.test(before)
  const trade = last
    ? before.slice(last.index + last[0].length).trim()
    : speaking && noun
      ? noun
      : pageNoun(before, language)
  const later = first !== undefined && cue.at >= first.end
  const end = later ? head.end : Math.max(head.end, cue.end)
  const after = new RegExp(`^,? (${grammar[language].articles}) .*`, 'iu').exec(
    source.text.slice(cue.end, Math.max(cue.end, end)),
  )?.[0]
  const said = after?.replace(/^[, ]+/, '') ?? trade
  return { brand: cue.brand, trade: phrase(said) || trade, description: said, head: { start: head.start, end }, page }
}

/** 'my bakery "Sweet Crumbs"', "'Green Thumb Landscaping' serving Portland". */
function quotedSubject({ source, head, page, from }: Place): Subject | null {
  const quote = source.quotes.find(({ start, end, text }) => start >= from - 1 && end <= head.end && text.length <= 40)
  if (!quote) return null
  const before = source.text.slice(from, Math.max(from, quote.start)).trim().replace(/,$/, '')
  const after = source.text.slice(quote.end, head.end)
  if (before) return { brand: quote.text, trade: phrase(before), description: `${before}${after}`, head, page }
  const rest = after.replace(/^[, ]+/, '')
  const trade = /^\p{Ll}+ing /u.test(rest) ? '' : phrase(rest)
  return { brand: quote.text, trade, description: trade ? rest : '', head, page }
}

/** What a text in quotation marks is when such a word stands before it: no name. */
const textRole = pattern('i')`
  (?:headline|heading|title|text|words?|button|buttons|link|slogan|tagline|says?|saying|reads?|reading|überschrift
  |titel|text|titre|texte|título|texto|overskrift|tekst)\W*(?:is|of|that says|:|lautet)?$
`

/** 'Online course "Letterpress in Six Weeks" with …': a page's thing and its name, without a 'for'. */
function titledSubject({ source, language, head, page }: Place): Subject | null {
  const quote = source.quotes.find(({ start, end, text }) => start > head.start && end <= head.end && text.length <= 40)
  if (!quote) return null
  const before = source.text.slice(head.start, quote.start).trim()
  if (before === '' || textRole.test(before)) return null
  const trade = pageNoun(before, language)
  return { brand: quote.text, trade, description: trade, head, page }
}

const aspects = /^(?:the )?(?:features|benefits|advantages|activities|products|services)(?: and \p{Ll}+)? of /iu

function plainSubject({ source, language, head, page, from, subject }: Place): Subject {
  const parsed = language === 'de' ? parseGerman(subject) : parseLatin(subject, language)
  const brand = parsed.brand ?? anywhere(source, language)
  const opening = source.text
    .slice(head.start, from)
    .replace(new RegExp(` (?:${grammar[language].forWords}) *$`, 'iu'), '')
  const own = pageNoun(opening, language)
  const purpose = parsed.brand === null && !startsWithArticle(subject, language) && !/^\p{Lu}|^"/u.test(subject)
  // 'an instant messaging website for sending messages': what it is stands before the purpose.
  if (own && purpose && !bareNouns.test(own)) return { brand, trade: own, description: '', head, page }
  const trade = parsed.trade && brand?.startsWith(`${parsed.trade}.`) ? '' : parsed.trade.replace(aspects, '')
  return { ...parsed, trade, brand, head, page }
}

/** Reads whom or what the page is for. */
export function readSubject(source: Source, language: Language): Subject {
  const { text } = source
  const sentence = source.sentences[0] ?? { start: 0, end: text.length }
  const ends = new RegExp(
    `:(?= )|;| (?:${grammar[language].withWords})(?= )| [–—] (?!\\p{Ll}+ \\p{Ll}+ (?:in|à|i) )|\\]|$`,
    'iu',
  )
  const open = text.slice(sentence.start, sentence.end)
  const start = findStart(open, language)
  const limit = start < 0 ? open.search(ends) : start + open.slice(start).search(ends)
  const head = { start: sentence.start, end: sentence.start + (limit < 0 ? open.length : limit) }
  const from = sentence.start + Math.max(0, start)
  const subject = start < 0 ? '' : text.slice(from, head.end).trim().replace(/[.,]$/, '')
  const page = text.slice(sentence.start, start < 0 ? head.end : from).trim()
  const place = { source, language, head, page, from, subject }
  const named = announcedSubject(place)
  if (named) return named
  if (!subject) {
    const titled = titledSubject(place)
    if (titled) return titled
    return {
      brand: anywhere(source, language),
      trade: pageNoun(text.slice(head.start, head.end), language),
      description: '',
      head,
      page,
    }
  }
  return quotedSubject(place) ?? plainSubject(place)
}
