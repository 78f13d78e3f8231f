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

/** What was said in a thread, as a request needs it. `isOpener`: by who began it; `isOwn`: by whoever asks for it. */
export type ThreadComment = { isOpener: boolean; isOwn: boolean; content: string; hasMentions: boolean }

/**
 * The request that a thread becomes: the words of who began it and of whoever asks for it. What others said to it is talk:
 * nobody has something done by replying. Who is called by '@' is no part of what is to be done.
 */
export function requestOf(comments: readonly ThreadComment[]): string {
  return comments
    .filter(({ isOpener, isOwn }) => isOwn || isOpener)
    .map(({ content, hasMentions }) => (hasMentions ? withoutMentions(content) : content))
    .filter((content) => content !== '')
    .join('\n')
}

const isMention = (word: string) => word.length > 1 && word.startsWith('@')

/** '@Ada' and '@Ada L.' go. */
const withoutMentions = (content: string): string =>
  content
    .split('\n')
    .map((line) => {
      const words = line.split(' ')
      const isCalled = (word: string, at: number) =>
        isMention(word) || (isMention(words[at - 1] ?? '') && /^\p{Lu}\.$/u.test(word))
      return words.filter((word, at) => word !== '' && !isCalled(word, at)).join(' ')
    })
    .join('\n')
    .trim()
