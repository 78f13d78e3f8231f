import { pattern } from '#rules/pattern.ts'
import { findSections } from './find-sections.ts'
import { entriesIn, homes, inHeader, isItem } from './items.ts'
import { alsoSections, isButton, isNoun, type Noun, nouns } from './nouns.ts'
import {
  around,
  attributeOf,
  bodySections,
  partsIn,
  type OpenPage,
  type Part,
  type Section,
  sectionAround,
  within,
} from './open-page.ts'
import { type EditOutcome, problem } from './outcome.ts'
import type { Scene } from './scene.ts'

/** What a description leads to. `question` when several fit equally and none is meant more than the others. */
export type TargetMatch = { found: Part[] } | { question: string; choices: string[] } | { missing: string }

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Words for what is picked, or for what was spoken of. */
export const pronoun = pattern('i')`
  ^(?:it|this|that|them|they|these|those|this one(?:, .*)?|that one|this bit|this guy|here|there
  |the selected (?:one|element|part|section)|(?:this|that|the selected) (?:element|part|thing|section|block|area
  |bit|box|card|text|button|image|picture|heading|link|paragraph))?$
`

const bare = (description: string) =>
  description
    .replace(/ (?:right |just )?(?:before|above|over) (?:the )?footer$/i, '')
    .replace(/^(?:all|both|every|each|any)(?: of)?(?: the| my| our| these| those)?\s+/i, '')
    .replace(/^(?:the|my|our|your|this|that|these|those|its)\s+/i, '')
    .replace(/^(?:whole|entire|very|only)\s+/i, '')
    .trim()

/**
 * Finds what a description means, in this order: what is picked, a text in quotation marks, a noun such as 'main
 * button' or 'second plan in pricing', a section, any text that the page shows.
 */
export function findTarget(scene: Scene, description: string): TargetMatch {
  const { page, picked } = scene
  if (picked.length > 0) {
    const own = pronoun.test(description.trim()) ? { found: picked } : amongPicked(page, picked, bare(description))
    if (own) return own
  }
  if (pronoun.test(description.trim())) return { missing: description }
  const any = /^(?:one|any|some) of (?:the |my |our |these |those )?(?<noun>[a-z]+)s$/i.exec(description.trim())?.groups
  if (any?.noun && isNoun(any.noun)) return search(page, any.noun, null, false)
  const whole = description.replace(/^(?:the|my|our) /i, '')
  if (whole !== bare(description) && page.parts.some(({ text }) => text.toLowerCase() === whole.toLowerCase()))
    return byText(page, whole)
  return search(page, bare(description), null, /^(?:all|both|every|each) /i.test(description))
}

/** A word for the picked element itself or for something in it; null when the description leads elsewhere. */
function amongPicked(page: OpenPage, picked: Part[], words: string): TargetMatch | null {
  if (pronoun.test(words)) return { found: picked }
  const noun = nouns.find(({ pattern }) => pattern.test(readOrdinal(words).words))
  if (noun && picked.every((part) => noun.is(part, page))) return { found: picked }
  if (/^(?:section|block|area|band|part)$/i.test(words)) {
    const sections = picked.flatMap((part) => sectionAround(page, part) ?? [])
    return sections.length > 0 ? { found: sections } : null
  }
  const [scope] = picked
  if (!scope || (!noun && !words.startsWith('"'))) return null
  const inside = noun ? findElements(page, words, scope, false) : byText(page, words.replaceAll('"', ''), scope)
  return 'missing' in inside ? null : inside
}

