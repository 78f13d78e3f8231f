import { markAccessibility } from './accessibility.ts'
import { markConformance } from './conformance.ts'
import { markCoverage } from './coverage.ts'
import { markDesign } from './design.ts'
import { failedGates } from './gates.ts'
import { markLinks } from './links.ts'
import { readPage } from './read-page.ts'
import { markResponsive } from './responsive.ts'
import { score } from './score.ts'
import { markStructure } from './structure.ts'
import { markStyling } from './styling.ts'
import type { Expectation, Measured, Score } from './types.ts'

export type Evidence = {
  expected: Expectation
  /** whether a class means something to Tailwind */
  compiles: (name: string) => boolean
  /** errors of an HTML validator; null where none was at hand */
  errors: readonly string[] | null
  /** what a browser found; null without one */
  measured: Measured | null
}

/** The quality of a page (0 to 100) with what cost it points. Pure. */
export function scorePage(html: string, { expected, compiles, errors, measured }: Evidence): Score {
  const page = readPage(html)
  return score(
    {
      conformance: errors && markConformance(errors, page.nodes.length),
      accessibility: measured && markAccessibility(measured.axe),
      responsive: measured && markResponsive(measured),
      styling: markStyling(page, compiles),
      links: markLinks(page),
      structure: markStructure(page, expected.language),
      coverage: markCoverage(page, expected, measured?.colors),
      design: markDesign(page, measured),
    },
    failedGates(page, measured),
  )
}
