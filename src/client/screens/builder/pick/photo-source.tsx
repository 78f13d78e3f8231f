import { type ComponentProps, useRef, useState } from 'react'
import type { Picture } from '#design/direct-edits/picture.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { bringPhoto } from '#client/data/photos.ts'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { shrinkPicture } from './shrink-picture.ts'

type PhotoSourceProps = {
  /** its address on another host, where one is remembered */
  from: string | null
  onPicture: (picture: Picture) => void
  /** what is heard when a button gets the focus */
  onFocus?: ComponentProps<'button'>['onFocus']
}

/** Where a picture comes from: a file, or the host that the page remembers. */
export function PhotoSource({ from, onPicture, onFocus }: PhotoSourceProps) {
  const { project } = useWorkbench()
  const [busy, setBusy] = useState<'file' | 'host' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setBusy('file')
    const picture = await shrinkPicture(chosen)
    setBusy(null)
    setProblem(picture ? null : 'This file is no picture that the browser can read.')
    if (picture) onPicture(picture)
  }

  async function bring(projectId: string, address: string) {
    setBusy('host')
    try {
      const picture = await bringPhoto(projectId, address)
      setProblem(null)
      onPicture(picture)
    } catch (error) {
      setProblem(problemOf(error).reason ?? 'The picture could not be brought in. Try again, or choose a file.')
    }
    setBusy(null)
  }

  const host = from === null ? null : hostOf(from)
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {from !== null && host !== null && (
        <Button
          isBusy={busy === 'host'}
          disabledReason={project ? null : 'Keep this work as a project first: the server brings the picture in.'}
          className="w-full max-md:h-10"
          onFocus={onFocus}
          onClick={() => project && void bring(project.id, from)}
        >
          <span className="min-w-0 truncate">Bring it in from {host}</span>
        </Button>
      )}
      <Button
        icon="upload"
        isBusy={busy === 'file'}
        className="w-full max-md:h-10"
        onFocus={onFocus}
        onClick={() => file.current?.click()}
      >
        Choose a picture…
      </Button>
      {problem && (
        <p role="alert" className="text-[12px] text-danger">
          {problem}
        </p>
      )}
    </>
  )
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).hostname : null)
