import { carriedCss, carryFaces } from './carried-faces.ts'
import { carryLibraries } from './carried-libraries.ts'
import { completeDocument, plainPart } from './document.ts'
import { exportMark } from './mark.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter, ExportInput } from './types.ts'

/** One file with only the CSS it uses: no CDN, opens without a network, looks like the preview. */
export const html: Exporter = {
  fileName: (input) => `${downloadName(input)}.html`,
  build: async (input) => selfContained(openPage(input).html, input),
}

type Needs = Pick<ExportInput, 'css' | 'typeface' | 'library'>

/** The page as a document of its own, its CSS and its typefaces inside. */
export async function selfContained(page: string, { css, typeface, library }: Needs): Promise<string> {
  const needs = await css(page)
  const faces = carriedCss(await carryFaces(needs.typefaces ?? [], page, typeface))
  if (needs.isPlain) return carryLibraries(plainDocument(page, faces + needs.css), library)
  const text = `\n${faces}${needs.css}`
  return carryLibraries(completeDocument(page, `<style ${exportMark(page, text)}>${text}</style>`), library)
}

/** A page with a look of its own, which stays as it is but for what was added to it. */
export function plainDocument(page: string, css: string): string {
  const text = css === '' ? '' : `\n${css}`
  return completeDocument(page, `<style ${exportMark(page, text, [plainPart])}>${text}</style>`, true)
}
