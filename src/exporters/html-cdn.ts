import { completeDocument } from './document.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

const browserScript = '<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4"></script>'

/** The classic: short source, classes compiled in the visitor's browser by the framework's script. */
export const htmlCdn: Exporter = {
  id: 'html-cdn',
  label: 'HTML with CDN script',
  hint: 'Short source for tinkering; loads Tailwind from the network.',
  mediaType: 'text/html; charset=utf-8',
  fileName: (input) => `${downloadName(input)}-cdn.html`,
  build: async (input) => completeDocument(openPage(input).html, browserScript),
}
