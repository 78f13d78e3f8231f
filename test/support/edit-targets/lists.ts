import { type OpenPage, type Part, openPage, partsIn, type Section, within } from '#engine/composer/edit/open-page.ts'

/** A list of a page as anybody sees it: its section, and what each entry is called, from top to bottom. */
export type List = { page: OpenPage; section: Section; kind: string; labels: Part[] }

const kinds = new Set(['testimonials', 'pricing', 'team', 'hours', 'faq', 'features', 'services', 'menu'])
const labelTags = ['h3', 'dt', 'summary', 'blockquote']

/** The lists of a page, told by what heads their entries and by nothing that the designer reads them by. */
export function listsOf(html: string): List[] {
  const page = openPage(html)
  return page.sections.flatMap((section): List[] => {
    const { kind } = section
    if (kind === null || !kinds.has(kind) || page.sections.filter((other) => other.kind === kind).length > 1) return []
    const labels = labelTags.map((tag) => partsIn(page, section).filter((part) => part.tag === tag && part.text !== ''))
    const found = labels.find((list) => list.length > 1)
    return found && new Set(found.map(({ text }) => text)).size === found.length
      ? [{ page, section, kind, labels: found }]
      : []
  })
}

/** The widest part around an entry's label that holds no other entry's. */
export function extentOf({ page, labels }: List, at: number): Part | null {
  const label = labels[at]
  if (!label) return null
  const others = labels.filter((other) => other !== label)
  const around = page.parts.filter(
    ({ element }) =>
      (element.key === label.key || within(label.element, element)) &&
      !others.some((other) => other.element.start >= element.start && other.element.end <= element.end),
  )
  return around[0] ?? null
}

/** What the entries of a list are called on a page as it stands now. */
export function labelsNow(html: string, { section, labels }: List): string[] {
  const page = openPage(html)
  const now = page.byKey.get(section.key)
  const tag = labels[0]?.tag
  return now ? partsIn(page, now).flatMap((part) => (part.tag === tag && part.text !== '' ? [part.text] : [])) : []
}
