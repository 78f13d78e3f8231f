/** What can go wrong in a verb. The one translator to HTTP is `routes/router.ts`; anything else is a 500 that says nothing. */
export class NotFound extends Error {}

/** The day's allowance is used up. */
export class NoCredits extends Error {
  readonly resetsAt: Date
  readonly dailyLimit: number
  constructor(resetsAt: Date, dailyLimit: number) {
    super('No credits available')
    this.resetsAt = resetsAt
    this.dailyLimit = dailyLimit
  }
}

/** This person has as many pages in the making as are allowed at once. */
export class TooMany extends Error {}

/** A prompt longer than is accepted; the message says by how much. */
export class PromptTooLong extends Error {}
