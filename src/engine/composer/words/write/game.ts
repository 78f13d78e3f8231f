import type { AppReading } from '../../../understanding/apps.ts'
import type { SectionContent } from '../../types.ts'

/** By this the script of a game knows how large it is and who plays; without a word about it, it has a size of its own. */
export function writeGame(content: SectionContent, { game }: AppReading): SectionContent {
  if (!game) return content
  const setup = [game.pairs ?? game.size, game.mode].filter((part) => part !== undefined).join(' ')
  return { ...content, ...(setup === '' ? {} : { kicker: setup }) }
}
