import { freeName } from '#exporters/import/page-names.ts'
import type { FoundPage } from '#exporters/import/read-page.ts'
import { pageNameProblem, pagesFull } from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import type { Page } from '#client/state/builder/types.ts'

/** A page that was found, and what the person wants with it. */
export type PageChoice = { found: FoundPage; name: string; isChosen: boolean }

/**
 * What is proposed: every page for which there is room, under a name that is free; a page that is still empty takes the
 * one of its name.
 */
export function firstChoices(
  pages: readonly Page[],
  found: readonly FoundPage[],
  room = Number.POSITIVE_INFINITY,
): PageChoice[] {
  let left = room
  const taken = pages.filter(({ html }) => html !== '').map(({ name }) => name)
  return found.map((page) => {
    const name = freeName(taken, page.name)
    taken.push(name)
    left -= page.html.length
    return { found: page, name, isChosen: left >= 0 }
  })
}

/** Why each of the chosen pages cannot come in under its name, or null; those that were not chosen have no problem. */
export function choiceProblems(pages: readonly Page[], choices: readonly PageChoice[]): (string | null)[] {
  const taken = pages.filter(({ html }) => html !== '').map(({ name }) => name)
  return choices.map(({ name, isChosen }) => {
    if (!isChosen) return null
    const problem = pageNameProblem(taken, name)
    taken.push(plainLine(name))
    return problem
  })
}

/** What a browser keeps of a visitor's pages that come in at once, in characters. */
export const visitorRoom = 2_000_000

/**
 * Why these pages cannot come in at all, or null.
 * @param maxPages that the project may have
 * @param room for all of them, in characters
 */
export function planProblem(
  { pages, maxPages }: { pages: readonly Page[]; maxPages: number },
  choices: readonly PageChoice[],
  room = Number.POSITIVE_INFINITY,
): string | null {
  const chosen = choices.filter(({ isChosen }) => isChosen)
  if (chosen.length === 0) return 'Choose a page first.'
  const isThere = (name: string) => pages.some((page) => page.name.toLowerCase() === plainLine(name).toLowerCase())
  const fresh = chosen.filter(({ name }) => !isThere(name)).length
  if (pages.length + fresh > maxPages) return `${pagesFull(maxPages)} Or choose fewer of these.`
  if (chosen.reduce((length, { found }) => length + found.html.length, 0) > room) {
    return `These pages are more than this browser keeps (${room / 1_000_000} MB). Choose fewer, or sign in first: a project takes them all.`
  }
  return choiceProblems(pages, choices).find((problem) => problem !== null) ?? null
}
