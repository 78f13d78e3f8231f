/** A picture of a page is part of its source, so it has to be small: characters of its data address. */
export const pictureAddressMax = 150_000
/** What is tried until it is small enough: pixels of the longer side, and how well it is drawn (0 to 1). */
export const pictureSides = [1600, 1200, 900, 640, 420] as const
export const pictureQualities = [0.82, 0.68, 0.5] as const
/** A file of another host that is larger than this is not read, in bytes. */
export const fetchedPictureMax = 15 * 1024 * 1024
