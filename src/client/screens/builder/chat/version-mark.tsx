import { useBuilder } from '#client/state/store.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** Says that a version is the current one, or is the way to it. */
export function VersionMark({ version, isCurrent }: { version: string; isCurrent: boolean }) {
  const { editor } = useWorkbench()
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  if (isCurrent)
    return (
      <span className="ml-auto rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-text">
        Current version
      </span>
    )
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && editor.switchTo(version)}
      className={
        'ml-auto inline-flex h-7 items-center gap-1.5 rounded-[6px] border border-line px-2 font-medium text-ink-2 ' +
        'transition-colors duration-150 hover:bg-panel-2 hover:text-ink aria-disabled:cursor-not-allowed ' +
        'aria-disabled:opacity-45 max-md:h-10'
      }
    >
      <Icon name="history" size={14} />
      Switch to this version
    </button>
  )
}
