/** The word on the key: ⌘ where there is one, else Ctrl. */
export function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}

const signs: Record<string, string> = {
  Shift: '⇧',
  Enter: '↵',
  Backspace: '⌫',
  Esc: 'esc',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
}

/** A key combination such as 'Mod+K', or two keys after each other: 'G P'. Where there is only a finger it is left out. */
export function Kbd({ keys }: { keys: string }) {
  const [first = '', second] = keys.split(' ')
  return (
    <span className="inline-flex items-center gap-1 pointer-coarse:hidden">
      <Combination keys={first} />
      {second && (
        <>
          <span className="text-ink-3 text-xs">then</span>
          <Combination keys={second} />
        </>
      )}
    </span>
  )
}

function Combination({ keys }: { keys: string }) {
  return keys.split('+').map((key) => (
    <kbd
      key={key}
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-line bg-panel-2 px-1 font-mono text-[11px] text-ink-2"
    >
      {key === 'Mod' ? modKey() : (signs[key] ?? key)}
    </kbd>
  ))
}
