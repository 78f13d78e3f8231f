import type { LibraryName } from '#design/libraries.ts'
import type { Face } from '#design/typefaces/faces.ts'
import type { PageCss } from './page-css.ts'

export type ExportPage = { name: string; html: string }

export type ExportInput = {
  /** all pages of the project, Home first */
  pages: readonly ExportPage[]
  /** name of the page that is open */
  page: string
  /** what the project is called, when it has a name of its own: the files are named after it */
  project?: string
  /** what a page needs from us: the preview's worker in the browser, `pageCss` elsewhere */
  css: (html: string) => Promise<PageCss>
  /** the bytes of a typeface with only these letters and weights; without it a download names its typefaces only */
  typeface?: (face: Face) => Promise<Uint8Array>
  /** the code of a library that a page names; without it a download names it only */
  library?: (name: LibraryName) => Promise<string>
  /** told after each page that is built */
  onPage?: (done: number) => void
}

export type ExportFile = { fileName: string; mediaType: string; content: string | Uint8Array<ArrayBuffer> }

/** One kind of download. `build` fails when the page that is open does not exist. */
export type Exporter = {
  fileName: (input: ExportInput) => string
  build: (input: ExportInput) => Promise<string | Uint8Array<ArrayBuffer>>
}
