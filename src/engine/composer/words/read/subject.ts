import type { Span } from '../../types.ts'
import { audiences } from '../lexicon/names.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { isTradeNoun } from './domain.ts'
import { asName, nameRun, titleCase } from './runs.ts'
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

type Parsed = { brand: string | null; trade: string; description: string }

/** Names that take their noun along: 'Café Morgenrot'. */
const nounsInNames =
  /^(?:Café|Cafe|Hotel|Restaurant|Gasthof|Gasthaus|Pension|Bar|Pizzeria|Trattoria|Bistro|Kino|Theater|Haus|Hof|Weingut|Galerie|Atelier|Studio|Villa|Casa|Maison|Domaine|Château|Ferme)$/

const cuts =
  / (?:in|at|on|from|near|based|with|that|which|who|made|selling|where|about|is|are|to|using|für|in|im|am|aus|mit|bei|das|die|der|à|au|en|dans|avec|qui|pour|con|que|para|i|på|med|som|for)(?= )|[,:;.(]| \p{Ll}+ing (?=a |an |the |our )| [–—-] /u

/** The noun phrase at the start of `text`, without what follows it. */
function phrase(text: string): string {
  const cut = text.search(cuts)
  return (cut < 0 ? text : text.slice(0, cut)).trim()
}

const startsWithArticle = (text: string, language: Language) =>
  new RegExp(`^(?:${grammar[language].articles}) `, 'iu').test(text)
/** 'a small roastery' → 'small roastery' */
export const withoutArticle = (text: string, language: Language) =>
  text.replace(new RegExp(`^(?:(?:${grammar[language].articles}) )+`, 'iu'), '')

/** Where the subject of the page begins: after 'a landing page for', or at the name the request opens with. */
function findStart(head: string, language: Language): number {
  const { forWords, pages, verbs } = grammar[language]
  const page = words(
    `(?:${anyOf(pages)})(?: homepage| website| page)?(?: (?:that (?:showcases|promotes|sells)))? +(?:${forWords})`,
    'iu',
  ).exec(head)
  if (page) return page.index + page[0].length + 1
  const opening = new RegExp(`^\\W*(?:(?:${verbs})[ ,]+)*`, 'iu').exec(head)?.[0].length ?? 0
  const rest = head.slice(opening)
  if (
    new RegExp(`^${nameRun}(?:,| is | – | - )`, 'u').test(rest) &&
    asName(rest.match(new RegExp(`^${nameRun}`, 'u'))?.[0] ?? '')
  )
    return opening
  const any = words(`(?:${forWords.replace(/\|(?:of|de|til|von)(?=\||$)/g, '')})(?= )`, 'iu').exec(head.slice(opening))
  return any ? opening + any.index + any[0].length + 1 : -1
}

function parseLatin(s: string, language: Language): Parsed {
  const article = `(?:(?:${grammar[language].articles}) )`
  const place = grammar[language].placeWords
  const name = (run: string | undefined) => (run ? asName(run) : null)
  const before = new RegExp(
    `^(${article}?(?!(?:${place}) )(?:(?!(?:${place}|for|pour|para|and|et|y|og|that|which) )[\\p{Ll}\\p{N}'’-]+ ){1,6})(${nameRun})(?=[ ,:;.]|$)(.*)$`,
    'u',
  ).exec(s)
  const beforeName = name(before?.[2])
  const after = before?.[3] ?? ''
  const isAdjective =
    /^ \p{Ll}/u.test(after) &&
    !new RegExp(`^ (?:${place}|with|avec|con|med|about|for|pour|para|is|on|that|which|and|to) `, 'u').test(`${after} `)
  const subject = / (?:about|for|sur|sobre|om) [^,.:;]+$/u.exec(after)?.[0] ?? ''
  if (before && beforeName && !isAdjective) {
    const trade = before[1]?.trim() ?? ''
    return { brand: beforeName, trade, description: `${trade}${subject}` }
  }

  const first = new RegExp(`^${article}?(${nameRun})(?=[ ,:;.]|$)(.*)$`, 'u').exec(s)
  const brand = name(first?.[1])
  if (first && brand) {
    const rest = first[2] ?? ''
    const said = /^(?:,| is| –| -|:)? +(.*)$/u.exec(rest)?.[1] ?? ''
    const inline =
      /^ \p{Ll}/u.test(rest) &&
      !new RegExp(`^ (?:${place}|with|avec|con|med|is|and|et|y|og|that|to|pour|for) `, 'u').test(`${rest} `)
    const described =
      /^(?:, | is | – | - )\p{Ll}/u.test(rest) &&
      !new RegExp(`^(?:, | is | – | - )(?:${place}|with|avec|con|med) `, 'u').test(`${rest} `)
    if (inline) return { brand, trade: phrase(rest.trim()), description: rest.trim() }
    if (described) return { brand, trade: phrase(said), description: said }
    return { brand, trade: '', description: '' }
  }
  const apposition = new RegExp(
    `^(${article}?[\\p{Ll}\\p{N}'’ -]+?), (${nameRun})(?=,|:|;|\\.| (?:${place}) |$)`,
    'u',
  ).exec(s)
  const named = name(apposition?.[2])
  if (apposition && named) return { brand: named, trade: apposition[1] ?? '', description: apposition[1] ?? '' }

  const small =
    /^([\p{Ll}][\p{L}\p{N}.'&-]*(?: [\p{L}\p{N}.'&-]+){0,2}), ((?:an?|the|une?|las?|les?|un|el|en|et) .*)$/u.exec(s)
  const word = small?.[1] ?? ''
  if (small && !startsWithArticle(s, language) && !isTradeNoun(word) && !words(anyOf(audiences), 'iu').test(word)) {
    return { brand: titleCase(word), trade: phrase(small[2] ?? ''), description: small[2] ?? '' }
  }
  return { brand: null, trade: phrase(s), description: s }
}

