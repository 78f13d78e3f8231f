import type { VersionReading } from '#rules/page-reading.ts'
import type { Preference } from '#rules/chat.ts'
import type { Mode } from '#rules/turns.ts'

/** What a person did to a project beside talking: it has to reach the server. */
export type Change =
  | { kind: 'mode'; mode: Mode }
  | { kind: 'page-added'; name: string }
  | { kind: 'page-renamed'; from: string; to: string }
  | { kind: 'page-deleted'; name: string }
  | { kind: 'page-returned'; name: string; index: number }
  | { kind: 'page-moved'; name: string; index: number }
  /** a page became Home; the one that was is called `former` */
  | { kind: 'home-chosen'; name: string; former: string }
  /** `scope` 'page': all other pages stayed as they were. `seen`: what the page showed, which alone it takes the place of */
  | { kind: 'restored'; version: string; scope?: 'page' | undefined; seen?: string | null | undefined }
  /** `version`: what the page showed, so that nobody else's switch is taken back */
  | { kind: 'restore-undone'; page: string; version?: string | null | undefined }
  /** null takes the name away */
  | { kind: 'version-named'; version: string; name: string | null }
  /** a page that no turn made; `at` is when it was stored here, in milliseconds since 1970 */
  | {
      kind: 'page-stored'
      id: string
      page: string
      html: string
      title: string
      at: number
      reading: VersionReading | null
      /** the version that it was made from; null: it takes the place of whatever is there */
      base: string | null
      /** the ids of its elements, where they are known */
      ids?: string | null | undefined
      /** whose change stands where somebody else changed the same place; theirs, where nothing is said */
      preferred?: Preference | undefined
    }
