import { request } from 'node:http'
import { join } from 'node:path'
import type { LoopDelay } from '#server/loop-delay.ts'

/** The worst page there is: 300 KB, thousands of links to places that are not there, among many sections. */
export function worstPage(links = 2600): string {
  const sections = Array.from(
    { length: links / 4 },
    (_, i) =>
      `<section class="p-8"><h2 class="text-2xl">Part ${i}</h2><p>Words about part ${i}, and some more.</p></section>`,
  )
  const lost = Array.from({ length: links }, (_, i) => `<a class="underline" href="#gone-${i}">Lost link ${i}</a>`)
  return `<!doctype html><html lang="en"><head><title>Worst</title></head><body><main><h1>The headline</h1>\n${sections.join('\n')}\n<nav>${lost.join('\n')}</nav></main></body></html>`
}

/** What the running server has measured of its own thread since it was last asked. */
export function loopDelay(dataDir: string): Promise<LoopDelay> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        socketPath: join(dataDir, 'operator.sock'),
        path: '/loop',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        response.on('end', () => resolve(JSON.parse(text)))
      },
    )
    asking.on('error', reject)
    asking.end('{}')
  })
}
