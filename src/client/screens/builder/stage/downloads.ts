import type { ExportFile, ExportPage } from '#exporters/types.ts'
import { createCssClient } from '#client/parts/preview/css-client.ts'

export type Download = { id: string; label: string; hint: string; file: ExportFile | null; size: number }

/** Builds every kind of download and tells after each; the first call lists them all, without their files. */
export async function prepareDownloads(
  pages: ExportPage[],
  page: string,
  onProgress: (downloads: Download[]) => void,
): Promise<void> {
  const { exporters, exportAs } = await import('#exporters/exporters.ts')
  let downloads: Download[] = exporters.map(({ id, label, hint }) => ({ id, label, hint, file: null, size: 0 }))
  onProgress(downloads)
  const styles = createCssClient()
  const css = async (html: string) => (await styles.compile({ html, stream: 0, final: true })).css
  try {
    for (const { id } of exporters) {
      const file = await exportAs(id, { pages, page, css })
      downloads = downloads.map((entry) => (entry.id === id ? { ...entry, file, size: sizeOf(file) } : entry))
      onProgress(downloads)
    }
  } finally {
    styles.dispose()
  }
}

/** Hands a file to the browser to save. */
export function saveFile({ fileName, mediaType, content }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function sizeOf({ content }: ExportFile): number {
  return typeof content === 'string' ? new Blob([content]).size : content.byteLength
}