/** All that stands somewhere: 'the stuff in the hero' is the hero. */
const loose =
  /^(?:the )?(?:texts?|words|writing|stuff|things?|everything|contents?|letters|what(?:['’]s| is)|big words)$/i
const upOrDown = pattern('i')`
  ^(?<what>.+?) (?:(?<top>(?:right |all the way )?(?:up top|up there|on top|at the (?:very )?top))
  |(?:right |all the way )?(?:down (?:there|below)|at the (?:very )?bottom))$
`

function search(page: OpenPage, words: string, scope: Part | null, every: boolean): TargetMatch {
  const end = upOrDown.exec(words)?.groups
  if (end?.what && !isNoun(words) && findSections(page, end.what).length === 0)
    return search(page, `${end.what} of the ${end.top ? 'hero' : 'footer'}`, scope, every)
  const scoped = /^(?<what>.+?) (?:in|of|on|inside|within|from|at) (?:the |my |our )?(?<scope>[^"]+)$/i.exec(
    words,
  )?.groups
  if (scoped?.scope && scoped.what && !isNoun(words)) {
    if (/^(?:page|site|website)$/i.test(scoped.scope)) return search(page, scoped.what, scope, every)
    if (loose.test(scoped.what)) {
      const whole = findSections(page, scoped.scope)
      if (whole.length === 1) return { found: whole }
    }
    if (/^(?:very )?(?:top|bottom)$/i.test(scoped.scope)) return search(page, scoped.what, scope, every)
    const sections = findSections(page, scoped.scope)
    const [section] = sections
    if (section && sections.length === 1) {
      const inside = search(page, bare(scoped.what), section, every)
      const [header] = /^(?:menu|nav\w*)$/i.test(scoped.scope) ? findSections(page, 'header') : []
      return 'missing' in inside && header ? search(page, bare(scoped.what), header, every) : inside
    }
  }
  const quoted = /^(?:.*?\s)?"(?<text>[^"]+)"(?:\s[\w ]+)?$/.exec(words)?.groups?.text
  if (quoted) return quotedText(page, words, quoted, scope)
  const range = pattern('i')`
    ^(?:everything|all(?: sections| parts)?|anything|what(?:ever)? comes|the (?:rest|sections))(?: that comes
    | standing)? (?<side>after|below|following|under|beneath|behind|before|above|over) (?:the |our )?(?<from>.+)$
  `.exec(words)?.groups
  if (range?.from) return sectionsBeside(page, range.from, /before|above|over/i.test(range.side ?? ''))
  const { words: noun, index } = readOrdinal(words)
  if (/^(?:section|block|band|part|area)s?(?: (?:of|on) (?:the )?page)?$/i.test(noun))
    return nthSection(page, noun, index)
  // 'the second features section'
  if (index !== null && !scope && / (?:section|block)$/i.test(noun)) {
    const alike = findSections(page, noun)
    const chosen = alike.length > 1 ? alike.at(index) : undefined
    if (chosen) return { found: [chosen] }
  }
  const sections = scope ? [] : sectionsFor(page, words)
  if (sections.length > 0 && (alsoSections.test(words) || !isNoun(noun))) {
    if (sections.length === 1 || /s$| and |, /i.test(words)) return { found: sections }
    return ask(
      words,
      sections.map(({ heading, id }) => heading || id),
    )
  }
  if (isNoun(noun)) return findElements(page, words, scope, every)
  const compound = pattern('i')`
    ^(?<scope>.+?)(?:'s|’s)? (?<what>(?:(?:main|second|first|third|last|primary) )?(?:headline|heading|title
    |buttons?|text|images?|pictures?|photos?|subtitle|lead|paragraph|links?|cards?|items?|icons?|form|list|grid
    |plans?|entries|questions?|fields?))$
  `.exec(words)?.groups
  if (compound?.scope && !scope) {
    const [section, ...others] = findSections(page, compound.scope)
    if (section && others.length === 0) return search(page, compound.what ?? '', section, every)
  }
  if (pointless.test(words.trim())) return { missing: words }
  const button = /^(?<name>.+?) (?<noun>button|link)$/i.exec(words)?.groups
  if (button?.name) {
    const named = nouns.find(({ pattern }) => pattern.test(button.noun ?? ''))
    const inner = byText(page, button.name, scope)
    const fitting =
      'found' in inner
        ? inner.found.flatMap((part) => [part, ...around(page, part)].find((one) => named?.is(one, page)) ?? [])
        : []
    if (fitting.length > 0) return { found: fitting }
    const leading = leadingTo(page, button.name, scope)
    if (leading.length > 0) return { found: leading }
  }
  const nth = index !== null && !scope ? nthIn(page, noun, index) : null
  if (nth) return { found: [nth] }
  const text = byText(page, words, scope)
  const [one] = 'found' in text ? text.found : []
  // 'the solo plan' is the plan, 'the solo card' the card
  return (one ?? 'question' in text) ? text : namedItem(page, words, scope)
}

/** 'The booking button' says 'Come to a class' and leads to the booking. */
function leadingTo(page: OpenPage, name: string, scope: Part | null): Part[] {
  const ids = findSections(page, name).flatMap(({ id }) => (id === '' ? [] : [`#${id}`]))
  return page.parts.filter(
    (part) =>
      isButton(part) &&
      ids.includes(attributeOf(page, part, 'href') ?? '') &&
      (!scope || within(part.element, scope.element)),
  )
}

/** 'The second class' is an entry of the section 'Classes'. */
function nthIn(page: OpenPage, noun: string, index: number): Part | null {
  if (!/^\p{L}{3,}$/u.test(noun)) return null
  const [section, ...others] = findSections(page, noun.endsWith('s') ? `${noun}es` : `${noun}s`)
  return section && others.length === 0 ? (entriesIn(page, section).at(index) ?? null) : null
}

/** 'Everything after the pricing': header and footer stay what they are. */
function sectionsBeside(page: OpenPage, from: string, before: boolean): TargetMatch {
  const [anchor, ...others] = findSections(page, from)
  if (!anchor || others.length > 0) return { missing: from }
  const list = bodySections(page).filter(
    ({ kind, element }) =>
      kind !== 'header' &&
      kind !== 'footer' &&
      (before ? element.end <= anchor.element.start : element.start >= anchor.element.end),
  )
  return list.length > 0 ? { found: list } : { missing: from }
}

function sectionsFor(page: OpenPage, words: string): Section[] {
  const parts = words.split(/ and (?:the )?|, (?:the )?/i)
  if (parts.length > 1) {
    const each = parts.map((part) => findSections(page, part))
    return each.every((found) => found.length === 1) ? each.flat() : []
  }
  return findSections(page, words)
}

function nthSection(page: OpenPage, noun: string, index: number | null): TargetMatch {
  const list = bodySections(page)
  if (index === null) return /s$/i.test(noun) ? { found: list } : { missing: noun }
  const chosen = index < 0 ? list.at(index) : list[index]
  return chosen ? { found: [chosen] } : { missing: `${noun} ${index + 1}` }
}

/** '"Solo" plan' is the plan around that text; '"Solo"' the text alone. */
function quotedText(page: OpenPage, words: string, quoted: string, scope: Part | null): TargetMatch {
  const noun =
    /^(?:(?<before>[\w ]+?)(?: called| named| saying| with(?: the (?:text|title|name))?)? )?"[^"]+"(?: (?<after>[\w ]+))?$/.exec(
      words,
    )?.groups
  const named = bare(noun?.after ?? noun?.before ?? '')
  if (/^(?:section|block|area)$/i.test(named)) {
    const text = byText(page, quoted, scope)
    const section = 'found' in text && text.found[0] ? sectionAround(page, text.found[0]) : null
    if (section) return { found: [section] }
  }
  if (
    named &&
    isNoun(named) &&
    /^(?:card|item|entry|plan|question|row|box|tile|dish|feature|member|person|project|product|service|step)$/i.test(
      named,
    )
  ) {
    const item = namedItem(page, `${quoted} ${named}`, scope)
    if ('found' in item) return item
  }
  return byText(page, quoted, scope)
}

