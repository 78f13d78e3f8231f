import type { PagePlan } from './plan.ts'
import type { SectionContent, SectionKind } from './types.ts'

/** Parts of an app screen that may stand there several times and are called by what they show. */
const shown = new Set<SectionKind>(['kpis', 'chart', 'table'])
const LONGEST = 28

/** Gives the parts of a screen names of their own: a second chart shows the next key figure, and links say which is which. */
export function nameScreenParts(
  page: PagePlan,
  contents: SectionContent[],
): { page: PagePlan; contents: SectionContent[] } {
  const figures = contents[page.places.findIndex(({ kind }) => kind === 'kpis')]?.items ?? []
  const taken = new Set<string>()
  const named = contents.map((content, index): SectionContent => {
    if (page.places[index]?.kind !== 'chart' || typeof content.headline !== 'string') return content
    const next = figures.map(({ title }) => title).find((title) => typeof title === 'string' && !taken.has(title))
    const headline = taken.has(content.headline) && typeof next === 'string' ? next : content.headline
    taken.add(headline)
    // the main figure is what the first chart is about
    if (taken.size === 1 && typeof figures[0]?.title === 'string') taken.add(figures[0].title)
    return { ...content, headline }
  })
  const label = (index: number, usual: string): string => {
    const { kind, asked } = page.places[index] ?? {}
    const headline = named[index]?.headline
    return kind && shown.has(kind) && !asked && typeof headline === 'string' && headline.length <= LONGEST
      ? headline
      : usual
  }
  return {
    page: {
      ...page,
      places: page.places.map((place, index) => ({ ...place, label: label(index, place.label) })),
      plan: {
        ...page.plan,
        sections: page.plan.sections.map((section, index) => ({ ...section, label: label(index, section.label) })),
      },
    },
    contents: named,
  }
}
