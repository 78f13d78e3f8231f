import { type LibraryName, librariesPath } from '#design/libraries.ts'
import { type Face, subsetAddress, typefacesPath } from '#design/typefaces/faces.ts'

/** The letters and weights of a typeface that a page carries along. @throws when the server does not answer with them */
export async function faceFromServer(face: Face): Promise<Uint8Array> {
  const answer = await fetch(subsetAddress(face))
  if (!answer.ok) throw new Error('The typefaces of the page could not be fetched. Try again in a moment.')
  return new Uint8Array(await answer.arrayBuffer())
}

/** A whole file of a typeface: what is drawn here again and again is in the browser's cache. */
export async function wholeFile(file: string): Promise<Uint8Array> {
  const answer = await fetch(typefacesPath + file)
  if (!answer.ok) throw new Error('A typeface could not be fetched')
  return new Uint8Array(await answer.arrayBuffer())
}

/** The code of a library that a page names. @throws when the server does not answer with it */
export async function libraryFromServer(name: LibraryName): Promise<string> {
  const answer = await fetch(librariesPath + name)
  if (!answer.ok) throw new Error('The library of the page could not be fetched. Try again in a moment.')
  return answer.text()
}
