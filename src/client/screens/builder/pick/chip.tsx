import { useStore } from 'zustand'
import { openDocument } from '#design/document.ts'
import { elementPath, keyAt } from '#client/parts/preview/element-path.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useWorkbench } from '../workbench-context.ts'
import type { Picked } from '#client/state/builder/types.ts'
import type { Chip } from './direct-edits.ts'

/** What the next message on this page is about, if anything was picked for it. */
export function useChip(page: string): Chip | null {
  const { directEdits } = useWorkbench()
  const chip = useStore(directEdits.state, (state) => state.chip)
  return chip?.page === page ? chip : null
}

/** The picked element as the page names it that is sent: keys of a page follow from its source alone. */
export function pickedOf(chip: Chip, html: string): Picked {
  const path = elementPath(openDocument(html, chip.document), chip.key)
  const key = path === null ? null : keyAt(openDocument(html), path)
  return { place: chip.place, says: chip.says, targets: key === null ? [] : [key] }
}

/** Names the element in the input; it can be taken out again. */
export function TargetChip({ chip }: { chip: Chip }) {
  const { directEdits } = useWorkbench()
  return (
    <div className="px-2 pt-2">
      <span className="inline-flex h-8 max-w-full items-center gap-2 rounded-lg bg-accent-soft pl-2.5 text-[12px] text-accent-text">
        <Icon name="pointer" size={14} />
        <span className="shrink-0 font-medium">{chip.place}</span>
        {chip.says !== '' && <span className="truncate">“{chip.says}”</span>}
        <IconButton
          icon="close"
          size={14}
          label={`Do not ask about ${chip.place}`}
          className="text-accent-text!"
          onClick={() => directEdits.ask(null)}
        />
      </span>
    </div>
  )
}
