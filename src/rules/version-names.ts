import { plainLine } from './plain-text.ts'

/** Longest name of what a version came from, such as 'Imported menu.html'. */
export const versionTitleMax = 200

/** What a version is called that was made by click and type. */
export const directEditsTitle = 'Changed by hand'

/** What a version is called that holds what two people changed at the same time. */
export const rebasedTitle = 'Put together'

/** A name that a person gave a version has at most this many characters. */
export const versionNameMaxLength = 60

/** Why a version cannot be called so, or null. No name at all takes the one it has away. */
export function versionNameProblem(name: string): string | null {
  return plainLine(name).length > versionNameMaxLength ? `At most ${versionNameMaxLength} characters.` : null
}

/** A name as it is kept, see `plainLine`; null for none. */
export function versionNameOf(typed: string): string | null {
  return plainLine(typed) || null
}
