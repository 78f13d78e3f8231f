import { listed, mark } from './marks.ts'
import { hasColor, writtenColors } from './page-colors.ts'
import { around, type PageNode, type ReadPage, textOf, within } from './read-page.ts'
import { sectionLexicon } from './section-lexicon.ts'
import { type Expectation, type Mark, partPoints } from './types.ts'

/** What each kind of named thing weighs beside the others; what a request does not name weighs nothing. */
const weights = { sections: 5, counts: 2, quoted: 3, brand: 3, colors: 2 } as const

/** How much of what the request names is on the page. `seen`: colours that a browser found besides those written down. */
export function markCoverage(page: ReadPage, wanted: Expectation, seen: readonly string[] = []): Mark[] {
  const colors = [...writtenColors(page), ...seen]
  const text = flat(page.body ? textOf(page.body) : '')
  const checks: { [rule in keyof typeof weights]: { all: number; missing: string[] } } = {
    sections: {
      all: wanted.sections.length,
      missing: wanted.sections.filter((name) => signsOf(page, name).length === 0),
    },
    counts: {
      all: wanted.counts.length,
      missing: wanted.counts.filter((count) => !hasCount(page, count)).map(({ of, count }) => `${count} ${of}`),
    },
    quoted: { all: wanted.quoted.length, missing: wanted.quoted.filter((quote) => !text.includes(flat(quote))) },
    brand: { all: wanted.brand ? 2 : 0, missing: wanted.brand ? brandMissing(page, wanted.brand) : [] },
    colors: {
      all: wanted.colors.length,
      missing: wanted.colors.filter((color) => !hasColor(color, colors)).map(({ css }) => css),
    },
  }
  const named = (Object.keys(weights) as (keyof typeof weights)[]).filter((rule) => checks[rule].all > 0)
  const whole = named.reduce((sum, rule) => sum + weights[rule], 0)
  if (whole === 0) return [mark('nothing-named', partPoints.coverage, 1, '')]
  return named.map((rule) => {
    const { all, missing } = checks[rule]
    return mark(rule, (partPoints.coverage * weights[rule]) / whole, 1 - missing.length / all, listed(missing))
  })
}

const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replace(/[“”„«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function brandMissing(page: ReadPage, brand: string): string[] {
  const says = (tag: string) => page.nodes.some((node) => node.tag === tag && flat(textOf(node)).includes(flat(brand)))
  return ['h1', 'title'].filter((tag) => !says(tag)).map((tag) => `${brand} in ${tag}`)
}

const tells = new Set(['h1', 'h2', 'h3', 'h4', 'a', 'button', 'label', 'legend', 'th', 'dt', 'caption', 'summary'])

/** Parts that a page may show without naming them. */
const tagSigns: Record<string, (node: PageNode) => boolean> = {
  testimonials: ({ tag }) => tag === 'blockquote',
  login: ({ tag, attributes }) => tag === 'input' && attributes.type === 'password',
  newsletter: ({ tag, attributes }) => tag === 'input' && attributes.type === 'email',
  form: ({ tag }) => tag === 'form',
  table: ({ tag }) => tag === 'table',
}

/** Elements that show a section of this name: by a heading, an id, a mark or the label of a control. */
function signsOf(page: ReadPage, name: string): PageNode[] {
  const words = sectionLexicon[name]
  if (!words) return []
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.asks}${words.shows ? `|${words.shows}` : ''})(?!\\p{L})`, 'iu')
  return page.nodes.filter((node) => {
    const { id = '', 'aria-label': label = '', 'data-section': section = '' } = node.attributes
    if (section.split('/')[0] === name || tagSigns[name]?.(node) || pattern.test(`${id.replaceAll('-', ' ')} ${label}`))
      return true
    return tells.has(node.tag) && pattern.test(textOf(node))
  })
}

/** Whether something is repeated exactly so often, inside a section of that name or, where none is known, anywhere. */
function hasCount(page: ReadPage, { of, count }: { of: string; count: number }): boolean {
  const sections = of ? signsOf(page, of).flatMap((node) => sectionAround(node) ?? []) : []
  const places = sections.length > 0 ? sections : page.body ? [page.body] : []
  return places.some((place) => within(place).some((node) => repeats(node) === count))
}

const bands = new Set(['section', 'article', 'aside', 'form'])

const sectionAround = (node: PageNode) => [node, ...around(node)].find(({ tag }) => bands.has(tag))

const repeatable = new Set([
  'li',
  'div',
  'article',
  'section',
  'tr',
  'figure',
  'fieldset',
  'details',
  'dt',
  'label',
  'input',
])

/** How many children of one tag an element has: the cards of a list, the rows of a table. */
function repeats({ children, foreign }: PageNode): number {
  if (foreign) return 0
  const tags = new Map<string, number>()
  for (const { tag } of children) if (repeatable.has(tag)) tags.set(tag, (tags.get(tag) ?? 0) + 1)
  return Math.max(0, ...tags.values())
}
