import tailwind from 'tailwindcss/index.css?raw'
import { codeProblems } from '#design/code-problems.ts'
import { pageStyles } from '#design/styles/page-styles.ts'
import { usesTailwind } from '#design/styles/uses-tailwind.ts'
import { createCompileTest, harmless } from '#design/tailwind-classes.ts'
import { pageMaxLength } from '#rules/chat.ts'
import type { LintAnswer, LintJob } from './code-tools.ts'

const compiling = createCompileTest(tailwind)

self.addEventListener('message', async ({ data: { id, html, before } }: MessageEvent<LintJob>) => {
  const compiles = await compiling
  // On a page that does without Tailwind every class is the page's own.
  const options = usesTailwind(pageStyles(html), compiles) ? { classExists: harmless(compiles) } : {}
  const problems = codeProblems(html, { before, maxLength: pageMaxLength, ...options })
  self.postMessage({ id, problems } satisfies LintAnswer)
})
