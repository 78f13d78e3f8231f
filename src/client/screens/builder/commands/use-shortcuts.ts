import { useKeys } from '#client/ui/use-keys.ts'
import { hasPopup } from '#client/ui/keys.ts'
import type { Workbench } from '../workbench-context.ts'

/** The keys that hold everywhere in the builder. Esc stops even while one writes, but never what a popup closes with it. */
export function useShortcuts({ editor, open }: Workbench): void {
  useKeys(
    {
      'Mod+K': () => open({ kind: 'palette' }),
      '?': () => open({ kind: 'shortcuts' }),
      Escape: () => (hasPopup() ? false : editor.stop()),
    },
    { isFirst: true, always: ['Escape'] },
  )
}
