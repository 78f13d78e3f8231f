import type { CommentThread } from '#api/comments.ts'
import type { ThreadStep } from '#rules/comments.ts'
import type { SegmentTone } from '#client/ui/segments.tsx'

/** How far a remark has come, in a word. */
export const stepNames: Record<ThreadStep, string> = {
  remark: 'Remark',
  asked: 'Asked',
  done: 'Done',
  resolved: 'Resolved',
}

export const stepTones: Record<ThreadStep, SegmentTone> = {
  remark: 'accent',
  asked: 'accent',
  done: 'ok',
  resolved: 'ok',
}

/** What a pin or a line of the list is called: 'Comment 2 by Ada L., open: “Shorter?”'. */
export function threadName({ number, step, comments, is_unread }: CommentThread): string {
  const [first] = comments
  const state = step === 'remark' ? 'open' : stepNames[step].toLowerCase()
  const words = first
    ? ` by ${first.author.name}${first.author.via_link ? ' via link' : ''}, ${state}: “${cut(first.content)}”`
    : `, ${state}`
  return `Comment ${number}${words}${is_unread ? ', not read yet' : ''}`
}

/** Who reads along in a thread that was begun with a review link. */
export const linkWords = {
  open: 'Begun with a review link: whoever has it reads what you write here.',
  closed: 'Begun with a review link that is not good any more: only the team reads this now.',
}

/** Where a thread's element went. */
export function goneWords({ pin: { version_number: number } }: CommentThread): string {
  return number === null
    ? 'The part of the page that this is about is gone, and the version that had it is not kept any more.'
    : `The part of the page that this is about is gone. It was last in version ${number}.`
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text)
