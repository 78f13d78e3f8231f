const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The word on the key: ⌘ where there is one, else Ctrl. */
export const modKey = (): string => (isMac() ? '⌘' : 'Ctrl')

/** What stands on the keys that are called otherwise in code. */
const names: Record<string, string> = { ArrowLeft: '←', ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', Escape: 'Esc' }

/** What stands on the keys of a Mac; other keyboards have words. */
const signs: Record<string, string> = { Shift: '⇧', Enter: '↵', Backspace: '⌫', Delete: '⌦', Escape: 'esc' }

/** A combination as this keyboard has it, in the order in which its makers write it: ⇧ ⌘ Z, Ctrl Shift Z. */
export function keysShown(keys: string): string[] {
  const parts = keys
    .split('+')
    .map((key) => (key === 'Mod' ? modKey() : ((isMac() ? signs[key] : undefined) ?? names[key] ?? key)))
  return isMac() ? parts : parts.toSorted((one, other) => Number(other === 'Ctrl') - Number(one === 'Ctrl'))
}

/** The same for `aria-keyshortcuts`, which knows no keys after each other. */
export function keysSpoken(keys: string): string | undefined {
  if (keys.includes(' ')) return undefined
  return keys
    .split('+')
    .map((key) => (key === 'Mod' ? (isMac() ? 'Meta' : 'Control') : key))
    .join('+')
}

/**
 * A key combination such as 'Mod+K', or two keys after each other: 'G P'. Where there is only a finger it is left out,
 * unless the keys are what is told.
 */
export function Kbd({ keys, isTold = false }: { keys: string; isTold?: boolean }) {
  const [first = '', second] = keys.split(' ')
  return (
    <span className={`inline-flex items-center gap-1 ${isTold ? '' : 'pointer-coarse:hidden'}`}>
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
  return keysShown(keys).map((key) => (
    <kbd
      key={key}
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-line bg-panel-2 px-1 font-mono text-[11px] text-ink-2"
    >
      {key}
    </kbd>
  ))
}
