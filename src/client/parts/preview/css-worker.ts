import tailwind from 'tailwindcss/index.css?raw'
import { closePartial } from '#design/partial.ts'
import { classCandidates, createCssCompiler } from '#exporters/css.ts'
import type { CssAnswer, CssRequest } from './css-client.ts'

/** Compilers accumulate: each stream and each finished page takes a fresh one, and the next is made ready meanwhile. */
let spare = createCssCompiler(tailwind)
let streaming: { stream: number; compiler: typeof spare } | null = null

function freshCompiler(): typeof spare {
  const fresh = spare
  setTimeout(() => {
    spare = createCssCompiler(tailwind)
  })
  return fresh
}

async function compile({ html, stream, final, still = false }: CssRequest): Promise<{ html: string; css: string }> {
  const whole = final ? html : closePartial(html)
  const isOne = final && !still
  if (!isOne && streaming?.stream !== stream) streaming = { stream, compiler: freshCompiler() }
  const compiler = await (isOne || !streaming ? freshCompiler() : streaming.compiler)
  return { html: whole, css: compiler.css(classCandidates(whole)) }
}

self.addEventListener('message', async ({ data }: MessageEvent<CssRequest>) => {
  let answer: CssAnswer
  try {
    answer = { id: data.id, ok: true, ...(await compile(data)) }
  } catch (error) {
    answer = { id: data.id, ok: false, message: error instanceof Error ? error.message : 'The styles failed' }
  }
  self.postMessage(answer)
})
