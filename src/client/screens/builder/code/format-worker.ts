import htmlPlugin from 'prettier/plugins/html'
import cssPlugin from 'prettier/plugins/postcss'
import { format } from 'prettier/standalone'
import type { FormatAnswer } from './code-tools.ts'

/** Long class lists are usual here. */
const printWidth = 120

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  let answer: FormatAnswer
  try {
    answer = { ok: true, text: await format(data, { parser: 'html', plugins: [htmlPlugin, cssPlugin], printWidth }) }
  } catch (error) {
    // Prettier adds a drawing of the place to its words.
    const [message = ''] = error instanceof Error ? error.message.split('\n') : []
    answer = { ok: false, message }
  }
  self.postMessage(answer)
})
