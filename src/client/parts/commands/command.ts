import type { IconName } from '#client/ui/icon.tsx'

export type Command = {
  id: string
  label: string
  icon: IconName
  /** shown in the icon's place: the address of a picture */
  picture?: string | null
  keys?: string
  /** a word on what it does, where there are no keys */
  hint?: string
  /** where it leads, for those that can also be opened in a new tab */
  href?: string
  run: () => void
}

export type CommandGroup = { label: string; commands: Command[] }

/** The commands whose words all begin somewhere in the label. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => {
    const text = ` ${label.toLowerCase()}`
    return words.every((word) => text.includes(` ${word}`) || (word.length > 2 && text.includes(word)))
  })
}

/** The groups that still have something to offer. */
export function foundIn(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({ label, commands: matching(commands, query) }))
    .filter(({ commands }) => commands.length > 0)
}

/** A label in three parts: before what was typed, what was typed, after it. */
export function emphasised(label: string, query: string): [string, string, string] {
  const typed = query.trim()
  const at = typed === '' ? -1 : label.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return [label, '', '']
  return [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)]
}
