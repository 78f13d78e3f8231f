import type { ExportInput, ExportPage } from '../types.ts'

/** A file of a site at its address, such as '/about'. */
export type SiteFile = {
  path: string
  type: string
  content: Uint8Array<ArrayBuffer>
  /** Content-Security-Policy of a page */
  policy: string | null
}

/** A picture in another size. */
export type SizedPicture = { width: number; content: Uint8Array<ArrayBuffer> }

/** What is known of a picture, and the sizes of it that are smaller than what there was. */
export type DrawnPicture = { width: number; height: number; sizes: SizedPicture[] }

export type SiteInput = Pick<ExportInput, 'css' | 'typeface' | 'library'> & {
  /** what the project is called */
  name: string
  /** where the site is, without a slash at its end */
  url: string
  /** its pages, Home first */
  pages: readonly ExportPage[]
  /** of the host, for the badge; null: no badge */
  badge: { product: string; url: string } | null
  /** null for what is no picture that can be drawn */
  picture: (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<DrawnPicture | null>
  /** a mark of one letter as PNG of that many pixels, and what is shown where somebody shares the site */
  icon: (look: SiteLook, size: number) => Promise<Uint8Array<ArrayBuffer>>
  shared: (look: SiteLook) => Promise<Uint8Array<ArrayBuffer>>
}

/** What icons and the shared picture are drawn with. */
export type SiteLook = { name: string; title: string; accent: string; ground: string; ink: string }
