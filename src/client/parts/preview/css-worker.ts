import { usedTypefaces } from '#design/typefaces/used.ts'
import tailwind from 'tailwindcss/index.css?raw'
import { closePartial } from '#design/partial.ts'
import { createAdditionCompiler, createCssCompiler } from '#exporters/css.ts'
import { onePageCss, type PageCompiler, type PageCss, pageCompiler } from '#exporters/page-css.ts'
import type { CssAnswer, CssRequest, StyledPage } from './css-client.ts'

/** Compilers accumulate: each stream and each finished page takes a fresh one, and the next is made ready meanwhile. */
let spare = createCssCompiler(tailwind)
/** What was decided when a stream began holds until its end, so that nothing on the way changes its look. */
let streaming: { stream: number; compiler: Promise<PageCompiler> } | null = null

const compilers = {
  whole: (sheet = '') => {
    // with a theme of its own a page needs a compiler of its own
    if (sheet !== '') return createCssCompiler(tailwind, sheet)
    const fresh = spare
    setTimeout(() => {
      spare = createCssCompiler(tailwind)
    })
    return fresh
  },
  additions: (guests?: string) => createAdditionCompiler(tailwind, guests),
}

/** A document that does not end yet is being written; one that ends is being changed. */
const isOnItsWay = (html: string) => !/<\/(?:body|html)\s*>\s*$/i.test(html)

async function compile({ html, stream, final, still = false }: CssRequest): Promise<StyledPage> {
  const whole = final ? html : closePartial(html)
  if (final && !still) return withFaces(whole, await onePageCss(whole, compilers))
  if (streaming?.stream !== stream)
    streaming = { stream, compiler: pageCompiler(whole, compilers, !final && isOnItsWay(html)) }
  return withFaces(whole, await (await streaming.compiler)(whole))
}

/** In the frame the typefaces come from the server, each file when one of its letters is met. */
async function withFaces(html: string, page: PageCss): Promise<StyledPage> {
  // the table of typefaces comes when a page names a font
  if (!/font-family|--font|font-\[|[\s;"']font\s?:/.test(html)) return { html, ...page }
  const { servedFaces } = await import('#design/typefaces/faces.ts')
  const faces = servedFaces(usedTypefaces(html, page.css))
  return { html, ...page, css: faces === '' ? page.css : `${faces}\n${page.css}` }
}

self.addEventListener('message', async ({ data }: MessageEvent<CssRequest>) => {
  let answer: CssAnswer
  try {
    answer = { id: data.id, ok: true, page: await compile(data) }
  } catch (error) {
    answer = { id: data.id, ok: false, message: error instanceof Error ? error.message : 'The styles failed' }
  }
  self.postMessage(answer)
})
