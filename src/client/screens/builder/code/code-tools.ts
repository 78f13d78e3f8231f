import type { CodeProblem } from '#design/code-problems.ts'

export type LintJob = { id: number; html: string; before: string }
export type LintAnswer = { id: number; problems: CodeProblem[] }
export type FormatAnswer = { ok: true; text: string } | { ok: false; message: string }

/** Looks at typed code in a worker. */
export type Linter = {
  /** What is to be said about a page; null when a later one was asked for meanwhile. */
  lint(html: string, before: string): Promise<CodeProblem[] | null>
  dispose(): void
}

export function createLinter(): Linter {
  const worker = new Worker(new URL('./lint-worker.ts', import.meta.url), { type: 'module', name: 'lint' })
  let last = 0
  let waiting: ((problems: CodeProblem[] | null) => void) | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<LintAnswer>) => {
    if (data.id === last) waiting?.(data.problems)
  })
  return {
    lint: (html, before) =>
      new Promise((resolve) => {
        waiting?.(null)
        waiting = resolve
        last += 1
        worker.postMessage({ id: last, html, before } satisfies LintJob)
      }),
    dispose: () => worker.terminate(),
  }
}

/**
 * A page with its tags on lines of their own, indented; what a browser shows stays the same.
 * @throws with the place in words when the code cannot be read
 */
export function formatCode(html: string): Promise<string> {
  const worker = new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module', name: 'format' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The formatter could not be loaded.')))
    worker.addEventListener('message', ({ data }: MessageEvent<FormatAnswer>) => {
      if (data.ok) resolve(data.text)
      else reject(new Error(data.message))
    })
    worker.postMessage(html)
  }).finally(() => worker.terminate())
}
