import { useEffect, useMemo } from 'react'
import { compareSections, type ComparedSection, type Comparison } from '#design/compare-sections.ts'
import { openDocument } from '#design/document.ts'
import type { PageDocument } from '#design/types.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import type { Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { htmlOf } from '../versions/called.ts'
import type { Compared } from '../view.ts'
import { useWorkbench } from '../workbench-context.ts'

export type Side = 'before' | 'after'

/** A section of the comparison, and where the frames find it. */
export type ComparedRow = ComparedSection & { key: string; paths: Record<Side, string | null> }

export type ComparedVersions = {
  versions: Record<Side, Version | null>
  /** null while it is not loaded */
  html: Record<Side, string | null>
  comparison: Comparison | null
  rows: ComparedRow[]
}

const none: ComparedRow[] = []

/** The two versions, their pages as soon as they are here, and what differs between them. */
export function useCompared(numbers: Compared): ComparedVersions {
  const before = useSide(numbers.before)
  const after = useSide(numbers.after)
  const found = useMemo(() => {
    if (before.html === null || after.html === null) return { comparison: null, rows: none }
    const documents = { before: openDocument(before.html), after: openDocument(after.html) }
    const comparison = compareSections(documents.before, documents.after)
    return { comparison, rows: comparison.sections.map((section) => placed(section, documents)) }
  }, [before.html, after.html])
  return {
    versions: { before: before.version, after: after.version },
    html: { before: before.html, after: after.html },
    ...found,
  }
}

function useSide(number: number): { version: Version | null; html: string | null } {
  const { editor, page } = useWorkbench()
  const version = useBuilder(
    (builder) => builder.versions.find((each) => each.page === page && each.number === number) ?? null,
  )
  const html = useBuilder((builder) => version && htmlOf(builder, version))
  const missing = version && html === null ? version.id : null
  useEffect(() => {
    if (missing !== null) editor.need(missing)
  }, [editor, missing])
  return { version, html }
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
