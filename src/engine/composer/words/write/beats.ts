import type { AppReading } from '../../../understanding/apps.ts'
import { type Drum, drumLabel, type DrumName, drumsIn, numbersOf } from '../../../understanding/small-tools.ts'
import type { Brief, Item, Link, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

/** What a kit has where no drums, or too few to play with, were named. */
const KIT: DrumName[] = ['kick', 'snare', 'hat', 'open-hat', 'clap', 'tom']
const FEWEST = 2
const LENGTHS = [8, 16, 32]
const USUAL = { steps: 16, tempo: '112' }
const LEAST_STEPS = 3
const MOST_STEPS = 64
const speed = /(?<![\d.,])(\d{2,3}) ?bpm\b/i

/** A row for each drum, by the names that were listed, the lengths of a pattern to choose from, and its speed. */
export function writeBeats(content: SectionContent, _: AppReading, { request, language }: Brief): SectionContent {
  const named = drumsIn(request, language)
  const kit = KIT.map((name): Drum => ({ name, label: drumLabel(name, language) }))
  const drums = named.length >= FEWEST ? named : kit
  const asked = numbersOf(request, language, 'steps').filter((count) => count >= LEAST_STEPS && count <= MOST_STEPS)
  return {
    ...content,
    kicker: String(asked.length > 0 ? Math.max(...asked) : USUAL.steps),
    note: speed.exec(request)?.[1] ?? USUAL.tempo,
    links: (asked.length > 0 ? asked : LENGTHS).map((count): Link => ({ label: String(count), href: '#main' })),
    // by its tag the script knows how a drum sounds
    items: drums.map(({ name, label }): Item => ({ title: capital(label), tag: name })),
  }
}
