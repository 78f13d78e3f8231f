import { ImportProblem } from '#exporters/import/problem.ts'
import { fileMaxBytes } from '#exporters/import/limits.ts'
import { type FoundPage, readImport } from '#exporters/import/read-import.ts'

/** What files hold: pages, and for each file that holds none the reason. */
export type Reading = { pages: FoundPage[]; problems: { title: string; line: string }[] }

export async function readFiles(files: readonly File[]): Promise<Reading> {
  const reading: Reading = { pages: [], problems: [] }
  for (const file of files) {
    try {
      // One that is far too large is not even brought into memory.
      const bytes = new Uint8Array(await file.slice(0, fileMaxBytes + 1).arrayBuffer())
      reading.pages.push(...readImport({ name: file.name, bytes }))
    } catch (error) {
      const isTold = error instanceof ImportProblem
      reading.problems.push({
        title: isTold ? error.title : `“${file.name}” could not be read`,
        line: isTold
          ? error.message
          : 'Your pages are as they were. Check that the file is still there and may be read, and try again.',
      })
    }
  }
  return reading
}
