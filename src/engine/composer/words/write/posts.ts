import { type AppReading, partsThere } from '../../../understanding/apps.ts'
import type { Brief, Item, Link, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

const MOST_TOPICS = 12

/** Posts or questions under the topics that were listed; the first one is for whom it was asked for. */
export function writePosts(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const listed = app.lists.find(({ cue }) => cue === 'topics') ?? app.lists.find(({ cue }) => cue === 'groups')
  const topics = listed?.entries.slice(0, MOST_TOPICS).map(capital)
  const [row] = content.body ?? []
  // 'for discussions' says for whom it is as little as nothing
  const isFor = app.context !== '' && partsThere(app.context, language, app.screen).length === 0
  const own = typeof row === 'string' && isFor ? row.replace('{for}', () => app.context) : null
  const usual = typeof content.kicker === 'string' ? content.kicker.split('|') : []
  // a post says it in its text, a question in its title
  const slot = app.screen === 'forum' ? 'title' : 'text'
  const items = content.items.map(
    (item, at): Item => ({
      ...item,
      ...(own && at === 0 ? { [slot]: own } : {}),
      ...(topics ? { tag: topics[at % topics.length] } : {}),
    }),
  )
  return {
    ...content,
    body: undefined,
    kicker: undefined,
    links: (topics ?? usual).map((label): Link => ({ label, href: '#main' })),
    items,
  }
}
