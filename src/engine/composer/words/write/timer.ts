import { lengthIn } from '../../../understanding/app-lengths.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

/** Minutes of a phase of which nobody said how long it is. */
const USUAL = '5'

/** A timer with the phases that were listed, each with its length in minutes, or with the lengths that were named. */
export function writeTimer(content: SectionContent, app: AppReading, { request, language }: Brief): SectionContent {
  const phases = app.lists.find(({ cue }) => cue === 'entries')?.entries
  if (phases)
    return {
      ...content,
      // there is no length to choose
      lead: app.context === '' ? undefined : content.lead,
      items: withUnits(phases, language).map((entry): Item => {
        const length = lengthIn(entry, language)
        return { title: capital(length?.rest || entry), meta: length ? shown(length.minutes) : USUAL }
      }),
    }
  const lengths = lengthsIn(request, language)
  return lengths.length > 0 ? { ...content, items: lengths.map((title): Item => ({ title })) } : content
}

/** 'soft 5 min, MEDIUM 7, HARD 10': a number that ends a phase is in the unit of the others. */
function withUnits(phases: readonly string[], language: Brief['language']): string[] {
  const [unit] = phases.flatMap((entry) => (lengthIn(entry, language) ? (/\d\s*(\p{L}+)/u.exec(entry)?.[1] ?? []) : []))
  return phases.map((entry) => (unit && !lengthIn(entry, language) && /\d$/.test(entry) ? `${entry} ${unit}` : entry))
}

/** '0.5' */
const shown = (minutes: number) => String(Number(minutes.toFixed(2)))

const MOST_LENGTHS = 6

/** '12 minutes', '90 min': the lengths that a request names, in its order. */
function lengthsIn(request: string, language: Brief['language']): string[] {
  const found: string[] = []
  for (let rest = request, next = lengthIn(rest, language); next; next = lengthIn(rest, language)) {
    const said = shown(next.minutes)
    if (!found.includes(said)) found.push(said)
    rest = rest.slice(next.end)
  }
  return found.slice(0, MOST_LENGTHS)
}
