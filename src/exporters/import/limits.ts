/** A file larger than this is not read, in bytes. A page of the longest kind has at most four bytes a character. */
export const fileMaxBytes = 20_000_000

/** What a zip may hold, when unpacked. */
export const zipLimits = { entries: 1_000, bytes: 40_000_000 }

/** A picture of a zip that is larger is not written into its page, in bytes. */
export const pictureMaxBytes = 200_000