function parseGerman(s: string): Parsed {
  const article = `(?:${grammar.de.articles})`
  const described = new RegExp(`^(${nameRun}), (${article} .*)$`, 'u').exec(s)
  const brand = asName(described?.[1] ?? '')
  if (described && brand && !startsWithArticle(s, 'de'))
    return { brand, trade: phrase(described[2] ?? ''), description: described[2] ?? '' }

  const nouned = new RegExp(`^(${article} (?:[\\p{Ll}-]+ )*)(${nameRun})(.*)$`, 'u').exec(s)
  if (nouned) {
    const [noun = '', ...rest] = (nouned[2] ?? '').split(' ')
    const lead = nouned[1] ?? ''
    const apposed = new RegExp(`^, (${nameRun})(?=,|:|;|\\.| in | im | auf | mit |$)`, 'u').exec(nouned[3] ?? '')
    if (rest.length > 0) {
      const own = nounsInNames.test(noun) || !isTradeNoun(noun)
      return {
        brand: asName(own ? [noun, ...rest].join(' ') : rest.join(' ')),
        trade: own && !isTradeNoun(noun) ? '' : lead + noun,
        description: '',
      }
    }
    if (apposed) return { brand: asName(apposed[1] ?? ''), trade: lead + noun, description: '' }
    return { brand: null, trade: lead + noun, description: s }
  }
  const run = asName(new RegExp(`^${nameRun}`, 'u').exec(s)?.[0] ?? '')
  const [noun = ''] = run?.split(' ') ?? []
  if (run)
    return isTradeNoun(run)
      ? { brand: null, trade: run, description: s }
      : { brand: run, trade: isTradeNoun(noun) ? noun : '', description: '' }
  const small = /^([\p{Ll}][\p{L}'&-]*(?: [\p{L}'&-]+){0,1}), ((?:ein|eine|einen|das|die|der) .*)$/u.exec(s)
  if (small) return { brand: titleCase(small[1] ?? ''), trade: phrase(small[2] ?? ''), description: small[2] ?? '' }
  return { brand: null, trade: phrase(s), description: s }
}

