import type { AppReading } from '../../../understanding/apps.ts'
import { numbersOf } from '../../../understanding/small-tools.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'

const USUAL = 5
const MOST = 10
const LEAST = 2
const colour = /#[0-9a-f]{6}(?![0-9a-f])/gi

/** As many swatches as were asked for; colours that were given are the first ones, and stay. */
export function writePalette(content: SectionContent, _: AppReading, { request, language }: Brief): SectionContent {
  const given = (request.match(colour) ?? []).slice(0, MOST)
  const asked = numbersOf(request, language, 'swatches').find((count) => count >= LEAST && count <= MOST)
  const count = Math.max(asked ?? USUAL, given.length)
  return {
    ...content,
    items: Array.from({ length: count }, (_, at): Item => ({ title: String(at + 1), tag: given[at] ?? '–' })),
  }
}
