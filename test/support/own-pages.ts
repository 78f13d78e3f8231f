import { compose } from '#engine/composer/compose.ts'
import { library } from '#engine/composer/library.ts'
import type { PageFixture } from './page-fixtures.ts'

const prompts = [
  'A landing page for Nordlys Kaffe, a small coffee roastery in Bergen: menu, opening hours, questions and a contact form',
  'A dark page for Okapi, bookkeeping software for freelancers: features, three pricing plans, FAQ and sign-up',
]

export const families = (): string[] => [...library().families.keys()]

/** Pages of the built-in designer: every family, or those that are named, light and dark. */
export function ownPages(of = families()): PageFixture[] {
  return of.flatMap((family) =>
    prompts.map((prompt, index) => {
      const request = { prompt, mode: 'html' as const, pageName: 'Home', html: null, pages: [], chat: [], variant: 0 }
      return {
        name: `${family} ${index === 0 ? 'light' : 'dark'}`,
        html: compose(request, { family, year: 2027 }).html,
      }
    }),
  )
}
