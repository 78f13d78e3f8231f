import type { Publishing } from '#api/sites.ts'
import { counted } from '#rules/listed.ts'
import { dayAndTime } from '#client/ui/times.ts'

/** How a site stands, in a word. */
export function stateWord({ site }: Publishing): string {
  if (!site?.live) return 'Not published'
  return { live: 'Live', paused: 'Paused', unpublished: 'Unpublished', taken_down: 'Taken down' }[site.state]
}

/** The words for what visitors do not see yet. */
export const waitingWords = (waiting: number) =>
  waiting === 0 ? 'Nothing is waiting in the draft' : `${counted(waiting, 'change')} not yet published`

/** 'Nov 20, 13:57' */
export const dateWords = (iso: string) => dayAndTime(iso)
