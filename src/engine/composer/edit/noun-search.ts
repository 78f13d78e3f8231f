import { pattern } from '#rules/pattern.ts'
import { byText } from './by-text.ts'
import { findSections } from './find-sections.ts'
import { entriesIn, homes, inHeader, isItem } from './items.ts'
import { alsoSections, isButton, isNoun, type Noun, nouns } from './nouns.ts'
import {
  around,
  attributeOf,
  bodySections,
  type OpenPage,
  type Part,
  partsIn,
  type Section,
  sectionAround,
  within,
} from './open-page.ts'
import { readOrdinal } from './ordinal.ts'
import { ask, type TargetMatch } from './target-match.ts'

export const beforeFooter = / (?:right |just )?(?:before|above|over) (?:the )?footer$/i
/** A description without articles and the like. */
export const bare = (description: string) =>
  description
    .replace(beforeFooter, '')
    .replace(/^(?:all|both|every|each|any)(?: of)?(?: the| my| our| these| those)?\s+/i, '')
    .replace(/^(?:only|just)\s+/i, '')
    .replace(/^(?:the|my|our|your|this|that|these|those|its)\s+/i, '')
    .replace(/^(?:whole|entire|very|only)\s+/i, '')
    .trim()

export const showsExactly = (page: OpenPage, words: string) =>
  page.parts.some(({ text }) => text.toLowerCase() === words.toLowerCase())

/** What the tables of nouns and kinds find for a description in English, else any text of the page. */
export function byNoun(page: OpenPage, description: string): TargetMatch {
  const any = /^(?:one|any|some) of (?:the |my |our |these |those )?(?<noun>[a-z]+)s$/i.exec(description.trim())?.groups
  if (any?.noun && isNoun(any.noun)) return search(page, any.noun, null, false)
  const whole = description.replace(/^(?:the|my|our) /i, '')
  if (whole !== bare(description) && showsExactly(page, whole)) return byText(page, whole)
  return search(page, bare(description), null, /^(?:all|both|every|each) /i.test(description))
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

/** Elements by a noun. */
export function findElements(page: OpenPage, description: string, scope: Part | null, every: boolean): TargetMatch {
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

/** What a card is called by: its heading, else all it says. */
const calledBy = (page: OpenPage, part: Part) =>
  partsIn(page, part).find(({ tag, text }) => /^(?:h[1-6]|summary|dt)$/.test(tag) && text !== '')?.text ?? part.text

/** Words that point at nothing, wherever they stand on a page. */
const pointless = pattern('i')`
  ^(?:(?:the |a |an |some |any |every)?(?:one|ones|thing|things|something|anything|nothing|bit|bits|stuff|other
  |others|same|rest|too|more|less|them|two|three|so|way|also|need|like|want|maybe|not|no|new|old|good|better|best
  |nice|the|and|our|you|for|are|all|its|his|her|was|can|get)|[a-z])$
`
