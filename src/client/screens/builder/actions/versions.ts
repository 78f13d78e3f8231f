import { pageNamed } from '#client/state/builder/pages.ts'
import type { Version } from '#client/state/builder/types.ts'
import { versionsOf } from '#client/state/builder/versions.ts'
import { comparedOf, pairToCompare } from '../compare/pair.ts'
import type { Action, ActionContext } from './action.ts'
import { waitReason } from './reasons.ts'

const pairOf = ({ builder, page, view }: ActionContext) =>
  pairToCompare(versionsOf(builder, page), pageNamed(builder, page).version, view.version)

export const showVersions: Action = {
  id: 'versions',
  icon: 'history',
  label: 'Versions…',
  disabledReason: ({ builder, page }) => (versionsOf(builder, page).length > 0 ? null : 'No version is stored yet.'),
  run: ({ open }) => open({ kind: 'versions' }),
}

/** What is looked at beside the version before it. */
export const compareVersions: Action = {
  id: 'compare',
  icon: 'columns',
  label: 'Compare',
  disabledReason: (context) => (pairOf(context) ? null : 'There is one version only.'),
  run(context) {
    context.editor.saveDirectEdits()
    const compare = pairOf({ ...context, builder: context.editor.store.get() })
    if (compare) context.look({ compare })
  },
}

export const closeCompare: Action = {
  id: 'close-compare',
  icon: 'close',
  label: 'Close',
  keys: ['Escape'],
  disabledReason: ({ view }) => (view.compare ? null : 'Nothing is compared.'),
  run: ({ look }) => look({ compare: null }),
}

/** What can be done with one version: with the page on the screen, and with the page as it stands. */
export function actionsOf({ id, number, name }: Version): { toLook: Action[]; toChange: Action[] } {
  const currentOf = ({ builder, page }: ActionContext) => pageNamed(builder, page).version
  const isCurrent = (context: ActionContext) => (id === currentOf(context) ? 'This is the current version.' : null)
  const isCurrentOrBusy = (context: ActionContext) => isCurrent(context) ?? busyReason(context)
  const toLook: Action[] = [
    {
      id: `look-at-${id}`,
      icon: 'eye',
      label: 'Look at it',
      run: (context) => context.look({ version: isCurrent(context) ? null : number, compare: null }),
    },
    {
      id: `compare-${id}`,
      icon: 'columns',
      label: 'Compare with current',
      disabledReason: (context) =>
        isCurrent(context) ?? (currentOf(context) === null ? 'There is nothing to compare it with.' : null),
      run(context) {
        context.editor.saveDirectEdits()
        const builder = context.editor.store.get()
        const current = builder.versions.find((each) => each.id === currentOf({ ...context, builder }))
        if (current) context.look({ compare: comparedOf(number, current.number) })
      },
    },
    {
      id: `name-${id}`,
      isChange: true,
      icon: 'pencil',
      label: name === null ? 'Name this version…' : 'Rename this version…',
      run: ({ open }) => open({ kind: 'name-version', version: id }),
    },
  ]
  const toChange: Action[] = [
    { ...switchTo(id), disabledReason: isCurrentOrBusy },
    {
      id: `take-section-${id}`,
      isChange: true,
      icon: 'layers',
      label: 'Take back a section…',
      disabledReason: isCurrentOrBusy,
      run: ({ open }) => open({ kind: 'take-section', version: id }),
    },
  ]
  return { toLook, toChange }
}

/** Makes an older version the page again. */
export const switchTo = (version: string): Action => ({
  id: `switch-to-${version}`,
  isChange: true,
  icon: 'history',
  label: 'Switch to this version',
  disabledReason: busyReason,
  run({ editor, look }) {
    look({ version: null, compare: null })
    editor.switchTo(version)
  },
})

function busyReason({ builder }: ActionContext): string | null {
  return builder.turn !== null || builder.restoring !== null ? waitReason : null
}
