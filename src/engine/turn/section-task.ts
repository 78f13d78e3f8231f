import { pattern } from '#rules/pattern.ts'
import { sourceOf } from '#design/document.ts'
import { kindsIn, pageSections } from '#design/sections.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument, PageSection } from '#design/types.ts'
import type { FailedChange } from './turn.ts'

/** One section to be written again, or a new one beside it. */
export type SectionTask = { key: Key; do: 'replace' | 'before' | 'after'; label: string }

type Asked = { prompt: string; targets?: readonly Key[] | undefined }
type Reading = { document: PageDocument; sections: PageSection[]; prompt: string }

/** A longer section is no smaller thing to write than a page, in characters of its source. */
const longestSection = 24_000

/**
 * The one section that a request is about: what a change that failed had in mind, what the person picked, a text in
 * quotation marks that only it has, its name, or something that only it holds. Null when that is not clear, or when it
 * is about more than one.
 */
export function sectionTask(
  document: PageDocument,
  asked: Asked,
  failed: readonly FailedChange[] = [],
): SectionTask | null {
  const reading = { document, sections: pageSections(document), prompt: asked.prompt }
  const task =
    byKeys(
      reading,
      failed.flatMap(({ k }) => k ?? []),
    ) ??
    byKeys(reading, asked.targets ?? []) ??
    (/^\s*(?:please\s+)?(?:move|swap|reorder)\b/i.test(asked.prompt) ? null : byWords(reading))
  if (task === null) return null
  const { start = 0, end = 0 } = document.elements.get(task.key) ?? {}
  return task.do === 'replace' && end - start > longestSection ? null : task
}

/** The one section that holds all of these elements; null when there is none. */
export function sectionOf(document: PageDocument, keys: readonly Key[]): SectionTask | null {
  return byKeys({ document, sections: pageSections(document), prompt: '' }, keys)
}

function byKeys({ document, sections }: Reading, keys: readonly Key[]): SectionTask | null {
  const found = [...new Set(keys)].flatMap((key) => {
    const element = document.elements.get(key)
    if (!element) return []
    if (key === 'theme') return [theme]
    const band = sections.find(({ start, end }) => start <= element.start && element.end <= end)
    return band ? [again(band)] : []
  })
  const [first, ...others] = found
  return first && others.every(({ key }) => key === first.key) ? first : null
}

/** What speaks of two places has no one section; neither has a colour, which may be meant for everything. */
function byWords(reading: Reading): SectionTask | null {
  const added = addition(reading)
  if (added) return added
  const bare = { ...reading, prompt: reading.prompt.replace(quotes, ' ') }
  const pointed = [...new Set([...quoted(reading), ...named(bare)])]
  if (pointed.length > 1) return null
  const held = byRole(bare, pointed[0] ?? null)
  const found = [...new Set([...pointed, ...held])]
  return found.length > 0 ? only(found) : told(reading)
}

const again = ({ key, label }: PageSection): SectionTask => ({ key, do: 'replace', label })
const only = (found: readonly PageSection[]): SectionTask | null =>
  found.length === 1 && found[0] ? again(found[0]) : null
const theme: SectionTask = { key: 'theme', do: 'replace', label: 'Theme' }

const adding = pattern('i')`
  \b(?:add|insert|include|append)\s+(?:an?other|an?|some|the|new|one|more)?\s*(?<what>.+?)(?:\s+(?<where>after
  |below|beneath|under|before|above|to|in|into|inside|at)\s+(?:the\s+|my\s+)?(?<place>.+?))?\s*[.!]*$
`

/** 'Add a FAQ after the pricing': a new section has a neighbour; something in a section is a change of that one. */
function addition(reading: Reading): SectionTask | null {
  const { what = '', where = '', place = '' } = adding.exec(reading.prompt.split('\n')[0] ?? '')?.groups ?? {}
  if (what === '') return null
  const anchor = only(named({ ...reading, prompt: place }))
  const isNew =
    /\bsections?\b/i.test(what) || (kindsIn(what).length > 0 && named({ ...reading, prompt: what }).length === 0)
  if (anchor && /^(?:to|in|into|inside)$/i.test(where)) return anchor
  if (!isNew) return null
  if (anchor) return { ...anchor, do: /^(?:before|above)$/i.test(where) ? 'before' : 'after' }
  const last = reading.sections.findLast(({ kind }) => kind !== 'footer')
  return last ? { ...again(last), do: 'after' } : null
}

