import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import type { Profile } from '#api/profiles.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { removeAvatar, uploadAvatar } from '#client/data/core/profile.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { avatarHint, avatarSizeProblem, avatarTypes } from '#rules/fields.ts'

/** The picture: chosen with the button, dropped on the row, or taken away. */
export function AvatarField({ profile }: { profile: Profile }) {
  const picker = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const upload = useMutation(uploadAvatar)
  const remove = useMutation(removeAvatar)

  /** Files that are no pictures are ignored without a word (specification, section 5). */
  function take(file: File | undefined) {
    if (!file?.type.startsWith('image/') || upload.isPending) return
    const tooLarge = avatarSizeProblem(file.size)
    setProblem(tooLarge)
    remove.reset()
    upload.reset()
    if (tooLarge === null) upload.mutate(file, { onSuccess: () => announce('Your picture was changed') })
  }

  function takeAway() {
    setProblem(null)
    upload.reset()
    opener.current?.focus()
    remove.mutate(undefined, { onSuccess: () => announce('Your picture was removed') })
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <div
      className={cx(
        '-m-3 flex flex-wrap items-center gap-5 rounded-2xl p-3 transition-colors duration-150 motion-reduce:transition-none',
        isOver && 'bg-accent-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Avatar
        size={80}
        person={{ firstName: profile.first_name, lastName: profile.last_name, email: profile.email }}
        url={profile.avatar_url}
      />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept={avatarTypes.join(',')}
            aria-label="Your picture"
            hidden
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            ref={opener}
            size="regular"
            icon="upload"
            isBusy={upload.isPending}
            onClick={() => picker.current?.click()}
          >
            {upload.isPending ? 'Uploading...' : profile.avatar_url ? 'Replace' : 'Upload'}
          </Button>
          {profile.avatar_url && !upload.isPending && (
            <Button look="ghost" size="regular" onClick={takeAway}>
              Remove
            </Button>
          )}
        </div>
        <p className="text-[13px] text-ink-2">{avatarHint}</p>
        {problem && (
          <p role="alert" className="max-w-md text-[13px] text-danger">
            {problem}
          </p>
        )}
        {upload.error && <Trouble error={upload.error} />}
        {remove.error && <Trouble error={remove.error} />}
      </div>
    </div>
  )
}

function Trouble({ error }: { error: Error }) {
  const { reason, requestId } = problemOf(error)
  return (
    <p role="alert" className="max-w-md text-[13px] text-danger">
      {reason ?? 'The server did not answer. Your picture was not changed; try again.'}
      {requestId && !reason && ` Request ${requestId}.`}
    </p>
  )
}
