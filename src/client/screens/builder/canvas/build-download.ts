import type { FormatId } from '#exporters/formats.ts'
import type { ExportFile, ExportInput } from '#exporters/types.ts'

export type DownloadInput = Pick<ExportInput, 'pages' | 'page' | 'project'>
export type DownloadJob = { id: FormatId; input: DownloadInput }
export type DownloadAnswer =
  | { kind: 'page'; pages: number }
  | { kind: 'done'; file: ExportFile }
  | { kind: 'failed'; message: string }

/**
 * Builds one download in a worker of its own, so that the tab answers however large the pages are.
 * @param onPage told how many pages are built, for formats that hold all of them
 * @throws when it cannot be built, and an AbortError when `signal` ends it
 */
export function buildDownload(
  job: DownloadJob,
  { signal, onPage }: { signal: AbortSignal; onPage: (pages: number) => void },
): Promise<ExportFile> {
  const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { type: 'module', name: 'download' })
  return new Promise<ExportFile>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(new Error('The builder of downloads stopped')))
    worker.addEventListener('message', ({ data }: MessageEvent<DownloadAnswer>) => {
      if (data.kind === 'page') onPage(data.pages)
      else if (data.kind === 'done') resolve(data.file)
      else reject(new Error(data.message))
    })
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
