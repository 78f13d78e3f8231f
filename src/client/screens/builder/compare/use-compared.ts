import { useEffect, useMemo } from 'react'
import { comparePages, type Differences, type Side } from '#client/parts/compare/compared.ts'
import type { Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { htmlOf } from '../versions/called.ts'
import type { Compared } from '../view.ts'
import { useWorkbench } from '../workbench-context.ts'

export type ComparedVersions = Differences & {
  versions: Record<Side, Version | null>
  /** null while it is not loaded */
  html: Record<Side, string | null>
}

/** The two versions, their pages as soon as they are here, and what differs between them. */
export function useCompared(numbers: Compared): ComparedVersions {
  const before = useSide(numbers.before)
  const after = useSide(numbers.after)
  const found = useMemo(() => comparePages(before.html, after.html), [before.html, after.html])
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
