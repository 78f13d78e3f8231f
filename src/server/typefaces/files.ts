import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from '#design/typefaces/faces.ts'
import { type Typeface, typefaces } from '#design/typefaces/typefaces.ts'

/** Every file that there is, with the folder of its package: no request ever names a place on the disk. */
const places = new Map(
  typefaces.flatMap((face) => {
    const folder = folderOf(face)
    return filesOf(face).map((file) => [file, join(folder, file)] as const)
  }),
)

function folderOf({ id, isVariable }: Typeface): string {
  const name = `@fontsource${isVariable ? '-variable' : ''}/${id}`
  return join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'files')
}

const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The bytes of a typeface file, read once; null when there is none of that name. */
export function typefaceFile(file: string): Promise<Uint8Array<ArrayBuffer>> | null {
  const place = places.get(file)
  if (place === undefined) return null
  const bytes = read.get(file) ?? readFile(place).then((content) => new Uint8Array(content))
  read.set(file, bytes)
  return bytes
}
