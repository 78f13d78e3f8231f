/** Letters of one comment. */
export const commentMaxLength = 4000

/** Threads of one project, and comments of one thread: more would be read by nobody, and are refused with words. */
export const mostThreads = 500
export const mostComments = 200

/** … and so many of its threads may be begun with review links, so that these leave room for the team's. */
export const mostLinkThreads = 200

/** People who are called in one comment. */
export const mostMentions = 20

export const threadsFull =
  `This project has ${mostThreads} comments, as many as are kept. What you wrote was not stored: delete comments that ` +
  'are no longer needed, then send it again.'
export const threadFull = `This comment has ${mostComments} replies, as many as are kept. What you wrote was not stored: begin a new comment.`

export const linkThreadsFull =
  'No more comments are kept about this page. Yours was not stored: send it to whoever gave you the link.'

/** How far a remark has come; the bar of a thread shows it. */
export const threadSteps = ['remark', 'asked', 'done', 'resolved'] as const
export type ThreadStep = (typeof threadSteps)[number]

/** What is known of a thread that says how far it has come. `isAnswered`: the request that it became has made a version. */
export function stepOf(thread: { isResolved: boolean; isAsked: boolean; isAnswered: boolean }): ThreadStep {
  if (thread.isResolved) return 'resolved'
  if (thread.isAnswered) return 'done'
  return thread.isAsked ? 'asked' : 'remark'
}

/** The request that a thread becomes: the words of who began it as they are, what others said to it under their names. */
export function requestOf(comments: readonly { author: string; content: string }[]): string {
  const [first] = comments
  return comments
    .map(({ author, content }) => (author === first?.author ? content : `${author}: ${content}`))
    .join('\n')
}
