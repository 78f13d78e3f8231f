import { completeDocument } from './document.ts'
import { exportMark } from './mark.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

/** One file with only the CSS it uses: no CDN, opens without a network, looks like the preview. */
export const html: Exporter = {
  fileName: (input) => `${downloadName(input)}.html`,
  build: async (input) => selfContained(openPage(input).html, input.css),
}

/** The page as a document of its own, its CSS inside. */
export async function selfContained(page: string, css: (html: string) => Promise<string>): Promise<string> {
  const text = `\n${await css(page)}`
  return completeDocument(page, `<style ${exportMark(page, text)}>${text}</style>`)
}