/** The brand that a word announces: 'a pizzeria called Forno', "named 'TaskMaster'". */
function announced(source: Source, language: Language): { brand: string; at: number; end: number } | null {
  const cue = new RegExp(`(?<![\\p{L}-])(?:${grammar[language].called}|called|named)(?: is)?(?:[ :]+)`, 'iu')
  const match = cue.exec(source.text)
  if (!match) return null
  const at = match.index
  const from = at + match[0].length
  const quote = source.quotes.find((entry) => entry.start >= from - 1 && entry.start <= from + 1)
  if (quote) return { brand: quote.text, at, end: quote.end }
  const rest = source.text.slice(from)
  const run = new RegExp(`^(?:the |die |das |der |la |le |el )?${nameRun}`, 'u').exec(rest)?.[0]
  const name = run
    ? run.trim().replace(/[.,]$/, '')
    : (/^[\p{L}\p{N}.&'-]+(?=[\s,.;:]|$)/u.exec(rest)?.[0].replace(/\.$/, '') ?? null)
  if (!name || (startsWithArticle(`${name} `, language) && !run)) return null
  return { brand: run ? name : titleCase(name), at, end: from + (run ?? name).length }
}

/** A name in the middle of the request: 'activities of Luzhou Laojiao', 'a Death Stranding fan website', 'about bolt.diy'. */
function anywhere(source: Source, language: Language): string | null {
  const dotted = /(?:about|for|of) ([a-z][\w-]*\.[a-z]{2,6})\b/.exec(source.bare)?.[1]
  if (dotted) return dotted
  if (language === 'de') return null
  const place = new RegExp(`(?:${grammar[language].placeWords}) $`, 'iu')
  for (const match of source.bare.matchAll(new RegExp(`(?<=[\\p{Ll},]) (${nameRun})`, 'gu'))) {
    const name = asName(match[1] ?? '')
    if (
      name &&
      !place.test(source.bare.slice(0, match.index + 1)) &&
      !/^\p{Lu}{1,5}s?$/u.test(name) &&
      !/^\d/.test(name) &&
      !/-/.test(name.split(' ')[0] ?? '')
    )
      return name
  }
  return null
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
  const subject =
    start < 0
      ? ''
      : text
          .slice(sentence.start + start, head.end)
          .trim()
          .replace(/[.,]$/, '')
  const page = text.slice(sentence.start, start < 0 ? head.end : sentence.start + start).trim()

  const cue = announced(source, language)
  if (cue) {
    const before = text
      .slice(0, cue.at)
      .replace(/[,(]\s*$/, '')
      .trim()
    const from = words(`(?:${grammar[language].forWords})`, 'giu')
    const last = [...before.matchAll(from)].at(-1)
    const noun = new RegExp(`(?:^|\\s)(?:${grammar[language].articles}) ([^,.;:]+)$`, 'iu').exec(before)?.[1]
    const trade = last
      ? before.slice(last.index + last[0].length).trim()
      : /^(?:we|i|wir|ich|nous|vi)\b/i.test(before) && noun
        ? noun
        : pageNoun(before, language)
    const said = new RegExp(`^,? (${grammar[language].articles}) .*`, 'iu')
      .exec(text.slice(cue.end, Math.max(head.end, cue.end)))?.[0]
      .replace(/^[, ]+/, '')
    return {
      brand: cue.brand,
      trade: phrase(said ?? trade) || trade,
      description: said ?? trade,
      head: { start: head.start, end: Math.max(head.end, cue.end) },
      page,
    }
  }
  if (!subject)
    return {
      brand: anywhere(source, language),
      trade: pageNoun(text.slice(head.start, head.end), language),
      description: '',
      head,
      page,
    }
  const quoted = source.quotes.find(
    (quote) => quote.start >= sentence.start + start - 1 && quote.start <= sentence.start + start + 1,
  )
  if (quoted) {
    const rest = text.slice(quoted.end, head.end).replace(/^[, ]+/, '')
    const trade = /^\p{Ll}+ing /u.test(rest) ? '' : phrase(rest)
    return { brand: quoted.text, trade, description: trade ? rest : '', head, page }
  }
  const inner = source.quotes.find(
    (quote) => quote.start >= sentence.start + start && quote.end <= head.end && quote.text.length <= 40,
  )
  if (inner) {
    const trade = text
      .slice(sentence.start + start, inner.start)
      .trim()
      .replace(/,$/, '')
    return {
      brand: inner.text,
      trade: phrase(trade),
      description: `${trade}${text.slice(inner.end, head.end)}`,
      head,
      page,
    }
  }
  const parsed = language === 'de' ? parseGerman(subject) : parseLatin(subject, language)
  const brand = parsed.brand ?? anywhere(source, language)
  const own = pageNoun(
    text
      .slice(head.start, sentence.start + start)
      .replace(new RegExp(` (?:${grammar[language].forWords}) *$`, 'iu'), ''),
    language,
  )
  // 'an instant messaging website for sending messages': what it is stands before the purpose.
  if (
    own &&
    !bareNouns.test(own) &&
    !startsWithArticle(subject, language) &&
    !/^\p{Lu}|^"/u.test(subject) &&
    parsed.brand === null
  )
    return { brand, trade: own, description: '', head, page }
  return {
    ...parsed,
    trade:
      parsed.trade && brand?.startsWith(`${parsed.trade}.`)
        ? ''
        : parsed.trade.replace(
            /^(?:the )?(?:features|benefits|advantages|activities|products|services)(?: and \p{Ll}+)? of /iu,
            '',
          ),
    brand,
    head,
    page,
  }
}

/** Words for a page that say nothing of its subject. */
const bareNouns =
  /^(?:product|demo|landing|lead generation|brand|business|company|corporate|professional|small business|shop|store|online|basic template|and .*|mobile|web|main|new)$/i

const looks = words(
  'modern|simple|clean|minimalist|minimal|minimalistic|beautiful|responsive|professional|elegant|sleek|stylish|nice|cool|great|basic|full|complete|new|short|single|one-page|single-page|one page|dark|light|bold|playful|attractive|lead generation|well-designed|moderne?s?|schlichte?s?|einfache?s?|schöne?s?|ansprechende?|elegante?|minimalistische?|simple|belle|jolie|sencilla?|bonita?|moderna?|enkel|fin|pen',
)

/** 'Design a restaurant website' → 'restaurant'; the page's own words go. */
function pageNoun(text: string, language: Language): string {
  const { verbs, pages } = grammar[language]
  const keeps =
    /^(?:platform|app|web app|mobile app|application|mobile application|system|software|online store|online shop|onlineshop|online-shop|tienda online|nettbutikk|mini-program)$/i
  let rest = text.replace(new RegExp(`^\\W*(?:(?:${verbs})[ ,]+)*`, 'iu'), '')
  rest = withoutArticle(rest, language)
    .replace(looks, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ {2,}/g, ' ')
  rest = phrase(rest.replace(/ (?:to|for|that|and deploy) .*$/, ''))
  const page = new RegExp(`(?:^|\\s)((?:${anyOf(pages)})s?)\\.?$`, 'iu')
  for (let match = page.exec(rest); match && !keeps.test(match[1] ?? ''); match = page.exec(rest))
    rest = rest.slice(0, match.index).trim()
  return rest
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/[.,\s]+$/, '')
    .replace(/^(?:and|of|about) .*$/i, '')
    .trim()
}
