import { useEffect, useMemo } from 'react'
import { compareSections } from '#design/compare-sections.ts'
import { openDocument } from '#design/document.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { htmlOf } from './called.ts'
import { takeBack } from './take-back.ts'

const since = {
  changed: 'Changed since',
  removed: 'No longer on the page',
  moved: 'The same, elsewhere',
  same: 'The same',
  added: '',
} as const

/** The sections of an older version; each that differs from the page now can be taken back by itself. */
export function TakeSectionDialog({ version: id, onClose }: { version: string; onClose: () => void }) {
  const { editor, page, look } = useWorkbench()
  const version = useBuilder((builder) => builder.versions.find((each) => each.id === id))
  const older = useBuilder((builder) => version && htmlOf(builder, version))
  const now = useBuilder((builder) => pageNamed(builder, page).html)
  useEffect(() => editor.need(id), [editor, id])
  const rows = useMemo(
    () =>
      older
        ? compareSections(openDocument(older), openDocument(now)).sections.filter(({ change }) => change !== 'added')
        : [],
    [older, now],
  )
  if (!version) return null

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sections of version ${version.number}`}
      description="The one you take back replaces what became of it. Everything else stays as it is now, the theme too."
    >
      {older === null && <p className="text-[13px] text-ink-2">Loading version {version.number}…</p>}
      <ul className="divide-y divide-line">
        {rows.map(({ label, change, before }) => (
          <li key={before?.key} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-[13px]">{label}</span>
              <span className="block text-[12px] text-ink-2">{since[change]}</span>
            </span>
            {(change === 'changed' || change === 'removed') && (
              <Button
                className="max-md:h-10"
                aria-label={`Take ${label} back`}
                onClick={() => {
                  onClose()
                  look({ version: null })
                  if (before) takeBack(editor, version, before.key)
                }}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {older !== null && rows.every(({ change }) => change === 'same' || change === 'moved') && (
        <p className="mt-2 text-[13px] text-ink-2">Every section is on the page now as it was then.</p>
      )}
    </Dialog>
  )
}
