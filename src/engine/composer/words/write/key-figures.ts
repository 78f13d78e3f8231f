import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'
import { sampleFigure } from './measures.ts'

const MOST_FIGURES = 6

/** A card for each figure that was named, each with a sample of its own; the script makes the course of each from it. */
export function writeKeyFigures(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const named = (app.lists.find(({ cue }) => cue === 'cards') ?? app.lists[0])?.entries.map(capital)
  const usual = content.items.map(({ title }) => (typeof title === 'string' ? title : title.placeholder))
  const titles = (named ?? usual).slice(0, MOST_FIGURES)
  return {
    ...content,
    note: titles[0],
    items: titles.map((title, at): Item => {
      const { amount, unit } = sampleFigure(language, title, titles.slice(0, at))
      return { title, meta: String(amount), ...(unit ? { unit } : {}) }
    }),
  }
}
