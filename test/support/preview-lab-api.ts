/** What the lab page (bench/preview-page) offers to whoever drives it. */
export type LabApi = {
  /** what the preview told its surroundings, oldest first; `at` as `performance.now()` */
  said: { what: string; value: unknown; at: number }[]
  /** the other pages of the project, by the address that links to them */
  linked: Map<string, { page: string; html: string }>
  preview: () => LabPreview | null
  show: (html: string, streaming: boolean, page?: string) => void
  setWidth: (width: 390 | 768 | 1280 | 'full') => void
  /** The builder's own picture of a page, as a PNG in a data address: nothing runs in it. `window`: how high its window is. */
  picture: (html: string, page: { width: number; height: number }, window: number) => Promise<string>
  /** Plays a page as a model at this speed would send it. @returns when its first element and its last token came, as epoch ms */
  stream: (way: 'ours' | 'srcdoc', html: string, tokensPerSecond: number) => Promise<{ first: number; last: number }>
}

type LabPreview = {
  scrollTo: (path: string, smooth: boolean) => void
  highlight: (paths: string[]) => void
  measure: (paths: string[]) => void
}

declare global {
  // The only way to add to the global object's type.
  var previewLab: LabApi
}
