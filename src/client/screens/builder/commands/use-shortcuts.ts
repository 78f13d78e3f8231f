import { useKeys } from '#client/ui/use-keys.ts'
import { hasPopup } from '#client/ui/keys.ts'
import type { Workbench } from '../workbench-context.ts'

/** The keys that hold everywhere in the builder. Esc leaves Compare, and stops even while one writes, but never what a popup closes with it. */
export function useShortcuts({ editor, open, view, look }: Workbench): void {
  useKeys(
    {
      'Mod+K': () => open({ kind: 'palette' }),
      '?': () => open({ kind: 'shortcuts' }),
      Escape() {
        if (hasPopup()) return false
        return view.compare ? look({ compare: null }) : editor.stop()
      },
    },
    { isFirst: true, always: ['Escape'] },
  )
}
