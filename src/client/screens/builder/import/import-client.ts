import type { FoundPage, ImportProgress } from '#exporters/import/read-page.ts'
import type { ImportResult } from '#exporters/import/zip-pages.ts'

export type ImportOrder = {
  files: readonly File[]
  /** for each page, in characters */
  room: number
  /** that the project may have */
  maxPages: number
}
export type ImportAnswer =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'found'; result: ImportResult }
  | { type: 'problem'; problem: { title: string; line: string } }
  | { type: 'done' }

/** What files hold: pages, those that could not come in, and for each file that holds none the reason. */
export type Reading = {
  pages: FoundPage[]
  refused: ImportResult['refused']
  problems: { title: string; line: string }[]
}

/** Files that are being read; `cancel` ends it at once, and nothing comes of it. */
export type ImportRun = { reading: Promise<Reading>; cancel: () => void }

/** Reads files in a worker, so that the tab answers while it does. */
export function startImport(order: ImportOrder, onProgress: (progress: ImportProgress) => void): ImportRun {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' })
  const reading = new Promise<Reading>((resolve) => {
    const found: Reading = { pages: [], refused: [], problems: [] }
    const end = () => {
      worker.terminate()
      resolve(found)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      if (data.type === 'progress') onProgress(data.progress)
      else if (data.type === 'problem') found.problems.push(data.problem)
      else if (data.type === 'done') end()
      else {
        found.pages.push(...data.result.pages)
        found.refused.push(...data.result.refused)
      }
    })
    worker.addEventListener('error', () => {
      found.problems.push({
        title: 'The files could not be read',
        line: 'The reader stopped, perhaps because there was too little memory. Your pages are as they were. Try fewer or smaller files.',
      })
      end()
    })
    worker.postMessage(order)
  })
  return { reading, cancel: () => worker.terminate() }
}
