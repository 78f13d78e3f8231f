import { Dialog } from '#client/ui/dialog.tsx'
import { Kbd } from '#client/ui/kbd.tsx'

/** Every shortcut of the builder, as they are told to people. */
const shortcuts: { keys: string[]; what: string }[] = [
  { keys: ['Enter'], what: 'Send the message' },
  { keys: ['Shift+Enter'], what: 'Begin a new line' },
  { keys: ['Mod+Enter'], what: 'Send, always' },
  { keys: ['Esc'], what: 'Stop what is being made' },
  { keys: ['Mod+K'], what: 'Commands' },
  { keys: ['?'], what: 'This list' },
  { keys: ['←', '→'], what: 'Walk a toolbar; move the line between chat and page' },
  { keys: ['Tab'], what: 'On to the next group; a toolbar is one stop' },
]

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2 text-[13px]">
            <dt className="text-ink-2">{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key} keys={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
