import type { ProjectContent } from '#api/project-content.ts'
import type { Change } from '../editor/change.ts'
import { finishRestore, switchPage } from '../builder/restore.ts'
import { reduce } from '../builder/builder.ts'
import { storePage } from '../builder/stored.ts'
import type { BuilderState } from '../builder/types.ts'

/**
 * What was done here and has not reached the server yet, done again over what the server has.
 * @param before the builder as it was on screen: it has the page that is put back
 */
export function replay(builder: BuilderState, change: Change, before: BuilderState): BuilderState {
  switch (change.kind) {
    case 'mode':
      return reduce(builder, { type: 'mode-chosen', mode: change.mode })
    case 'page-added':
      return reduce(builder, { type: 'page-added', name: change.name })
    case 'page-renamed':
      return reduce(builder, { type: 'page-renamed', from: change.from, to: change.to })
    case 'page-deleted':
      return reduce(builder, { type: 'page-deleted', name: change.name })
    case 'page-returned': {
      const page = [...builder.leftOut, ...before.pages].find(({ name }) => name === change.name)
      const empty = { name: change.name, html: '', version: null }
      return reduce(builder, { type: 'page-returned', page: page ?? empty, index: change.index })
    }
    case 'page-moved':
      return reduce(builder, { type: 'page-moved', name: change.name, index: change.index })
    case 'home-chosen':
      return reduce(builder, { type: 'home-chosen', name: change.name, former: change.former })
    case 'restored':
      if (change.scope === 'page') return switchPage(builder, change.version, htmlOf(before, change.version))
      return { ...finishRestore({ ...builder, restoring: change.version }), restoring: builder.restoring }
    case 'restore-undone':
      return reduce(builder, { type: 'restore-undone', page: change.page })
    case 'version-named':
      return reduce(builder, { type: 'version-named', version: change.version, name: change.name })
    case 'page-stored':
      // What the server puts together anew is not shown half.
      return change.preferred ? builder : storePage(builder, change)
  }
}

/** The page of a version that is on screen, or was loaded. */
function htmlOf({ pages, versions }: BuilderState, id: string): string {
  const shown = pages.find(({ version }) => version === id)
  const version = versions.find((point) => point.id === id)
  return shown?.html ?? version?.pageData?.[version.page] ?? ''
}

/** Whether the server shows what a change wanted: its first answer was lost, and the second try was refused. */
export function isThere({ pages, mode, versions }: ProjectContent, change: Change): boolean {
  const has = (name: string) => pages.some((page) => page.name === name)
  switch (change.kind) {
    case 'mode':
      return mode === change.mode
    case 'page-added':
    case 'page-returned':
      return has(change.name)
    case 'page-renamed':
      return has(change.to) && !has(change.from)
    case 'page-moved':
      return pages[change.index]?.name === change.name
    case 'home-chosen':
      return has(change.former) && !has(change.name)
    case 'page-deleted':
      return !has(change.name)
    case 'page-stored':
      return versions.some(({ id }) => id === change.id)
    case 'version-named':
      return versions.some(({ id, name }) => id === change.version && name === change.name)
    default:
      return false
  }
}
