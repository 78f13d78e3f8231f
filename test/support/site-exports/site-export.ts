/** What has to come of one page of a site. */
export type ExpectedPage = {
  name: string
  /** where its links lead, in their order */
  links: string[]
  /** the alternative texts of the pictures that come along */
  pictures: string[]
  has: string[]
  lacks: string[]
  leftOut: string[]
}

/** A site as one of the tools writes it, in a zip, and what has to come of it. */
export type SiteExport = {
  kind: string
  files: Record<string, string | Uint8Array>
  /** by file, in the order in which they come in */
  pages: Record<string, ExpectedPage>
  refused: { file: string; reason: string; count: number }[]
}

/** A site of which nothing can come in, with the words for it. */
export type RefusedSite = Pick<SiteExport, 'kind' | 'files'> & { what: RegExp }

export const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)
export const pictureAddress = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`

export const typeface = new TextEncoder().encode('wOF2 a typeface of its own')
export const typefaceAddress = `data:font/woff2;base64,${Buffer.from(typeface).toString('base64')}`
