import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MessagePicture } from '#api/message-pictures.ts'
import { altOf, pictureProblem } from '#rules/message-pictures.ts'
import { problemOf } from '#client/data/core/problem.ts'
import {
  addMessagePicture,
  describeMessagePicture,
  messagePicturesQuery,
  removeMessagePicture,
} from '#client/data/message-pictures.ts'
import { announce } from '#client/ui/announcer.tsx'
import { takesPictures } from './dropped-pictures.ts'
import { useWorkbench } from '../workbench-context.ts'

const none: readonly MessagePicture[] = []

/** The pictures beside the next message of a page, and what can be done with them; null outside of projects. */
export function usePictures(page: string) {
  const { project } = useWorkbench()
  const queryClient = useQueryClient()
  const { data = none } = useQuery({
    ...messagePicturesQuery(project?.id ?? '', page),
    enabled: project !== null,
  })
  const [coming, setComing] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  if (!project) return null
  const { id: projectId } = project
  const { queryKey } = messagePicturesQuery(projectId, page)
  const waiting = data.filter(({ turn }) => turn === null)

  const change = (to: (known: MessagePicture[]) => MessagePicture[]) =>
    queryClient.setQueryData(queryKey, (known: MessagePicture[] = []) => to(known))
  const failed = (error: unknown, words: string) => setProblem(problemOf(error).reason ?? words)

  async function take(file: File) {
    setComing((count) => count + 1)
    try {
      const added = await addMessagePicture({ projectId, page, alt: altOf(file.name), file })
      change((known) => [...known, added])
      announce(`${added.alt || 'A picture'} goes with the message.`)
    } catch (error) {
      failed(error, `${file.name} could not be sent. Try again.`)
    }
    setComing((count) => count - 1)
  }

  /** @returns whether there were files to take */
  function add(files: readonly File[]): boolean {
    setProblem(null)
    let there = waiting.length + coming
    for (const file of files) {
      const wrong = pictureProblem(file, there)
      if (wrong !== null) {
        setProblem(wrong)
        continue
      }
      there++
      void take(file)
    }
    return files.length > 0
  }

  async function describe(id: string, alt: string) {
    try {
      const now = await describeMessagePicture(projectId, id, alt)
      change((known) => known.map((one) => (one.id === id ? now : one)))
    } catch (error) {
      failed(error, 'What it shows was not kept. Try again.')
    }
  }

  async function remove({ id, alt }: MessagePicture) {
    setProblem(null)
    const before = queryClient.getQueryData(queryKey)
    change((known) => known.filter((one) => one.id !== id))
    announce(`${alt || 'The picture'} was taken away.`)
    await removeMessagePicture(projectId, id).catch((error: unknown) => {
      queryClient.setQueryData(queryKey, before)
      failed(error, 'The picture could not be taken away. Try again.')
    })
  }

  const isShown = waiting.length > 0 || coming > 0 || problem !== null
  return { waiting, coming, problem, isShown, add, describe, remove }
}

export type Pictures = NonNullable<ReturnType<typeof usePictures>>

/** Takes what is dropped anywhere, while there is somebody to take it. */
export function useDroppedPictures(add: Pictures['add'] | undefined): void {
  const take = useEffectEvent((files: readonly File[]) => void add?.(files))
  const isOn = add !== undefined
  useEffect(() => (isOn ? takesPictures((files) => take(files)) : undefined), [isOn])
}
