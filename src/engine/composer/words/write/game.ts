import type { AppReading } from '../../../understanding/apps.ts'
import type { SectionContent } from '../../types.ts'

/** Squares in a row among which there are mines. */
const USUAL = 9

/** By this the script of a game knows how large it is and who plays; without a word about it, it has a size of its own. */
export function writeGame(content: SectionContent, { game }: AppReading): SectionContent {
  if (!game) return content
  const setup = [game.pairs ?? game.size ?? (game.mines === undefined ? undefined : USUAL), game.mines, game.mode]
    .filter((part) => part !== undefined)
    .join(' ')
  return { ...content, ...(setup === '' ? {} : { kicker: setup }) }
}
