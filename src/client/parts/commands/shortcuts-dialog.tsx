import { Button } from '#client/ui/button.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { Modal } from '#client/ui/modal.tsx'

export type ShortcutGroup = { title: string; rows: readonly { keys: readonly string[]; what: string }[] }

/** Every shortcut of a screen, as they are told to people. */
export function ShortcutsDialog({ groups, onClose }: { groups: readonly ShortcutGroup[]; onClose: () => void }) {
  const done = (
    <Button size="regular" onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Modal open onClose={onClose} title="Keyboard shortcuts" width="list" footer={done}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {groups.map(({ title, rows }) => (
          <div key={title} className="grid content-start gap-1">
            <h3 className="font-medium text-ink-2 text-xs">{title}</h3>
            <dl>
              {rows.map(({ keys, what }) => (
                <div
                  key={what}
                  className="flex min-h-8 items-center justify-between gap-4 border-line border-b py-1 text-[13px] last:border-0"
                >
                  <dt>{what}</dt>
                  <dd className="inline-flex shrink-0 items-center gap-2.5">
                    {keys.map((key) => (
                      <Kbd key={key} keys={key} isTold />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Modal>
  )
}
