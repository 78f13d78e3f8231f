import { pattern } from '#rules/pattern.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { SectionKind } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import { givens, type NamedSection, sectionNames as known } from '../lexicon/section-words.ts'
import { capabilityVerbs, gerunds } from '../lexicon/verbs.ts'
import type { Language } from '../types.ts'

export type Match = {
  kind: SectionKind
  /** the usual name of the kind, or words of the person's own that should head the section */
  plain: boolean
  words: string
  count?: number
}

const longest = 5

/** What may follow the phrase without changing what is meant. */
const tails = pattern()`
  ^(?:section|sections|page|pages|area|block|blocks|form|forms|list|lists|grid|cards|card|button|buttons|box|info
  |information|overview|column|columns|view|panel|bereich|abschnitt|liste|seite|formular|section\.|seksjon|sección
  |display|strip|bar|band|row|rows|as|slots?|placeholders?|spots?|options?|possibility)$
`
const neutral = pattern()`
  ^(?:a|an|the|our|my|your|their|some|simple|short|clear|nice|big|large|small|full|basic|well-structured|beautiful
  |good|all|clean|modern|proper|little|detailed|interactive|photo|online|brief|single|main|easy-to-use|and
  |simple and easy-to-use|ein|eine|einen|einem|der|die|das|den|unsere?n?|kleine?n?|einfaches?|kurze?|un|une|le|la
  |les|des|mon|notre|una|el|los|las|mi|et|en|vår|prominent|responsive|latest|recent|upcoming|weekly|featured|hero
  |other|related|further|product's|app's|site's|company's)$
`
const cut = pattern('i')`
  \x20(?:for|to|that|which|where|so|by|from|introducing|listing|showing|shown|using|plus|around|between|as|with|in|on
  |at|über|für|mit|von|pour|avec|para|con|sobre|for å|til|including|about|based|via|like|such)(?= )
  |[:;]
  |\x20[$€£]?\d
  |\x20(?:mon|tue|wed|thu|fri|sat|sun|daily|mo|di|mi|do|fr|sa|so)\b.*\d
`

function lookUp(phrase: string): NamedSection | undefined {
  return (
    known.get(phrase) ??
    (phrase.endsWith('s')
      ? known.get(phrase.slice(0, -1))
      : (known.get(`${phrase}s`) ?? known.get(phrase.replace(/-/g, ' '))))
  )
}

function numberIn(words: string[], language: Language): number | undefined {
  for (const word of words) {
    if (/^\d{1,2}$/.test(word)) return Number(word)
    const at = grammar[language].numbers.indexOf(word.toLowerCase())
    if (at > 0) return at + 1
    const english = grammar.en.numbers.indexOf(word.toLowerCase())
    if (english > 0) return english + 1
  }
  return undefined
}

/** 'login function': one thing that a program does, and no list of them. */
const strictlyOne = /^(?:(?:a|an|the) )?(?!key |main )\p{L}+(?: \p{L}+)? function$/iu

/** 'date 3 May' tells when; it asks for no list of dates. */
export const isDate = (text: string) => /^(?:the )?(?:date|datum|fecha|dato):? .*\d/i.test(text.trim())

/** What everything has anyway: 'responsive design', 'homepage'. */
export const isGivenAnyway = (text: string) =>
  givens.has(bareWords(text).join(' ')) || givens.has(text.trim().toLowerCase())

/** 'browsing products' and 'browse products' are things to do, not parts of a page. */
function startsWithVerb(text: string): boolean {
  const [first = '', second] = text.toLowerCase().split(' ')
  return (
    second !== undefined &&
    (first in gerunds || (capabilityVerbs.has(first) && !nounsToo.test(first))) &&
    !known.has(text.toLowerCase())
  )
}
const nounsToo = pattern()`
  ^(?:contact|order|book|design|search|filter|map|report|list|menu|press|sign|join|sell|buy|download|subscribe
  |request|enter|play|watch|visit|review|share|start|record|schedule|price|display|plan|post|load|lock|draw|keep
  |try|use|view|check|comment|vote|award|question|answer|log|like|process|approach|team|people|donate)$
`

/** 'a way to book', 'the possibility to contact us', 'an option to reserve bikes': what is to be done says which part. */
const wayTo =
  /^(?:(?:an?|the|some|any) )?(?:\p{L}+ )?(?:way|ways|option|options|possibility|chance|opportunity|means) (?:for \p{L}+(?: \p{L}+)? )?(?:to |of )(.+)$/iu
const doing: readonly [RegExp, SectionKind][] = [
  [/^(?:book|reserv|schedul|make an? (?:appointment|booking|reservation))/i, 'booking'],
  [/^(?:contact|reach|get in touch|getting in touch|writ|call|ask|message|messaging|e-?mail)/i, 'contact'],
  [/^(?:subscrib|sign(?:ing)? up)/i, 'newsletter'],
]

function waysOf(said: string, language: Language): Match | null {
  const kind = doing.find(([verb]) => verb.test(said))?.[1]
  return kind ? { kind, plain: true, words: sectionLabels[language][kind] } : null
}

const bareWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/["'.]/g, (sign) => (sign === "'" ? "'" : ''))
    .split(/\s+/)
    .filter(Boolean)

/** Words that ask for a section only when they stand alone: a 'game introduction' is a function. */
const exactly =
  /^(?:introductions?|intro|title|headline|collection|work|works|numbers|dates|people|rates|comments|questions|visit|travel|store|range|contacts?)$/

/**
 * Finds the section that a noun phrase asks for; the phrase must be its head. `extra` are words of the trade; `strict`
 * takes only usual names, for lists of functions.
 */
export function matchSection(
  text: string,
  language: Language,
  extra: ReadonlyMap<string, SectionKind>,
  strict = false,
): Match | null {
  const spoken = text.replace(/’/g, "'").replace(/^(?:displaying|showing|presenting) /i, '')
  const quoted = /"([^"]*)"|'([^']{2,}(?:'\w[^']*)?)'(?!\w)/.exec(spoken)
  const without = quoted ? spoken.replace(quoted[0], ' ').replace(/ {2,}/g, ' ').trim() : spoken
  if (quoted && without.split(' ').length > 0) {
    const inner = quoted[1] ?? quoted[2] ?? ''
    const around =
      matchSection(without, language, extra, strict) ??
      (inner.length <= 40 ? matchSection(inner, language, extra, strict) : null)
    return around && quoted[0].length <= 42 && !/headline|title|tagline|slogan/i.test(without)
      ? { ...around, plain: false, words: quoted[1] ?? quoted[2] ?? around.words }
      : around
  }
  const normal = spoken.trim()
  const way = wayTo.exec(normal)?.[1]
  const done = way === undefined ? null : waysOf(way, language)
  if (done) return done
  if (startsWithVerb(normal)) return null
  const find = (phrase: string): NamedSection | undefined => {
    const own = extra.get(phrase) ?? extra.get(phrase.replace(/s$/, ''))
    return own ? { kind: own, plain: false } : (lookUp(phrase.replace(/'/g, '’')) ?? lookUp(phrase))
  }
  const all = bareWords(normal)
  const whole = all.filter((word, index) => index > 0 || !neutral.test(word))
  const exact = find(all.join(' '))
  if (exact)
    return { ...exact, words: /^our /i.test(normal) ? normal : withoutArticle(normal), ...countOf(all, language) }
  const full = find(whole.join(' '))
  if (full) return { ...full, words: withoutArticle(normal), ...countOf(whole, language) }
  for (let size = Math.min(longest, all.length); size > 2; size--) {
    const phrase = all.slice(-size).join(' ')
    const hit = / (?:to|for|of|that|in|by|your) /.test(phrase) ? find(phrase) : undefined
    if (hit) return { ...hit, words: phrase }
  }
  if (strictlyOne.test(normal) || isDate(normal)) return null
  const at = normal.search(cut)
  const core = at > 0 ? normal.slice(0, at) : normal
  const original = core.split(/\s+/).filter(Boolean)
  const lower = original.map((word) => word.toLowerCase().replace(/["'.]+$|^["']/g, ''))
  if (lower.length > 9) return null
  if (/^(?:contact|email|friend)s? list$/.test(lower.slice(-2).join(' '))) return null
  let end = lower.length
  while (end > 1 && tails.test(lower[end - 1] ?? '') && !find(lower.slice(Math.max(0, end - 2), end).join(' ')))
    end -= 1
  for (const stop of end === lower.length ? [end] : [lower.length, end]) {
    for (let size = Math.min(longest, stop); size > 0; size -= 1) {
      const hit = find(lower.slice(stop - size, stop).join(' '))
      if (!hit) continue
      const modifiers = lower.slice(0, stop - size)
      const says = (word: string) => !neutral.test(word) && numberIn([word], language) === undefined
      const meaningful = modifiers.filter(says)
      if (
        meaningful.length > 3 ||
        (strict && meaningful.length > 0) ||
        (exactly.test(lower.slice(stop - size, stop).join(' ')) && meaningful.length > 0)
      )
        return null
      // from its first word on, 'and' between them too: 'pitches and prices'
      const first = modifiers.findIndex(says)
      const said = original.slice(first < 0 ? stop - size : first, stop).join(' ')
      return {
        kind: hit.kind,
        plain: hit.plain && meaningful.length === 0,
        words: withoutArticle(said),
        ...countOf([...modifiers, ...(at > 0 ? bareWords(normal.slice(at)).slice(1, 3) : [])], language),
      }
    }
  }
  return null
}

function countOf(words: string[], language: Language): { count?: number } {
  const count = numberIn(words, language)
  return count === undefined ? {} : { count }
}

/** 'our FAQ section' → 'FAQ' */
export const withoutArticle = (text: string) =>
  text
    .replace(/^(?:a|an|the|our|my|some|ein|eine|einen|un|une|una|en|et|ei)\s+/i, '')
    .replace(/ (?:sections?|page)$/i, '')
    .replace(/^(contact|booking|reservation|enquiry|inquiry) form$/i, '$1')
    .trim()

/** True when the words are only the usual name of the kind, so that the page may find its own heading. */
export function isPlainName(kind: SectionKind, words: string): boolean {
  const hit = lookUp(words.toLowerCase()) ?? lookUp(words.toLowerCase().replace(/ (?:section|page|form|list)$/, ''))
  return hit !== undefined && hit.plain && (hit.kind === kind || renamed.test(kind))
}

/** Kinds that take over the names of another on some pages. */
const renamed = /^(?:reviews|product|coming-soon|auth|kpis|table|toolbar|summary|sidebar|features)$/
