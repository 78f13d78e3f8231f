/** Pictures that go along with a message. */
export const messagePictures = { most: 4, maxBytes: 5 * 1024 * 1024, altMax: 200 } as const
export const messagePictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Why a file cannot go along; null when it can. `there`: how many go along already. */
export function pictureProblem({ type, size, name }: { type: string; size: number; name: string }, there: number) {
  if (there >= messagePictures.most) return `${messagePictures.most} pictures at most go with a message.`
  if (!messagePictureTypes.some((known) => known === type)) return `${name} is no PNG, JPEG or WebP.`
  if (size > messagePictures.maxBytes) return `${name} is larger than 5 MB.`
  return size === 0 ? `${name} is empty.` : null
}

/** What a picture is called until somebody says better, by the name of its file. */
export function altOf(fileName: string): string {
  const name = fileName.slice(0, 300).replace(/\.\w{1,5}$/, '')
  return name.replace(/[_-]+/g, ' ').trim().slice(0, messagePictures.altMax)
}
