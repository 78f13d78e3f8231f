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

type Site = Pick<GenerationRequest, 'pages' | 'pageName'> & {
  /** pages that are to come: listed in the request, or linked from the project's first page */
  wanted?: readonly Link[]
}

/** The file of a page, as downloads name it. */
export const pageFile = (name: string) => `${slug(name) || 'page'}.html`

/** Links of the navigation: the site's other pages, then sections of this one; the primary action has its own button. */
export function siteLinks(places: PlannedPlace[], site: Site, primary: Link | undefined): Link[] {
  const made = site.pages
    .filter(({ name }) => name !== site.pageName)
    .map(
      ({ name }, index): Link => ({
        label: name,
        href: index === 0 && site.pageName !== 'Home' ? 'index.html' : pageFile(name),
      }),
    )
  const here = pageFile(site.pageName)
  const coming = (site.wanted ?? []).filter(
    ({ href }) => href !== here && href !== 'index.html' && !made.some((page) => page.href === href),
  )
  const pages = [...made, ...coming]
  const sections = places.filter(({ kind, id }) => !unlisted.has(kind) && `#${id}` !== primary?.href)
  // who has pages finds the way by them; a section of this one stands beside them only while there is room
  const room = pages.length >= 2 ? 0 : Math.max(2, MOST - pages.length)
  const kept = new Set([...sections].sort((a, b) => weight(b) - weight(a)).slice(0, room))
  const shown = sections.filter((place) => kept.has(place)).map(({ id, label }) => ({ label, href: `#${id}` }))
  // one page that is still to come stands behind what is here, as the way in to an app does
  const later = made.length === 0 && pages.length === 1
  return (later ? [...shown.slice(0, MOST), ...pages] : [...pages, ...shown]).slice(0, MOST + 1)
}

const weight = ({ kind, asked }: PlannedPlace) => (asked ? 2 : 0) + (dear.has(kind) ? 1 : 0)
