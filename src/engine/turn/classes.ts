import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { pageStyles } from '#design/styles/page-styles.ts'
import { usesTailwind } from '#design/styles/uses-tailwind.ts'

/** What begins like a utility and is none is a misspelling; other names are hooks that a page may have. */
const likeUtility =
  /^-?(?:bg|text|border|ring|divide|stroke|accent|shadow|rounded|font|leading|tracking|p[xytrbl]?|m[xytrbl]?|gap|space|w|h|max-w|min-h|opacity)-/

/** Whether a class means something to Tailwind, or is no utility at all and so does no harm. */
export type ClassTest = (name: string) => boolean

/** Names whose answer is kept: pages use the same few hundred again and again. */
const mostKnown = 20_000

let loading: Promise<ClassTest> | null = null

/** The test by Tailwind's own tables with its default theme; read once (40 ms). */
export async function classTest(): Promise<ClassTest> {
  const compiles = await compileTest()
  return (name) => !likeUtility.test(withoutVariants(name)) || compiles(name)
}

/** Whether a page is styled with Tailwind; in another one every class is the page's own and may stand there. */
export async function tailwindTest(): Promise<(html: string) => boolean> {
  const compiles = await compileTest()
  return (html) => usesTailwind(pageStyles(html), compiles)
}

/** Whether Tailwind makes CSS of a class; a hook of the page's own does not compile. */
export function compileTest(): Promise<ClassTest> {
  loading ??= load()
  return loading
}

async function load(): Promise<ClassTest> {
  const path = createRequire(import.meta.url).resolve('tailwindcss/index.css')
  const content = await readFile(path, 'utf8')
  const design = await loadDesignSystem('@import "tailwindcss";', {
    base: '/',
    loadStylesheet: async () => ({ path, base: '/', content }),
  })
  const known = new Map<string, boolean>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const compiles = design.candidatesToCss([name])[0] !== null
    // pages of people may hold any number of names
    if (known.size < mostKnown) known.set(name, compiles)
    return compiles
  }
}

/** 'md:hover:bg-red-500' → 'bg-red-500'; colons in brackets belong to the utility. */
function withoutVariants(name: string): string {
  const bare = name.replace(/^(?:(?:\[[^\]]*\]|[\w@/*-]|\([^)]*\))+:)+/, '')
  return bare.replace(/^!/, '')
}
