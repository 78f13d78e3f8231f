import { loadUtilities } from './design-system.ts'

/** Whether a class means something. */
export type ClassTest = (name: string) => boolean

/** What begins like a utility and is none is a misspelling; other names are hooks that a page may have. */
const likeUtility =
  /^-?(?:bg|text|border|ring|divide|stroke|accent|shadow|rounded|font|leading|tracking|p[xytrbl]?|m[xytrbl]?|gap|space|w|h|max-w|min-h|opacity)-/

/** Names whose answer is kept: pages use the same few hundred again and again. */
const mostKnown = 20_000

/**
 * Whether Tailwind makes CSS of a class, by its own tables with its default theme; a hook of the page's own does not
 * compile. Reading the tables takes some 40 ms: keep the test.
 * @param stylesheet the text of `tailwindcss/index.css`
 */
export async function createCompileTest(stylesheet: string): Promise<ClassTest> {
  const cssOf = await loadUtilities(stylesheet)
  const known = new Map<string, boolean>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const compiles = cssOf([name])[0] !== null
    // pages of people may hold any number of names
    if (known.size < mostKnown) known.set(name, compiles)
    return compiles
  }
}

/** Whether a class compiles, or is no utility at all and so does no harm. */
export const harmless =
  (compiles: ClassTest): ClassTest =>
  (name) =>
    !likeUtility.test(withoutVariants(name)) || compiles(name)

/** 'md:hover:bg-red-500' → 'bg-red-500'; colons in brackets belong to the utility. */
function withoutVariants(name: string): string {
  const bare = name.replace(/^(?:(?:\[[^\]]*\]|[\w@/*-]|\([^)]*\))+:)+/, '')
  return bare.replace(/^!/, '')
}
