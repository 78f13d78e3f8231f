import type { PageCss } from '#exporters/page-css.ts'

/** A page on its way: `stream` numbers the generation, `final` says that the page is whole. */
export type CssJob = {
  html: string
  stream: number
  final: boolean
  /** a whole page of which small changes follow: its compiler stays */
  still?: boolean
}
export type CssRequest = CssJob & { id: number }
/** A page as it is shown: its open tags closed, and its CSS. */
export type StyledPage = { html: string } & PageCss
export type CssAnswer = { id: number; ok: true; page: StyledPage } | { id: number; ok: false; message: string }

export type CssClient = {
  /** Rejects when the compiler fails or after `dispose`. */
  compile: (job: CssJob) => Promise<StyledPage>
  dispose: () => void
}

type Waiting = { resolve: (page: StyledPage) => void; reject: (error: Error) => void }

/** Starts the worker that compiles a page's CSS. */
export function createCssClient(): CssClient {
  const worker = new Worker(new URL('./css-worker.ts', import.meta.url), { type: 'module', name: 'css' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const failAll = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CssAnswer>) => {
    const job = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) job?.resolve(data.page)
    else job?.reject(new Error(data.message))
  })
  worker.addEventListener('error', () => failAll('The style compiler stopped'))
  return {
    compile: (job) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ ...job, id: last } satisfies CssRequest)
      }),
    dispose: () => {
      worker.terminate()
      failAll('The preview was closed')
    },
  }
}
