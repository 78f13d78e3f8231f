import type { AloneReading } from '../../../../understanding/alone/types.ts'
import type { Brief, Item, SectionContent, Text } from '../../../types.ts'
import { aloneWording } from '../../phrases/alone.ts'
import { pieces } from '../../phrases/pieces.ts'
import { slotWords } from '../../phrases/slots.ts'
import { ui } from '../../phrases/ui.ts'
import { voiceWords } from '../../phrases/voice-words.ts'
import { ownerOf } from '../../read/alone.ts'
import { capital } from '../../read/source.ts'
import { buttonsOf, linkTo, partsOf, spokenOf } from './asked-parts.ts'

const LEAST = 1
const MOST = 4
const USUAL = 3
const POINTS = 1
const MOST_POINTS = 6
const LONGEST_LABEL = 24

/** Cards of plans, as many as were counted or named, one of them raised where that was said. */
export function writePlans(alone: AloneReading, brief: Brief): SectionContent {
  const { language } = brief
  const says = aloneWording[language]
  const names = partsOf(alone, 'entry')
    .filter(({ words }) => words !== '"')
    .flatMap(({ labels }) => labels.map(capital))
  const count = Math.min(MOST, Math.max(LEAST, names.length || (alone.count ?? USUAL)))
  const points = Math.min(MOST_POINTS, partsOf(alone, 'points')[0]?.count ?? POINTS)
  const raised = raisedAt(alone, names, count)
  const titles = names.length > 0 ? names : samples(count, brief)
  const [said] = buttonsOf(alone, [])
  const [headline] = [...partsOf(alone, 'headline').flatMap(({ labels }) => labels), ...spokenOf(alone)]
  return {
    headline: headline ?? ownerOf(alone) ?? says.plans,
    ...(names.length > 0 ? {} : { lead: says.examples }),
    items: titles.map((title, at) => ({
      ...planOf(title, points, brief),
      ...(said ? { link: linkTo(said) } : {}),
      ...(at === raised ? { featured: true } : {}),
    })),
    fields: [],
  }
}

function raisedAt({ raised, raisedBy }: AloneReading, names: readonly string[], count: number): number | null {
  if (raisedBy) return names.findIndex((name) => name.toLowerCase() === raisedBy.toLowerCase())
  if (raised === null) return null
  if (raised === 'second') return Math.min(1, count - 1)
  return raised === 'first' ? 0 : raised === 'last' ? count - 1 : Math.floor((count - 1) / 2)
}

/** Names that are examples, from the smallest to the largest. */
function samples(count: number, { language }: Brief): string[] {
  const words = ui[language]
  const three = [words['plan-small'] ?? '', words['plan-middle'] ?? '', words['plan-large'] ?? '']
  return count === 2 ? [three[0] ?? '', three[2] ?? ''] : [...three, `${three[2]} +`].slice(0, count)
}

function planOf(title: string, count: number, { language }: Brief): Item {
  const { choose: phrase, thisOne } = voiceWords[language].pricing
  const label = phrase.replace('{name}', () => title)
  const price = pieces[language]['pricing-table']?.items?.[0]?.split('|')[3]?.trim().replace(/^\?/, '')
  const point: Text = { placeholder: aloneWording[language].addPoint }
  return {
    title,
    price: { placeholder: price ?? slotWords[language].price },
    points: Array.from({ length: count }, () => point),
    link: linkTo(label.length <= LONGEST_LABEL ? label : thisOne),
  }
}
