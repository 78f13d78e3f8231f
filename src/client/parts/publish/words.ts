import type { Publishing } from '#api/sites.ts'
import { counted } from '#rules/listed.ts'

/** How a site stands, in a word. */
export function stateWord({ site }: Publishing): string {
  if (!site?.live) return 'Not published'
  return { live: 'Live', paused: 'Paused', unpublished: 'Unpublished', taken_down: 'Taken down' }[site.state]
}

/** The words for what visitors do not see yet. */
export const waitingWords = (waiting: number) =>
  waiting === 0 ? 'Nothing is waiting in the draft' : `${counted(waiting, 'change')} not yet published`

/** A date as people of this browser write it. */
export const dateWords = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
