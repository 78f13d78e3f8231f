import { pageMaxLength } from '#rules/chat.ts'

/** A single page or tree is read up to this size, in bytes: pictures that stand in it are made smaller afterwards. */
export const fileMaxBytes = 20_000_000

/** What a zip may hold: its own size and, counted while it is unpacked, what is read of it. */
export const zipLimits = { entries: 5_000, packed: 100_000_000, bytes: 100_000_000 }

/** Folders that hold more than this many files of one another are not followed, such as styles that import styles. */
export const importDepth = 20

/** What a page may be, with everything that was brought into it, in characters. */
export const pageRoom = pageMaxLength

/** The longest side of a picture that comes along, in pixels; smaller ones are tried while the page is too large. */
export const longestSides = [1600, 1200, 800, 480]

/** A picture that is this small is not drawn anew, in bytes. */
export const smallPicture = 40_000

/** Films, sounds and icons are brought into a page up to this size, in bytes. */
export const mediaMaxBytes = 1_000_000
export const iconMaxBytes = 60_000
