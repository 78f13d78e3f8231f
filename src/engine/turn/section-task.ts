import { pattern } from '#rules/pattern.ts'
import { sourceOf } from '#design/document.ts'
import { kindsIn, pageSections } from '#design/sections.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument, PageSection } from '#design/types.ts'
import type { GenerationRequest } from '../types.ts'
import type { FailedChange } from './turn.ts'

/** One section to be written again, or a new one beside it. */
export type SectionTask = { key: Key; do: 'replace' | 'before' | 'after'; label: string }

type Asked = Pick<GenerationRequest, 'prompt' | 'targets'>
type Reading = { document: PageDocument; sections: PageSection[]; prompt: string }

/** A longer section is no smaller thing to write than a page, in characters of its source. */
const longestSection = 24_000

/**
 * The one section that a request is about: what a change that failed had in mind, what the person picked, a text in
 * quotation marks that only it has, its name, or something that only it holds. Null when that is not clear.
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

function byKeys({ document, sections }: Reading, keys: readonly Key[]): SectionTask | null {
  const bands = keys.flatMap((key) => {
    const element = document.elements.get(key)
    if (!element) return []
    if (key === 'theme') return [theme]
    const band = sections.find(({ start, end }) => start <= element.start && element.end <= end)
    return band ? [again(band)] : []
  })
  return bands[0] ?? null
}

function byWords(reading: Reading): SectionTask | null {
  return (
    addition(reading) ??
    only(quoted(reading)) ??
    only(named(reading)) ??
    byRole(reading) ??
    themed(reading) ??
    told(reading)
  )
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

/** Sections that show a text which the request quotes. */
function quoted({ document, sections, prompt }: Reading): PageSection[] {
  const texts = [...prompt.matchAll(/["“„«]([^"“”„«»]{2,120})["”“»]|(?<!\w)['‘]([^'’\n]{2,120})['’](?!\w)/g)]
  for (const [, double, single] of texts) {
    const text = (double ?? single ?? '').trim().toLowerCase()
    const found = sections.filter(({ key }) => visibleText(sourceOf(document, key)).toLowerCase().includes(text))
    if (found.length > 0) return found
  }
  return []
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

function byRole({ document, sections, prompt }: Reading): SectionTask | null {
  for (const [noun, inside] of roles) {
    if (!noun.test(prompt)) continue
    const holding = sections.filter(({ key }) => inside.test(sourceOf(document, key)))
    const main = holding.filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    const found = only(main.length > 0 ? main : holding) ?? only(main.filter(({ kind }) => kind === 'hero'))
    if (found) return found
  }
  return null
}

const looks = pattern('i')`
  \b(?:dark(?:er)?|light(?:er)?|colou?rs?|palette|theme|fonts?|typeface|serif|round(?:er|ed)?|corners|warm(?:er)?
  |cool(?:er)?|red|orange|yellow|green|teal|blue|indigo|purple|violet|pink|brown|black|white|gr[ae]y)\b
`

/** A request about the look of everything is one about the theme. */
function themed({ document, prompt }: Reading): SectionTask | null {
  return document.elements.has('theme') && looks.test(prompt) ? theme : null
}

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
