import { checkPage } from './checks/check-page.ts'
import { ruleWords } from './checks/rules.ts'
import type { CheckOptions, Finding } from './checks/types.ts'
import { correctedClass } from './class-names.ts'
import { unwantedParts } from './clean.ts'
import { openDocument } from './document.ts'
import { parseSource } from './parse.ts'
import { attributePlaces } from './start-tag.ts'
import { decodeAttribute } from './text.ts'
import type { PageDocument } from './types.ts'

/** One thing about typed code, where it stands in the source. */
export type CodeProblem = {
  from: number
  to: number
  message: string
  /** `refused` keeps the page from being stored; `error` reads otherwise than it is written; `warning` is advice */
  kind: 'refused' | 'error' | 'warning'
}

export type CodeOptions = CheckOptions & {
  /** the page as it is stored: what stood in it already is not refused */
  before: string
  /** the most characters a page may have */
  maxLength: number
}

/** More are not told at once. */
const mostProblems = 200

/**
 * What is to be said about the code of a page that a person types, in the order of the source. The gate is that of every
 * change: nothing of other hosts, nothing that runs as an address, no page without content.
 */
export function codeProblems(html: string, options: CodeOptions): CodeProblem[] {
  const document = openDocument(html)
  const problems = [
    ...codeRefusals(html, options),
    ...tagProblems(html),
    ...classProblems(document, options),
    ...checkPage(document).flatMap((finding) => findingProblem(document, finding)),
  ]
  return problems.toSorted((a, b) => a.from - b.from || a.to - b.to).slice(0, mostProblems)
}

/** What keeps a page from being stored as it is typed; none for one that passes. */
export function codeRefusals(html: string, { before, maxLength }: Omit<CodeOptions, 'classExists'>): CodeProblem[] {
  const start = { from: 0, to: Math.min(html.length, 1), kind: 'refused' } as const
  if (html.length > maxLength)
    return [
      {
        ...start,
        message: `The page is too large: ${html.length.toLocaleString('en')} of ${maxLength.toLocaleString('en')} characters.`,
      },
    ]
  if (!parseSource(html).elements.some(({ place }) => place === 'inside'))
    return [{ ...start, message: 'The page has no content.' }]
  const known = new Map<string, number>()
  for (const { reason } of unwantedParts(before)) known.set(reason, (known.get(reason) ?? 0) + 1)
  return unwantedParts(html).flatMap(({ start: from, end: to, reason }): CodeProblem[] => {
    const left = known.get(reason) ?? 0
    known.set(reason, left - 1)
    if (left > 0) return []
    return [
      {
        from,
        to,
        kind: 'refused',
        message: `A page loads nothing from elsewhere: ${reason}. Take it out to keep the page.`,
      },
    ]
  })
}

function tagProblems(html: string): CodeProblem[] {
  const { unclosed, strayEnds } = parseSource(html)
  return [
    ...unclosed.map(
      ({ tag, start, openEnd }): CodeProblem => ({
        from: start,
        to: openEnd,
        kind: 'error',
        message: `<${tag}> is not closed.`,
      }),
    ),
    ...strayEnds.map(
      ({ tag, start, end }): CodeProblem => ({
        from: start,
        to: end,
        kind: 'error',
        message: `</${tag}> closes nothing.`,
      }),
    ),
  ]
}

/** Each class that means nothing, where it stands. */
function classProblems(document: PageDocument, { classExists }: CodeOptions): CodeProblem[] {
  if (!classExists) return []
  const { html } = document
  // one that the page's own styles or scripts speak of means something there
  const exists = (name: string) => classExists(name) || html.includes(`.${name}`)
  return [...document.elements.values()].flatMap(({ start, openEnd }) => {
    const place = attributePlaces(html, start, openEnd).find(({ name }) => name === 'class')
    if (!place) return []
    const value = html.slice(place.valueStart, place.valueEnd)
    return [...value.matchAll(/[^\s"']+/g)].flatMap(({ 0: written, index }): CodeProblem[] => {
      const name = decodeAttribute(written)
      if (exists(name)) return []
      const from = place.valueStart + index
      const meant = correctedClass(name, exists)
      const message = `The class ${name} means nothing${meant === null ? '' : `; ${meant} would`}.`
      return [{ from, to: from + written.length, kind: 'warning', message }]
    })
  })
}

/** A finding about the head has no place of its own: it is told at the start. */
function findingProblem(document: PageDocument, { key, rule, message }: Finding): CodeProblem[] {
  const element = key === null ? null : document.elements.get(key)
  if (rule === 'placeholder-text') return []
  const end = element
    ? /^<[^\s/>]*/.exec(document.html.slice(element.start, element.start + 50))?.[0].length
    : undefined
  const place = element
    ? { from: element.start, to: element.start + (end ?? 1) }
    : { from: 0, to: Math.min(document.html.length, 1) }
  return [{ ...place, message, kind: ruleWords[rule].severity === 'error' ? 'error' : 'warning' }]
}
