import type { ExportFile, ExportInput } from '#exporters/types.ts'
import { createCssClient } from '#client/parts/preview/css-client.ts'

/** One kind of download. It can be picked before its file is built: `ready` is the file that comes. */
export type Download = { id: string; label: string; hint: string; ready: Promise<ExportFile>; size: number | null }

/** Builds every kind of download, one after the other, and tells of all of them at once, then of each size. */
export async function prepareDownloads(
  input: Omit<ExportInput, 'css'>,
  onProgress: (downloads: Download[]) => void,
): Promise<void> {
  const { exporters, exportAs } = await import('#exporters/exporters.ts')
  const styles = createCssClient()
  const css = async (html: string) => (await styles.compile({ html, stream: 0, final: true })).css
  let before: Promise<unknown> = Promise.resolve()
  let downloads = exporters.map<Download>(({ id, label, hint }) => {
    const ready = before.then(() => exportAs(id, { ...input, css }))
    // Whoever picks it is told; one that fails does not keep the others.
    before = ready.catch(() => {})
    return { id, label, hint, ready, size: null }
  })
  onProgress(downloads)
  try {
    for (const { id, ready } of downloads) {
      const size = sizeOf(await ready)
      downloads = downloads.map((entry) => (entry.id === id ? { ...entry, size } : entry))
      onProgress(downloads)
    }
  } finally {
    styles.dispose()
  }
}

function sizeOf({ content }: ExportFile): number {
  return typeof content === 'string' ? new Blob([content]).size : content.byteLength
}
