import { mostPlanned } from '../../../understanding/app-amounts.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { capital } from '../read/source.ts'

/** So many play where nobody said how many. */
const USUAL = 8

/** A row for each team, by the names that were listed or by number; they meet once or twice. */
export function writeLeague(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const { amounts = {}, traits = [] } = app.planned ?? {}
  const named = app.lists.find(({ cue }) => cue === 'people')?.entries.map(capital)
  const team = appUi[language].team ?? ''
  const teams = named ?? Array.from({ length: amounts.teams ?? USUAL }, (_, at) => `${team} ${at + 1}`)
  return {
    ...content,
    // by this the script knows how often they meet
    kicker: traits.includes('twice') ? '2' : '1',
    items: teams.slice(0, mostPlanned.league.teams).map((title): Item => ({ title })),
  }
}
