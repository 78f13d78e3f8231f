import type { ReadLook } from '#rules/page-reading.ts'
import { rankFamilies } from '../choose-family.ts'
import { outline } from '../grammar.ts'
import { library } from '../library.ts'
import { hash } from '../seed.ts'
import { buildTheme } from '../theme.ts'
import { themeWish } from '../theme-wish.ts'
import type { Brief } from '../types.ts'
import { habitsFor } from '../words/write/habits.ts'

/** Three are shown, the others come one after another with 'Another'. */
const MOST = 9

/** The family of a page that the designer made, by its mark; null for any other page. */
export function lookOf(html: string): string | null {
  const mark = /; family=([a-z0-9-]{1,60}); domain=/.exec(html.slice(0, 20_000))?.[1]
  return mark !== undefined && library().families.has(mark) ? mark : null
}

/** Families that suit a brief, the page's own first, each as paper, letter and button of this very page. */
export function fittingLooks(brief: Brief, current: string, variant: number): ReadLook[] {
  const { families } = library()
  const habits = habitsFor(brief)
  const seed = hash(brief.request.trim().toLowerCase())
  const kinds = outline(brief, habits).map(({ kind }) => kind)
  const ranked = rankFamilies(families.values(), brief, kinds, seed).filter(({ id }) => id !== current)
  const own = families.get(current)
  return [...(own ? [own] : []), ...ranked].slice(0, MOST).map((family) => {
    const { variables } = buildTheme(family, themeWish(brief, family, habits.hue, seed + variant))
    const colour = (name: string) => variables[`--${name}`] ?? ''
    return {
      id: family.id,
      name: family.name,
      paper: colour('surface'),
      ink: colour('ink'),
      accent: colour('accent'),
      type: (variables['--font-display'] ?? '').slice(0, 200),
    }
  })
}
