import { completeDocument } from './document.ts'
import { exportMark } from './mark.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

const browserScript = 'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4'

/** The classic: short source, classes compiled in the visitor's browser by the framework's script. */
export const htmlCdn: Exporter = {
  fileName: (input) => `${downloadName(input)}-cdn.html`,
  build: async (input) => {
    const page = openPage(input).html
    return completeDocument(page, `<script src="${browserScript}" ${exportMark(page)}></script>`)
  },
}
