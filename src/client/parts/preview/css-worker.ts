import tailwind from 'tailwindcss/index.css?raw'
import { closePartial } from '#design/partial.ts'
import { createAdditionCompiler, createCssCompiler } from '#exporters/css.ts'
import { onePageCss, type PageCompiler, pageCompiler } from '#exporters/page-css.ts'
import type { CssAnswer, CssRequest, StyledPage } from './css-client.ts'

/** Compilers accumulate: each stream and each finished page takes a fresh one, and the next is made ready meanwhile. */
let spare = createCssCompiler(tailwind)
/** What was decided when a stream began holds until its end, so that nothing on the way changes its look. */
let streaming: { stream: number; compiler: Promise<PageCompiler> } | null = null

const compilers = {
  whole: () => {
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
  if (final && !still) return { html: whole, ...(await onePageCss(whole, compilers)) }
  if (streaming?.stream !== stream)
    streaming = { stream, compiler: pageCompiler(whole, compilers, !final && isOnItsWay(html)) }
  return { html: whole, ...(await (await streaming.compiler)(whole)) }
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
