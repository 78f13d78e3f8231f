import { messagePictureTypes } from '#rules/message-pictures.ts'

type Take = (files: readonly File[]) => void

/** The prompt box that takes pictures now, if there is one. */
let box: Take | null = null

/** Stays for as long as the prompt box does. @returns how to end it */
export function takesPictures(take: Take): () => void {
  box = take
  return () => {
    if (box === take) box = null
  }
}

/** Hands pictures that were dropped anywhere to the prompt box. @returns false: they are none, or nobody takes them */
export function takeDroppedPictures(files: readonly File[]): boolean {
  const isPictures = files.length > 0 && files.every(({ type }) => messagePictureTypes.some((known) => known === type))
  if (!box || !isPictures) return false
  box(files)
  return true
}
