import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'

/** The CSS of each name, null for one that is no utility; as many answers as names, in their order. */
export type CssOf = (names: readonly string[]) => (string | null)[]

/**
 * Tailwind's own tables with its default theme. Tailwind calls this door unstable and offers no other to ask whether a
 * name is a utility, so it is opened here only; `design-system.test.ts` holds all that is counted on.
 * @param stylesheet the text of `tailwindcss/index.css`
 */
export async function loadUtilities(stylesheet: string): Promise<CssOf> {
  const design = await loadDesignSystem('@import "tailwindcss";', {
    base: '/',
    loadStylesheet: async () => ({ path: '/tailwindcss/index.css', base: '/', content: stylesheet }),
  })
  return (names) => design.candidatesToCss([...names])
}
