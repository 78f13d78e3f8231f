import type { IconName } from '#client/ui/icon.tsx'

export type Command = {
  id: string
  label: string
  /** what it can also be found by */
  search?: string
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

export type CommandGroup = { label: string; items: Command[] }

/** Whether all words that were typed begin somewhere in what it is called; longer ones may stand inside of a word. */
export function isMatch({ label, search = '' }: Pick<Command, 'label' | 'search'>, query: string): boolean {
  const text = ` ${label} ${search}`.toLowerCase()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.includes(` ${word}`) || (word.length > 2 && text.includes(word)))
}

/** A label in three parts: before what was typed, what was typed, after it. */
export function emphasised(label: string, query: string): [string, string, string] {
  const typed = query.trim()
  const at = typed === '' ? -1 : label.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return [label, '', '']
  return [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)]
}