const quotes = /["“„«]([^"“”„«»]{2,120})["”“»]|(?<!\w)['‘]([^'’\n]{2,120})['’](?!\w)/g

/** Sections that alone show a text which the request quotes. */
function quoted({ document, sections, prompt }: Reading): PageSection[] {
  return [...prompt.matchAll(quotes)].flatMap(([, double, single]) => {
    const text = (double ?? single ?? '').trim().toLowerCase()
    const found = sections.filter(({ key }) => visibleText(sourceOf(document, key)).toLowerCase().includes(text))
    return found.length === 1 ? found : []
  })
}

/** Sections whose kind, name or id the words mention. */
function named({ document, sections, prompt }: Reading): PageSection[] {
  // 'more about bread' is no request for the section that is called About
  const meant = prompt.replace(/(?<!\bthe )\babout\b(?! (?:us|section|part|page)\b)/gi, ' ')
  const words = ` ${meant.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const kinds = new Set(kindsIn(meant))
  const byKind = sections.filter(({ kind }) => kinds.has(kind))
  const byName = sections.filter(({ key, label }) => {
    const { start = 0, openEnd = 0 } = document.elements.get(key) ?? {}
    const id = /\sid\s*=\s*["']?([\w-]+)/.exec(document.html.slice(start, openEnd))?.[1] ?? ''
    return [label, id.replaceAll(/[-_]/g, ' ')].some(
      (name) =>
        name.length > 2 &&
        words.includes(
          ` ${name
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim()} `,
        ),
    )
  })
  return byName.length === 1 ? byName : [...new Set([...byKind, ...byName])]
}

/** Things that stand in one section only, by what people call them. */
const roles: [noun: RegExp, inside: RegExp][] = [
  [/\b(?:headline|main heading|title|h1)\b/i, /<h1\b/i],
  [/\b(?:form|fields?|inputs?)\b/i, /<form\b/i],
  [/\b(?:buttons?|cta|call to action)\b/i, /<button\b|<a\b[^>]*\bclass="[^"]*\bbg-/i],
  [/\b(?:image|picture|photo|illustration)s?\b/i, /<(?:img|picture|svg)\b/i],
  [/\btable\b/i, /<table\b/i],
  [/\b(?:list|cards?|items?)\b/i, /<li\b|<article\b/i],
]

/** Sections that alone hold a thing which the request names; what the section it points at holds too is meant there. */
function byRole({ document, sections, prompt }: Reading, pointed: PageSection | null): PageSection[] {
  return roles.flatMap(([noun, inside]) => {
    if (!noun.test(prompt)) return []
    const holding = sections.filter(({ key }) => inside.test(sourceOf(document, key)))
    if (pointed && holding.includes(pointed)) return []
    const main = holding.filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    const candidates = main.length > 0 ? main : holding
    if (candidates.length === 1) return candidates
    const heroes = main.filter(({ kind }) => kind === 'hero')
    return heroes.length === 1 ? heroes : []
  })
}

const looks = pattern('i')`
  \b(?:dark(?:er)?|light(?:er)?|colou?rs?|palette|theme|fonts?|typeface|serif|round(?:er|ed)?|corners|warm(?:er)?
  |cool(?:er)?|red|orange|yellow|green|teal|blue|indigo|purple|violet|pink|brown|black|white|gr[ae]y)\b
`

/** The section that has most of the longer words of the request to itself. */
function told({ document, sections, prompt }: Reading): SectionTask | null {
  const words = [...new Set(prompt.toLowerCase().match(/\p{L}{5,}/gu) ?? [])].filter((word) => !looks.test(word))
  const texts = sections.map((section) => ({
    section,
    text: visibleText(sourceOf(document, section.key)).toLowerCase(),
  }))
  const votes = new Map<PageSection, number>()
  for (const word of words) {
    const [first, ...others] = texts.filter(({ text }) => text.includes(word))
    if (first && others.length === 0) votes.set(first.section, (votes.get(first.section) ?? 0) + 1)
  }
  const ranked = [...votes].toSorted(([, a], [, b]) => b - a)
  const [best, second] = ranked
  return best && best[1] > (second?.[1] ?? 0) ? again(best[0]) : null
}
