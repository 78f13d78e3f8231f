import type { PlannedPlace } from './plan.ts'
import type { AskedSection, Brief, Item, Link } from './types.ts'

/** The brief of one view of an app: a screen by itself, called by what it shows. Other sections have that of the page. */
export const briefOfView = (brief: Brief, asked: AskedSection | null): Brief =>
  asked?.screen
    ? {
        ...brief,
        kind: 'screen',
        component: asked.screen.screen,
        app: asked.screen,
        // the first one says whose app it is
        brand: asked.view === 'home' ? brief.brand : null,
        alone: null,
        quoted: [],
        // what was said of the other views is about other things
        request: asked.items.map(({ title }) => (typeof title === 'string' ? title : '')).join('. '),
      }
    : brief

/** Where the navigation of an app leads: to each of its views. */
export const linksToViews = (places: readonly PlannedPlace[]): Link[] =>
  places.filter(({ kind }) => kind !== 'sidebar' && kind !== 'header' && kind !== 'footer').map(linkTo)

const linkTo = ({ id, label, asked }: PlannedPlace): Link => ({
  label,
  href: `#${id}`,
  ...(asked?.view ? { icon: asked.view } : {}),
})

/** The views that the first one leads to, in the order of its tiles. */
export const besideHome = (sections: readonly AskedSection[]) => sections.filter(({ view }) => view !== 'home')

/** The tiles of the first view, each with the link to its own. */
export function leadingToViews(
  items: Item[],
  sections: readonly AskedSection[],
  places: readonly PlannedPlace[],
): Item[] {
  const views = besideHome(sections)
  return items.map((item, at) => {
    const place = places.find(({ asked }) => asked !== null && asked === views[at])
    return place ? { ...item, link: linkTo(place) } : item
  })
}
