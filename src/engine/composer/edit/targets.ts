import { matchSection } from '../words/read/match-section.ts'
import { type OpenPage, type Part, type Section, within } from './open-page.ts'

/** What a description leads to. `question` when several fit equally and none is meant more than the others. */
export type Found = { found: Part[] } | { question: string; choices: string[] } | { missing: string }

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const none = new Map<string, never>()

type Noun = {
  pattern: RegExp
  is: (part: Part, page: OpenPage) => boolean
  prefer?: (part: Part, page: OpenPage) => boolean
}

/** A link that only keyboards meet, such as 'Skip to content', is no button that anybody means. */
const isButton = ({ key, tag, classes }: Part) =>
  (key.startsWith('b') || tag === 'button') && !/(?:^|\s)sr-only(?:\s|$)/.test(classes)
const painted = ({ classes }: Part) =>
  /(?:^|\s)bg-(?:\(--accent\)|\[?var\(--accent|(?!white|transparent|\(--surface)[a-z]+-\d)/.test(classes)
const inHeader = (part: Part, page: OpenPage) =>
  page.sections.some(({ kind, element }) => kind === 'header' && within(part.element, element))
const heading = ({ tag }: Part) => /^h[1-6]$/.test(tag)

/** Words for elements that are not sections. */
const nouns: readonly Noun[] = [
  {
    pattern:
      /^(?:(?:main|primary|big|hero|call[- ]to[- ]action|cta) (?:cta )?buttons?|(?:main |primary )?(?:cta|call[- ]to[- ]action))$/i,
    is: isButton,
    prefer: (part, page) => painted(part) && !inHeader(part, page),
  },
  {
    pattern: /^(?:secondary|other|second(?:ary)? cta) button$/i,
    is: isButton,
    prefer: (part, page) => !painted(part) && !inHeader(part, page),
  },
  { pattern: /^buttons?$/i, is: isButton, prefer: (part, page) => painted(part) && !inHeader(part, page) },
  {
    pattern: /^(?:main |page |hero |big )?(?:headline|title|h1|heading)$/i,
    is: heading,
    prefer: ({ tag }) => tag === 'h1',
  },
  { pattern: /^(?:section )?(?:heading|headline|title|h2)s?$/i, is: heading },
  {
    pattern:
      /^(?:sub(?:title|heading|headline|header)|tagline|lead|intro(?:duction)?(?: text)?|description|hero text)$/i,
    is: ({ tag }) => tag === 'p',
    prefer: (part, page) => afterTitle(part, page),
  },
  { pattern: /^(?:logo|brand|brand name|site name)$/i, is: (part, page) => part.tag === 'a' && inHeader(part, page) },
  {
    pattern: /^(?:phone|phone number|telephone|telephone number)$/i,
    is: ({ text }) => /phone|telefon/i.test(text) && text.length < 40,
  },
  {
    pattern: /^(?:e-?mail|e-?mail address|mail address)$/i,
    is: ({ text }) => /e-?mail|@\w/i.test(text) && text.length < 60,
  },
  { pattern: /^address$/i, is: ({ text }) => /address|adresse|street/i.test(text) && text.length < 60 },
  { pattern: /^(?:image|picture|photo|illustration|drawing|art)s?$/i, is: ({ tag }) => tag === 'img' || tag === 'svg' },
  { pattern: /^(?:card|item|entry|plan|question|row|box|column|tile)s?$/i, is: ({ key }) => key.startsWith('c') },
  { pattern: /^links?$/i, is: ({ tag }) => tag === 'a' },
  { pattern: /^(?:paragraph|text)s?$/i, is: ({ tag }) => tag === 'p' },
]

function afterTitle(part: Part, page: OpenPage): boolean {
  const title = page.parts.find(({ tag }) => tag === 'h1')
  return title !== undefined && part.element.start > title.element.start
}

/** Finds what a description such as 'the main button', 'second plan in pricing', '"Order now"' or 'testimonials' means. */
export function findTarget(page: OpenPage, description: string): Found {
  const words = description.replace(/^(?:all (?:of )?)?(?:the|my|our|your|this|that)\s+/i, '').trim()
  const scoped = /^(?<what>.+?) (?:in|of|on|inside|within|from) (?:the |my |our )?(?<scope>.+)$/i.exec(words)?.groups
  if (scoped?.scope && !/^(?:page|site|website)$/i.test(scoped.scope)) {
    const sections = findSections(page, scoped.scope)
    const [section] = sections
    if (section && sections.length === 1) return findElements(page, scoped.what ?? '', section)
  }
  const quoted = /^(?:.*?\s)?"(?<text>[^"]+)"(?:\s\w+)?$/.exec(words)?.groups?.text
  if (quoted) return byText(page, quoted)
  if (nouns.some(({ pattern }) => pattern.test(readOrdinal(words).words))) return findElements(page, words, null)
  const sections = findSections(page, words)
  if (sections.length === 1 || (sections.length > 1 && /s$/i.test(words))) return { found: sections }
  if (sections.length > 1)
    return ask(
      words,
      sections.map(({ heading, id }) => heading || id),
    )
  const compound =
    /^(?<scope>.+?)(?:'s)? (?<what>headline|heading|title|button|text|image|picture|subtitle|lead|link|links|cards?|buttons)$/i.exec(
      words,
    )?.groups
  if (compound?.scope) {
    const [section, ...others] = findSections(page, compound.scope)
    if (section && others.length === 0) return findElements(page, compound.what ?? '', section)
  }
  return findElements(page, words, null)
}

/** Sections by kind, heading or id. */
export function findSections(page: OpenPage, description: string): Section[] {
  const words = description
    .replace(/ (?:section|block|area|part|band)s?$/i, '')
    .replace(/^(?:the|my|our) /i, '')
    .trim()
    .toLowerCase()
  if (/^(?:nav|navigation|nav ?bar|menu bar|top bar|header)$/.test(words))
    return page.sections.filter(({ kind }) => kind === 'header').slice(0, 1)
  if (/^(?:hero|banner|first screen|top)$/.test(words))
    return (byKind(page, 'hero').length > 0 ? byKind(page, 'hero') : page.sections.slice(0, 1)).slice(0, 1)
  const named = page.sections.filter(
    ({ heading, id, kind }) =>
      heading.toLowerCase() === words || id.toLowerCase() === words.replaceAll(' ', '-') || kind === words,
  )
  if (named.length > 0) return named
  const match = matchSection(words, 'en', none) ?? matchSection(`${words} section`, 'en', none)
  const kinds = match ? byKind(page, match.kind) : []
  if (kinds.length > 0) return kinds
  if (words.length < 3) return []
  const stem = words.replace(/s$/, '')
  return page.sections.filter(
    ({ heading, id, kind }) =>
      kind !== 'hero' && (heading.toLowerCase().includes(stem) || id.toLowerCase().includes(stem.replaceAll(' ', '-'))),
  )
}

const byKind = (page: OpenPage, kind: string) => page.sections.filter((section) => section.kind === kind)

function findElements(page: OpenPage, description: string, scope: Section | null): Found {
  const { words, index } = readOrdinal(description)
  const noun = nouns.find(({ pattern }) => pattern.test(words))
  if (!noun) return byText(page, words, scope)
  const inside = page.parts.filter((part) => noun.is(part, page) && (!scope || within(part.element, scope.element)))
  const preferred = scope || !noun.prefer ? inside : inside.filter((part) => noun.prefer?.(part, page))
  const list = preferred.length > 0 ? preferred : inside
  if (list.length === 0) return { missing: words }
  if (index !== null) {
    const chosen = index < 0 ? list.at(-1) : list[index]
    return chosen ? { found: [chosen] } : { missing: description }
  }
  if (/s$/i.test(words) && list.length > 1) return { found: list }
  const [first] = list
  return first ? { found: [first] } : { missing: words }
}

function readOrdinal(description: string): { words: string; index: number | null } {
  const match =
    /^(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)) (?<words>.+)$/i.exec(
      description,
    )?.groups
  if (!match) return { words: description, index: null }
  const ordinal = (match.ordinal ?? '').toLowerCase()
  const index =
    ordinal === 'last' ? -1 : ordinals.includes(ordinal) ? ordinals.indexOf(ordinal) : Number.parseInt(ordinal, 10) - 1
  return { words: match.words ?? '', index }
}

/** The innermost elements that show exactly this text, else those that contain it. */
function byText(page: OpenPage, text: string, scope: Section | null = null): Found {
  const wanted = text.toLowerCase()
  const shown = page.parts.filter((part) => part.tag !== 'script' && (!scope || within(part.element, scope.element)))
  const innermost = (list: Part[]) => list.filter((part) => !list.some((other) => within(other.element, part.element)))
  const exact = innermost(shown.filter((part) => part.text.toLowerCase() === wanted))
  const found =
    exact.length > 0
      ? exact
      : wanted.length > 3
        ? innermost(shown.filter((part) => part.text.toLowerCase().includes(wanted)))
        : []
  if (found.length === 0) return { missing: text }
  const texts = [...new Set(found.map((part) => part.text))]
  if (texts.length > 1) return ask(text, texts)
  return { found }
}

function ask(words: string, choices: string[]): Found {
  const different = [...new Set(choices.filter(Boolean).map((choice) => choice.slice(0, 60)))].slice(0, 4)
  if (different.length < 2) return { missing: words }
  return { question: `Which ${words} do you mean?`, choices: different }
}
