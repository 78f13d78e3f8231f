import { carriedCss, carryFaces } from './carried-faces.ts'
import { carryLibraries } from './carried-libraries.ts'
import { completeDocument } from './document.ts'
import { plainDocument } from './html.ts'
import { exportMark, sheetPart } from './mark.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import { sourcesNot } from './sources-not.ts'
import type { Exporter } from './types.ts'

const browserScript = 'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4'

/** The classic: short source, classes compiled in the visitor's browser by the framework's script. */
export const htmlCdn: Exporter = {
  fileName: (input) => `${downloadName(input)}-cdn.html`,
  build: async (input) => {
    const page = openPage(input).html
    const { css, isPlain, own, typefaces = [] } = await input.css(page)
    const faces = carriedCss(await carryFaces(typefaces, page, input.typeface))
    if (isPlain) return carryLibraries(plainDocument(page, faces + css), input.library)
    const sheet = ownSheet(own, faces)
    const script = `<script src="${browserScript}" ${exportMark(page, '', sheet === '' ? [] : [sheetPart])}></script>`
    return carryLibraries(completeDocument(page, script + sheet), input.library)
  },
}

/** Tells the framework to leave classes alone that the page defines itself; brings the typefaces. */
function ownSheet(own: readonly string[], faces: string): string {
  const lines = sourcesNot(own) + faces
  return lines === '' ? '' : `\n<style type="text/tailwindcss">\n@import "tailwindcss";\n${lines}</style>`
}
