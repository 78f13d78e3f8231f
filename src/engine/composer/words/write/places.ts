import type { AppReading } from '../../../understanding/apps.ts'
import type { Item, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

/** So many pins have a spot of their own. */
const MOST_PLACES = 24

/** The places that were listed, or ours; the groups that were listed are what kinds of places there are. */
export function writePlaces(content: SectionContent, app: AppReading): SectionContent {
  const places = app.lists.find(({ cue }) => cue === 'places' || cue === 'entries')?.entries.slice(0, MOST_PLACES)
  const kinds = app.lists.find(({ cue }) => cue === 'groups')?.entries.map(capital)
  const items = places ? places.map((title): Item => ({ title: capital(title) })) : content.items
  return {
    ...content,
    items: kinds ? items.map((item, at): Item => ({ ...item, tag: kinds[at % kinds.length] })) : items,
  }
}
