import type { GenerationRequest } from '../types.ts'
import { slug } from './anchors.ts'
import type { PlannedPlace } from './plan.ts'
import type { Link, SectionKind } from './types.ts'

const MOST = 5
/** What nobody looks for in a navigation. */
const unlisted = new Set<SectionKind>([
  'header',
  'hero',
  'footer',
  'sidebar',
  'toolbar',
  'statement',
  'cta',
  'coming-soon',
  'component',
  'auth',
  'cart',
  'summary',
  'logos',
  'stats',
])
/** When there are too many, these go last. */
const dear = new Set<SectionKind>(['menu', 'products', 'services', 'features', 'pricing', 'hours', 'gallery', 'about'])

/** Links of the navigation: the project's other pages, then sections of this one; the primary action has its own button. */
export function siteLinks(
  places: PlannedPlace[],
  request: Pick<GenerationRequest, 'pages' | 'pageName'>,
  primary: Link | undefined,
): Link[] {
  const pages = request.pages
    .filter(({ name }) => name !== request.pageName)
    .map(
      ({ name }, index): Link => ({
        label: name,
        href: index === 0 && request.pageName !== 'Home' ? 'index.html' : `${slug(name)}.html`,
      }),
    )
  const sections = places.filter(({ kind, id }) => !unlisted.has(kind) && `#${id}` !== primary?.href)
  const kept = new Set([...sections].sort((a, b) => weight(b) - weight(a)).slice(0, Math.max(2, MOST - pages.length)))
  return [
    ...pages,
    ...sections.filter((place) => kept.has(place)).map(({ id, label }) => ({ label, href: `#${id}` })),
  ].slice(0, MOST + 1)
}

const weight = ({ kind, asked }: PlannedPlace) => (asked ? 2 : 0) + (dear.has(kind) ? 1 : 0)