/** 'the solo plan': the smallest entry that holds the words. */
function namedItem(page: OpenPage, words: string, scope: Part | null): TargetMatch {
  const match =
    /^(?<name>.+?) (?<noun>plan|card|item|entry|question|row|box|tile|dish|feature|member|project|product|service|step|tier|day)$/i.exec(
      words,
    )?.groups
  if (!match?.name || !match.noun) return { missing: words }
  const inner = byText(page, match.name, scope)
  const noun = nouns.find(({ pattern }) => pattern.test(match.noun ?? ''))
  if (!('found' in inner) || !noun) return inner
  const [first] = inner.found
  const items = page.parts.filter((part) => first && within(first.element, part.element) && noun.is(part, page))
  const item = items.at(-1)
  return item ? { found: [item] } : { missing: words }
}

function findElements(page: OpenPage, description: string, scope: Part | null, every: boolean): TargetMatch {
  const { words, index } = readOrdinal(description)
  const noun = nouns.find(({ pattern }) => pattern.test(words))
  if (!noun) return byText(page, words, scope)
  const home = scope ?? homeOf(page, noun, words)
  // 'the questions' of a page without any are not all its cards
  if (!home && noun.is === isItem && homes.some(([pattern]) => pattern.test(words)) && gridsOf(page) > 1)
    return { missing: description }
  const list = listOf(page, noun, home)
  if (list.length === 0) return { missing: description }
  const all = inside(page, noun, home)
  if (index !== null) {
    const counted = home ? all : all.filter((part) => !inHeader(part, page))
    const chosen = index < 0 ? counted.at(index) : counted[index]
    return chosen ? { found: [chosen] } : { missing: description }
  }
  if (every || (/s$/i.test(words) && !/address$/i.test(words))) return { found: noun.many === 'preferred' ? list : all }
  return oneOf(page, noun, words, list)
}

const gridsOf = (page: OpenPage) => new Set(entriesIn(page, null).map(({ element }) => element.parent)).size

/** Where nothing is meant more than the rest, the person is asked. */
function oneOf(page: OpenPage, noun: Noun, words: string, list: Part[]): TargetMatch {
  const [first, second] = list
  if (!first) return { missing: words }
  if (noun.prefer || !second) return { found: [first] }
  const names = [...new Set(list.map((part) => calledBy(page, part)))].filter(Boolean)
  return names.length > 1 &&
    /^(?:card|item|entry|plan|question|link|paragraph|box|tile|dish|feature|member|project|product|service|step|quote|tier)$/i.test(
      words,
    )
    ? ask(words, names)
    : { found: [first] }
}

