import { hasPopup } from '#client/ui/keys.ts'
import { useKeys } from '#client/ui/use-keys.ts'
import { contextOf, press } from '../actions/action.ts'
import { screenKeys } from '../actions/screen-keys.ts'
import { useWorkbench } from '../workbench-context.ts'

const keys = new Set(screenKeys.flatMap((action) => action.keys ?? []))

/** The keys that hold everywhere in the builder. Esc does so even while one writes, but never what a popup closes with it. */
export function Keys(): null {
  const workbench = useWorkbench()
  const hear = (key: string) => (event: KeyboardEvent) =>
    key === 'Escape' && hasPopup() ? false : press(screenKeys, key, contextOf(workbench), event)
  useKeys(Object.fromEntries([...keys].map((key) => [key, hear(key)])), { isFirst: true, always: ['Escape'] })
  return null
}
