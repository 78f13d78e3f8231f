/** One piece of work may compute this long at a stretch, in milliseconds. */
export const longestBurstMs = 30_000

/** What somebody reads whose page was too much. */
export const tooLargeWords =
  `This page is too large to work on: it took longer than ${longestBurstMs / 1000} seconds, or more memory than ` +
  'there is. Nothing was changed, and nothing is charged. Take something out of the page, or divide it into two, ' +
  'and try again.'

/** What somebody reads when more is waiting than can be done. */
export const busyWords = 'The server has too much to do right now. Nothing was lost; try again in a moment.'

/** The work itself was too much: it computed too long, or ran out of memory. */
export class TooLarge extends Error {
  constructor() {
    super(tooLargeWords)
  }
}

/** The worker ended under it, for a reason that was not this work. */
export class WorkLost extends Error {
  constructor(cause: unknown) {
    super('The worker ended before the work was done.', { cause })
  }
}
