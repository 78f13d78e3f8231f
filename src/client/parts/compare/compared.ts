import { compareSections, type ComparedSection, type Comparison } from '#design/compare-sections.ts'
import { openDocument } from '#design/document.ts'
import type { PageDocument } from '#design/types.ts'
import { elementPath } from '../preview/element-path.ts'

export type Side = 'before' | 'after'

/** Walks to the next or the previous difference. */
export type CompareHandle = { step: (direction: 1 | -1) => void }

/** A section of the comparison, and where the frames find it. */
export type ComparedRow = ComparedSection & { key: string; paths: Record<Side, string | null> }

/** What differs between two pages. */
export type Differences = {
  /** null while one of the two is not here */
  comparison: Comparison | null
  rows: ComparedRow[]
}

const unknown: Differences = { comparison: null, rows: [] }

/** What differs between two pages, section by section; null stands for a page that is not loaded. */
export function comparePages(before: string | null, after: string | null): Differences {
  if (before === null || after === null) return unknown
  const documents = { before: openDocument(before), after: openDocument(after) }
  const comparison = compareSections(documents.before, documents.after)
  return { comparison, rows: comparison.sections.map((section) => placed(section, documents)) }
}

function placed(section: ComparedSection, documents: Record<Side, PageDocument>): ComparedRow {
  const { before, after } = section
  return {
    ...section,
    key: `${before?.key ?? ''} ${after?.key ?? ''}`,
    paths: {
      before: before && elementPath(documents.before, before.key),
      after: after && elementPath(documents.after, after.key),
    },
  }
}
