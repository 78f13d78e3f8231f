import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Item, SectionContent, Text } from '../../types.ts'
import { pieces } from '../phrases/pieces.ts'
import { slotWords } from '../phrases/slots.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import { countFor, poolItems } from './pool-items.ts'
import { offerTitles, roomFor, writeSection } from './section.ts'
import type { Voice } from './voice.ts'

/** More columns than this cannot be read side by side. */
const MOST_PLANS = 4
const HAS = '✓'
const LACKS = '–'

/** Plans beside one another: first the names, then their prices, then a row for each thing that they hold or lack. */
export function writeComparison(voice: Voice, asked: AskedSection | null): SectionContent {
  const { language, sections, offers } = voice.brief
  const content = writeSection(voice, 'comparison', null)
  const prices = sections.find(({ kind }) => kind === 'pricing')
  const given = (prices?.items ?? []).slice(0, MOST_PLANS)
  const count = countFor('pricing', prices?.count, [2, MOST_PLANS])
  const plans = given.length > 1 ? given : poolItems(voice, 'pricing', count, count)
  const own = asked && asked.items.length > 0 ? asked.items : offers
  const said = own.flatMap(({ title }) => (typeof title === 'string' ? [title] : []))
  const names = said.length > 2 ? said : usualRows(voice)
  const [least, most] = roomFor(voice)
  const shown = names.slice(0, Math.max(least, most) - 2)
  const price = slotWords[language].price
  const rows: Item[] = [
    { title: sectionLabels[language].comparison, points: plans.map(({ title }) => title) },
    {
      title: capital(price.replace(/^(?:Add|Ajouter le|Añadir|Legg til) | ergänzen$/i, '')),
      points: plans.map((plan): Text => plan.price ?? { placeholder: price }),
    },
    ...shown.map(
      (title, row): Item => ({ title, points: plans.map((_, plan) => tick(row, plan, shown.length, plans.length)) }),
    ),
  ]
  return {
    ...content,
    headline: asked ? capital(asked.words) : content.headline,
    lead: voiceWords[language].pricing.comparison,
    items: rows,
  }
}

/** What the trade's plans are told to hold, else the lines of the comparison that is drawn alone. */
function usualRows(voice: Voice): string[] {
  // no plan holds goods
  const goods = ['products', 'menu'].includes(domainWords(voice.brief.domain).offers)
  const offered = goods ? [] : offerTitles(voice)
  return offered.length > 2 ? offered : [...(pieces[voice.brief.language].comparison?.items ?? [])]
}

/** Each plan holds what the one before it holds, and more. */
const tick = (row: number, plan: number, rows: number, plans: number) =>
  row < Math.ceil(((plan + 1) * rows) / plans) ? HAS : LACKS
