import { mostPlanned } from '../../../understanding/app-amounts.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, Link, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { capital } from '../read/source.ts'

/** So many tables, seats at each, and guests, where nobody said how many. */
const USUAL = { tables: 8, seats: 8, guests: 8 }
const LEAST_SEATS = 2

/** Tables with their seats, and who is to sit there: by name or by number; what was not said follows from the rest. */
export function writeSeating(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const { amounts = {}, traits = [] } = app.planned ?? {}
  const { table = '', guest = '' } = appUi[language]
  const named = app.lists.find(({ cue }) => cue === 'people')?.entries.map(capital)
  const people = named?.length ?? amounts.people
  const { tables, seats } = room(people, amounts)
  const guests = named ?? Array.from({ length: people ?? USUAL.guests }, (_, at) => `${guest} ${at + 1}`)
  return {
    ...content,
    // by this the script knows how the tables stand
    kicker: traits.includes('long') ? 'long' : 'round',
    links: guests.map((label): Link => ({ label, href: '#main' })),
    items: Array.from({ length: tables }, (_, at): Item => ({ title: `${table} ${at + 1}`, meta: String(seats) })),
  }
}

/** As many tables and seats as were said, else as many as there are people for. */
function room(
  people: number | undefined,
  said: { tables?: number; seats?: number },
): { tables: number; seats: number } {
  const most = { tables: mostPlanned.seating.tables ?? 0, seats: mostPlanned.seating.seats ?? 0 }
  const shared = said.tables && people ? Math.ceil(people / said.tables) : USUAL.seats
  const seats = said.seats ?? Math.min(most.seats, Math.max(LEAST_SEATS, shared))
  const needed = people ? Math.ceil(people / seats) : USUAL.tables
  return { tables: Math.min(most.tables, said.tables ?? needed), seats }
}
