/** What somebody who was shown a page says to it. */
export const reviewVerdicts = ['approved', 'changes'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** Letters of what is said with a decision. */
export const reviewWordsMaxLength = 4000

/** Days that a review link is good, to choose from. Null: until it is taken back. */
export const reviewDays = [7, 30, null] as const
export const mostReviewDays = 365

/** Live links of one project, and the people of one link whose looks are kept: of more the oldest go. */
export const mostReviewLinks = 20
export const mostLookers = 200

/** Decisions about one project. They are kept, so a script with a link must not fill the database with them. */
export const mostDecisions = 1000

/** Versions that the newest decisions of a project are about are not thinned out. */
export const heldDecisions = 20

/** What is said to whoever comments with a link that takes no comments. */
export const commentsClosed = 'This link takes no comments. Nothing was stored: send it to whoever gave you the link.'

export const reviewLinksFull =
  `This project has ${mostReviewLinks} review links, as many as there can be. No link was made: revoke one that nobody ` +
  'needs, then make it again.'
export const decisionsFull =
  'No more decisions are kept about this project. Yours was not stored: send it to whoever gave you the link.'

/** The print of a version as people compare it: the beginning of its hash in two groups. */
export const printOf = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`
