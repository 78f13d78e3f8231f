import type { ShortcutGroup } from '#client/parts/commands/shortcuts-dialog.tsx'
import { controlKeys } from './control-keys.ts'
import { registry } from './registry.ts'
import { type ActionScope, keyWords, type KeyWords } from './words.ts'

const groups: readonly { title: string; scopes: readonly ActionScope[] }[] = [
  { title: 'Anywhere', scopes: ['anywhere', 'dialog'] },
  { title: 'Chat', scopes: ['message', 'turn'] },
  { title: 'Page', scopes: ['toolbar', 'compare'] },
  { title: 'Code', scopes: ['code'] },
  { title: 'Comments', scopes: ['comments'] },
  { title: 'Change by hand', scopes: ['selecting', 'element'] },
]

/** Every key of the builder: those of its actions, and those that controls hear by themselves. */
export const allKeys: readonly ({ keys: readonly string[] } & KeyWords)[] = [
  ...registry.flatMap(({ id, keys }) => {
    const words = keyWords[id]
    return keys && words ? [{ keys, ...words }] : []
  }),
  ...controlKeys,
]

/** The list of shortcuts, as it is told to people; keys that do the two ways of one thing share a row. */
export const builderShortcuts: readonly ShortcutGroup[] = groups.map(({ title, scopes }) => {
  const rows = new Map<string, readonly string[]>()
  for (const { keys, what, scope } of allKeys)
    if (scopes.includes(scope)) rows.set(what, [...(rows.get(what) ?? []), ...keys])
  return { title, rows: [...rows].map(([what, keys]) => ({ what, keys })) }
})
