import { IconButton } from '#client/ui/button.tsx'
import { useUndo } from './use-undo.ts'

const ways = [
  { way: 'undo', label: 'Undo', keys: 'Mod+Z' },
  { way: 'redo', label: 'Redo', keys: 'Shift+Mod+Z' },
] as const

/** Takes back what was done here, and does it again. Always there, so that nothing jumps. */
export function UndoButtons({ className }: { className?: string }) {
  const { step, ...next } = useUndo()
  return ways.map(({ way, label, keys }) => (
    <IconButton
      key={way}
      icon={way}
      label={label}
      hint={next[way] ?? undefined}
      keys={keys}
      className={className}
      disabledReason={next[way] === null ? `Nothing to ${way}.` : null}
      onClick={() => step(way)}
    />
  ))
}