/** 'The second plan' is one of the pricing section, when there is one. */
function homeOf(page: OpenPage, noun: Noun, words: string): Section | null {
  const home = noun.is === isItem ? homes.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return (home && findSections(page, home)[0]) || null
}

const inside = (page: OpenPage, noun: Noun, scope: Part | null) =>
  noun.is === isItem
    ? entriesIn(page, scope)
    : page.parts.filter((part) => noun.is(part, page) && (!scope || within(part.element, scope.element)))

function listOf(page: OpenPage, noun: Noun, scope: Part | null): Part[] {
  const all = inside(page, noun, scope)
  const preferred = noun.prefer ? all.filter((part) => noun.prefer?.(part, page)) : all
  return preferred.length > 0 ? preferred : all
}

export function readOrdinal(description: string): { words: string; index: number | null } {
  const after = /^(?<words>[a-z ]+?) (?:number |no\.? |#)?(?<number>\d+|one|two|three|four|five|six)$/i.exec(
    description,
  )?.groups
  if (after?.number && isNounOrSection(after.words ?? '')) {
    const word = numbers.indexOf(after.number.toLowerCase())
    return { words: after.words ?? '', index: (word >= 0 ? word + 1 : Number(after.number)) - 1 }
  }
  const match = pattern('i')`
    ^(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|\d+(?:st|nd|rd|th)
    |second[- ]to[- ]last) (?:(?:of )?(?:the )?)(?<words>.+)$
  `.exec(description)?.groups
  if (!match) return { words: description, index: null }
  const ordinal = (match.ordinal ?? '').toLowerCase()
  const index = /^second[- ]to/.test(ordinal)
    ? -2
    : /last|final/.test(ordinal)
      ? -1
      : ordinals.includes(ordinal)
        ? ordinals.indexOf(ordinal)
        : Number.parseInt(ordinal, 10) - 1
  return { words: match.words ?? '', index }
}

/** What a card is called by: its heading, else all it says. */
const calledBy = (page: OpenPage, part: Part) =>
  partsIn(page, part).find(({ tag, text }) => /^(?:h[1-6]|summary|dt)$/.test(tag) && text !== '')?.text ?? part.text

const isNounOrSection = (words: string) => isNoun(words) || /^(?:section|block|part)$/i.test(words)

/** Words that point at nothing, wherever they stand on a page. */
const pointless = pattern('i')`
  ^(?:(?:the |a |an |some |any |every)?(?:one|ones|thing|things|something|anything|nothing|bit|bits|stuff|other
  |others|same|rest|too|more|less|them|two|three|so|way|also|need|like|want|maybe|not|no|new|old|good|better|best
  |nice|the|and|our|you|for|are|all|its|his|her|was|can|get)|[a-z])$
`

/** The innermost elements that show exactly this text, else those that contain it as whole words. */
export function byText(page: OpenPage, text: string, scope: Part | null = null): TargetMatch {
  const wanted = text.toLowerCase()
  const shown = page.parts.filter(
    (part) =>
      part.tag !== 'script' &&
      part.tag !== 'style' &&
      (!scope || part.key === scope.key || within(part.element, scope.element)),
  )
  const innermost = (list: Part[]) => list.filter((part) => !list.some((other) => within(other.element, part.element)))
  const exact = innermost(shown.filter((part) => part.text.toLowerCase() === wanted))
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  )
  const found =
    exact.length > 0 ? exact : wanted.length > 2 ? innermost(shown.filter((part) => whole.test(part.text))) : []
  if (found.length === 0) return { missing: text }
  const texts = [...new Set(found.map((part) => part.text))]
  if (texts.length > 1) return ask(text, texts)
  return { found }
}

function ask(words: string, choices: string[]): TargetMatch {
  const different = [...new Set(choices.filter(Boolean).map((choice) => choice.slice(0, 60)))].slice(0, 4)
  if (different.length < 2) return { missing: words }
  return { question: words, choices: different }
}

/** The outcome when a target was not found, or could be one of several. */
export function unfound(found: Exclude<TargetMatch, { found: Part[] }>, description: string): EditOutcome {
  if ('question' in found)
    return { question: { say: 'which', what: description }, choices: found.choices, about: description }
  return problem('unfound', quotedName(found.missing))
}

const quotedName = (words: string) => (pronoun.test(words) ? `"${words || 'this'}"` : `"${words.replaceAll('"', '')}"`)

/** Carries something out on what a description means; when that is not clear, says so. */
export function withTarget(scene: Scene, description: string, act: (parts: Part[]) => EditOutcome): EditOutcome {
  const found = findTarget(scene, description)
  return 'found' in found ? act(found.found) : unfound(found, description)
}
