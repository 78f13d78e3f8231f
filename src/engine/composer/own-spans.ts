import type { AppReading } from '../understanding/apps.ts'
import { isSmallTool } from '../understanding/small-tools.ts'
import type { Brief, Span } from './types.ts'

/** Screens that show what was listed in fields, where no text of the page has it. */
const inFields = new Set<string>(['split', 'tally', 'timer', 'calculator', 'league', 'seating', 'rota', 'game'])

/** The pieces of a request that are lists of an app which shows them, or ask for what it does by itself. */
export const spansOfApp = ({ app, door, specified }: Pick<Brief, 'app' | 'door' | 'specified'>): readonly Span[] =>
  specified ?? (app && showsListed(app) ? listedSpans(app) : (door?.served ?? []))

const showsListed = ({ groups, wishes, records, screen }: AppReading): boolean =>
  [groups, wishes, records].some((own) => own !== undefined) || inFields.has(screen) || isSmallTool(screen)

/** A register is called after whom it is for, beside what is kept there. */
const listedSpans = ({ lists, served = [], records, span }: AppReading): Span[] => [
  ...lists,
  ...served,
  ...(records ? [span] : []),
]

/** Whether a piece of a request is one of them. */
export const isOfApp = (brief: Pick<Brief, 'app' | 'door' | 'specified'>, { start, end }: Span): boolean =>
  spansOfApp(brief).some((span) => start >= span.start && end <= span.end)
