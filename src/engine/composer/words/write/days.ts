import type { AppReading } from '../../../understanding/apps.ts'
import { countsDown, hasSavings, savingIn } from '../../../understanding/small-tools.ts'
import { pattern } from '#rules/pattern.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { capital } from '../read/source.ts'
import { isoDay } from './iso-day.ts'

const dates = pattern('giu')`
  (?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{4}(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)
  |(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|°)?\.? (?:de |of )?\p{L}{3,12}\.?,? (?:de |del )?\d{4}(?!\d)
  |\p{L}{3,12} \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)
`

/** The first day that a request names, where it is one. */
const dayIn = (request: string, language: Brief['language']): string | undefined =>
  (request.match(dates) ?? []).map((said) => isoDay(said, language)).find((day) => day !== null) ?? undefined

/** Days since one or until it, and what each of them saves where money is spoken of. */
export function writeDays(content: SectionContent, _: AppReading, { request, language }: Brief): SectionContent {
  const direction = countsDown(request, language) ? 'until' : 'since'
  const day = dayIn(request, language)
  const saving = savingIn(request, language)
  const cost = saving && {
    title: capital(saving.label),
    price: saving.amount.replace(',', '.'),
    unit: saving.sign || '–',
  }
  const usual = { title: appUi[language].amount ?? '', price: '0', unit: '–' }
  const items: Item[] = hasSavings(request, language) ? [cost ?? usual] : []
  // a day that was told is chosen
  const lead = day ? undefined : content.lead
  return { ...content, lead, kicker: day ? `${direction} ${day}` : direction, items }
}
