import type { AppReading } from '../../../understanding/apps.ts'
import { numbersOf, thrownIn } from '../../../understanding/small-tools.ts'
import type { Brief, Link, SectionContent } from '../../types.ts'
import { pieces } from '../phrases/pieces.ts'

const SIDES = [4, 6, 8, 10, 12, 20, 100]
const USUAL = { dice: 2, sides: 6 }
const MOST_DICE = 12
const die = /(?<![a-z])(\d{0,2})[dw](\d{1,3})(?!\d)/i

/** Dice, a coin or both: '2d20', 'three dice', 'a twenty-sided die'. */
export function writeToss(content: SectionContent, _: AppReading, { request, language, brand }: Brief): SectionContent {
  const thrown = thrownIn(request, language)
  const [, times = '', ofDie = ''] = die.exec(request) ?? []
  const sides = [Number(ofDie), ...numbersOf(request, language, 'faces')].find((count) => SIDES.includes(count))
  const dice = Number(times) || numbersOf(request, language, 'thrown')[0] || (ofDie === '' ? USUAL.dice : 1)
  const shown = (kind: 'dice' | 'coin'): Link | undefined =>
    thrown.includes(kind) ? { label: kind, href: '#main' } : undefined
  const [primary, secondary] = [shown('dice'), shown('coin')]
  return {
    ...content,
    // who asks for both gets a name for both
    headline: brand ?? (thrown.length > 1 ? (pieces[language].toss?.head ?? content.headline) : content.headline),
    kicker: `${Math.min(MOST_DICE, dice)} ${sides ?? USUAL.sides}`,
    ...(primary ? { primary } : {}),
    ...(secondary ? { secondary } : {}),
  }
}
