import { useState } from 'react'
import type { Comment, CommentPerson } from '#api/comments.ts'
import { deleteComment, editComment } from '#client/data/comments.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { deleteWithUndo } from '#client/parts/talk/delete-with-undo.ts'
import { IconButton } from '#client/ui/button.tsx'
import { dayAndTime } from '#client/ui/times.ts'
import { CommentField } from './comment-field.tsx'
import { withCalls } from './mentions.ts'
import { useChange } from './use-comments.ts'
import { ViaLink } from './via-link.tsx'

type ItemProps = { thread: string; comment: Comment; people: readonly CommentPerson[] }

/** One comment: who, when, and the words as text and nothing else. One's own can be changed and deleted. */
export function CommentItem({ thread, comment, people }: ItemProps) {
  const [isEditing, setEditing] = useState(false)
  const change = useChange()
  const { id, author, content, mentions, created_at, edited_at, is_own, may_delete } = comment
  const [firstName, lastName] = author.name.split(' ')
  const names = people.filter(({ user_id }) => mentions.includes(user_id)).map(({ name }) => name)
  return (
    <article
      aria-label={`${author.via_link ? 'via link, ' : ''}${author.name}, ${dayAndTime(created_at)}`}
      className="grid grid-cols-[auto_1fr] gap-x-2.5"
    >
      <Avatar person={{ firstName, lastName }} url={author.avatar_url} />
      <div className="min-w-0">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-[12px] text-ink-3 tabular-nums">
          {author.via_link && <ViaLink />}
          <span className="max-w-full truncate font-medium text-ink">{author.name}</span>
          <span className="shrink-0">
            {dayAndTime(created_at)}
            {edited_at && ', edited'}
          </span>
          {may_delete && !isEditing && (
            <span className="ml-auto inline-flex">
              {is_own && (
                <IconButton
                  icon="pencil"
                  size={14}
                  label="Edit"
                  className="max-md:size-10"
                  onClick={() => setEditing(true)}
                />
              )}
              <IconButton
                icon="trash"
                size={14}
                label="Delete comment"
                className="max-md:size-10"
                onClick={() =>
                  deleteWithUndo(id, () => change((project_id) => deleteComment({ project_id, thread_id: thread, id })))
                }
              />
            </span>
          )}
        </div>
        {isEditing ? (
          <CommentField
            label="Comment"
            placeholder=""
            send="Save"
            start={content}
            people={people}
            hasFocus
            onCancel={() => setEditing(false)}
            onSend={async (next, called) => {
              const words = { thread_id: thread, id, content: next, mentions: called }
              const isDone = await change((project_id) => editComment({ project_id, ...words }))
              if (isDone) setEditing(false)
              return isDone
            }}
          />
        ) : (
          <p className="text-[14px] leading-[21px] whitespace-pre-wrap [overflow-wrap:anywhere]">
            {withCalls(content, names).map((piece, index) =>
              piece.isName ? (
                <span key={index} className="font-medium text-accent-text">
                  {piece.text}
                </span>
              ) : (
                piece.text
              ),
            )}
          </p>
        )}
      </div>
    </article>
  )
}
