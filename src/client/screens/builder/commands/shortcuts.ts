import type { ShortcutGroup } from '#client/parts/commands/shortcuts-dialog.tsx'
import type { Scope } from '../actions/action.ts'
import { controlKeys } from './control-keys.ts'
import { registry } from './registry.ts'

const groups: readonly { title: string; scopes: readonly Scope[] }[] = [
  { title: 'Anywhere', scopes: ['anywhere', 'dialog'] },
  { title: 'Chat', scopes: ['message', 'turn'] },
  { title: 'Page', scopes: ['toolbar', 'compare'] },
  { title: 'Code', scopes: ['code'] },
  { title: 'Change by hand', scopes: ['selecting', 'element'] },
]

/** Every key of the builder: those of its actions, and those that controls hear by themselves. */
export const allKeys: readonly { keys: readonly string[]; what: string; scope: Scope }[] = [
  ...registry.flatMap(({ keys = [], keysDo, label, scope = 'anywhere' }) =>
    keys.length > 0 ? [{ keys, what: keysDo ?? (typeof label === 'string' ? label : ''), scope }] : [],
  ),
  ...controlKeys.map(({ keys, keysDo, scope }) => ({ keys, what: keysDo, scope })),
]

/** The list of shortcuts, as it is told to people; keys that do the two ways of one thing share a row. */
export const builderShortcuts: readonly ShortcutGroup[] = groups.map(({ title, scopes }) => {
  const rows = new Map<string, readonly string[]>()
  for (const { keys, what, scope } of allKeys)
    if (scopes.includes(scope)) rows.set(what, [...(rows.get(what) ?? []), ...keys])
  return { title, rows: [...rows].map(([what, keys]) => ({ what, keys })) }
})
