import { listed } from '#rules/listed.ts'
import { specWords } from '../../../understanding/spec/spec-words.ts'
import type { AskedSection, Brief, Item, SectionContent } from '../../types.ts'
import { besideHome } from '../../views.ts'
import { capital, lower } from '../read/source.ts'

/** So much of what was asked for a view stands on its tile. */
const MOST_ASKED = 3
/** So many views the first line names. */
const MOST_NAMED = 4

/** The first view of an app with several: what it is called, and a tile for each other one with what was asked for it. */
export function writeHome(content: SectionContent, brief: Brief): SectionContent {
  const { language, sections, trade } = brief
  const views = besideHome(sections)
  const named = views.filter(({ view }) => view !== 'auth').slice(0, MOST_NAMED)
  const things = listed(
    named.map(({ words }, at) => (at === 0 ? words : lower(words, language))),
    language,
  )
  return {
    ...content,
    headline: brief.brand ?? (trade ? capital(trade) : content.headline),
    lead: specWords(language).say.lead.replace('{things}', () => things),
    items: views.map((view) => tileOf(view, language)),
  }
}

function tileOf({ words, items }: AskedSection, language: Brief['language']): Item {
  const asked = items
    .map(({ title }) => title)
    .filter((title): title is string => typeof title === 'string' && title.toLowerCase() !== words.toLowerCase())
    .slice(0, MOST_ASKED)
  return {
    title: capital(words),
    ...(asked.length > 0 ? { text: `${capital(listed(asked, language))}.` } : {}),
  }
}
