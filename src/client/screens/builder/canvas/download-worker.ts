import tailwind from 'tailwindcss/index.css?raw'
import { pageCss } from '#exporters/page-css.ts'
import { exportAs } from '#exporters/exporters.ts'
import { faceFromServer, libraryFromServer } from '#client/data/face-from-server.ts'
import type { DownloadAnswer, DownloadJob } from './build-download.ts'

const answer = (message: DownloadAnswer) => self.postMessage(message)

self.addEventListener('message', async ({ data: { id, input } }: MessageEvent<DownloadJob>) => {
  try {
    const file = await exportAs(id, {
      ...input,
      css: (html) => pageCss(html, tailwind),
      typeface: faceFromServer,
      library: libraryFromServer,
      onPage: (pages) => answer({ kind: 'page', pages }),
    })
    answer({ kind: 'done', file })
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : 'The file could not be built' })
  }
})
