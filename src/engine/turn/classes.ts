import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pageStyles } from '#design/styles/page-styles.ts'
import { usesTailwind } from '#design/styles/uses-tailwind.ts'
import { type ClassTest, createCompileTest, harmless } from '#design/tailwind-classes.ts'

let loading: Promise<ClassTest> | null = null

/** Whether a class means something to Tailwind, or is no utility at all and so does no harm. */
export async function classTest(): Promise<ClassTest> {
  return harmless(await compileTest())
}

/** Whether a page is styled with Tailwind; in another one every class is the page's own and may stand there. */
export async function tailwindTest(): Promise<(html: string) => boolean> {
  const compiles = await compileTest()
  return (html) => usesTailwind(pageStyles(html), compiles)
}

/** Whether Tailwind makes CSS of a class; its tables are read once. */
export function compileTest(): Promise<ClassTest> {
  loading ??= load()
  return loading
}

async function load(): Promise<ClassTest> {
  return createCompileTest(await readFile(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8'))
}
