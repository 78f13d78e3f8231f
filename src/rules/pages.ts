import { homePage } from './chat.ts'
import { plainLine } from './plain-text.ts'

/** A visitor's project, which no plan holds, has at most this many pages. */
export const maxPages = 50

export const pageNameMaxLength = 60

/** Why a page of a project with these `names` cannot be called `name`, or null. `self` is its present name while it is renamed. */
export function pageNameProblem(names: readonly string[], name: string, self?: string): string | null {
  const wanted = plainLine(name.slice(0, 10 * pageNameMaxLength))
  if (wanted === '') return 'Give the page a name.'
  if (wanted.length > pageNameMaxLength) return `At most ${pageNameMaxLength} characters.`
  const isTaken = names.some((other) => other !== self && plainLine(other).toLowerCase() === wanted.toLowerCase())
  return isTaken ? 'There is a page of that name already.' : null
}

/** Why a project with these `names` gets no further page called `name`, or null. `most`: the pages that its plan keeps. */
export function newPageProblem(names: readonly string[], name: string, most = maxPages): string | null {
  if (names.length >= most) return pagesFull(most)
  return pageNameProblem(names, name)
}

/** What is said where a page would be one too many. */
export function pagesFull(most: number): string {
  return `This project keeps at most ${most} pages. Delete one that is no longer needed first.`
}

/** Why a page cannot be renamed or deleted, or null. */
export function pageLockReason(name: string, isBeingMade: boolean): string | null {
  if (name === homePage) return 'Home is the first page of every project and keeps its name.'
  return isBeingMade ? beingMade : null
}

/** What the page is called that was Home until another one took its place: a free name. */
export function formerHomeName(names: readonly string[]): string {
  return freeName(names, 'Old home')
}

/** What the copy of a page is called: a free name. */
export function pageCopyName(names: readonly string[], name: string): string {
  const room = pageNameMaxLength - ' copy 99'.length
  return freeName(names, `${name.slice(0, room).trimEnd()} copy`)
}

function freeName(names: readonly string[], wanted: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`
    if (pageNameProblem(names, name) === null) return name
  }
}

export const beingMade = 'This page is being made. Wait for it or stop it first.'
/** What is said where somebody else took the page out that one is about to change. */
export const pageTakenOut =
  'This page is no longer part of the project: it was deleted, or a version without it was switched to. What it had is kept.'
export const projectBeingMade = 'A page of this project is being made. Wait for it or stop it first.'
