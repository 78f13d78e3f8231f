/** The word on the key: ⌘ where there is one, else Ctrl. */
export function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}

/** A key combination such as 'Mod+K'. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="rounded-[4px] bg-panel-2 px-1 font-mono text-[11px] text-ink-2">
      {keys.replace('Mod', modKey())}
    </kbd>
  )
}
