import { iconSet } from '#design/convert/icon-set.ts'
import type { Assets } from '#design/convert/types.ts'
import { kindOf } from '#exporters/import/file-text.ts'
import { fileMaxBytes, zipLimits } from '#exporters/import/limits.ts'
import { ImportProblem } from '#exporters/import/problem.ts'
import { readImport } from '#exporters/import/read-import.ts'
import type { ImportAnswer, ImportOrder } from './import-client.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Reads files away from the screen's own thread: unpacking and drawing pictures takes seconds. */
addEventListener('message', ({ data }: MessageEvent<ImportOrder>) => void read(data))

/** They come when the first page is read, and are kept. */
async function icons(): Promise<Assets> {
  const { default: data } = await import('@iconify-json/lucide/icons.json')
  return iconSet(data)
}

const tell = (answer: ImportAnswer) => postMessage(answer)

async function read({ files, room, maxPages }: ImportOrder): Promise<void> {
  for (const file of files) {
    try {
      const isZip = kindOf(new Uint8Array(await file.slice(0, 200).arrayBuffer())) === 'zip'
      // One that is far too large is not even brought into memory.
      const bytes = new Uint8Array(await file.slice(0, (isZip ? zipLimits.packed : fileMaxBytes) + 1).arrayBuffer())
      const result = await readImport(
        { name: file.name, bytes },
        {
          room,
          maxPages,
          icons,
          shrink: shrinkPicture,
          onProgress: (progress) => tell({ type: 'progress', progress }),
        },
      )
      tell({ type: 'found', result })
    } catch (error) {
      tell({ type: 'problem', problem: problemOf(file.name, error) })
    }
  }
  tell({ type: 'done' })
}

function problemOf(name: string, error: unknown): { title: string; line: string } {
  if (error instanceof ImportProblem) return { title: error.title, line: error.message }
  const isUnreadable = error instanceof DOMException
  return {
    title: `“${name}” could not be read`,
    line: isUnreadable
      ? 'Your pages are as they were. Check that the file is still there and may be read, and try again.'
      : 'Something in it is of a kind that is not understood here. Your pages are as they were. Try a part of it, or another way to save it.',
  }
}
