import { Icon } from '#client/ui/icon.tsx'

const accepted = '.html,.htm,.json,.zip,text/html,application/json,application/zip'

/** A place to choose files; the builder takes those that are dropped on it. */
export function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <label
      className={
        'grid cursor-pointer justify-items-center gap-3 rounded-2xl border border-edge border-dashed px-5 py-8 ' +
        'text-center transition-colors duration-150 hover:bg-panel-2 has-focus-visible:outline-2 ' +
        'has-focus-visible:outline-ring has-focus-visible:outline-offset-2 motion-reduce:transition-none'
      }
    >
      <input
        type="file"
        multiple
        accept={accepted}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-text">
        <Icon name="upload" size={20} />
      </span>
      <span className="grid gap-1">
        <span className="font-medium text-sm">Choose files</span>
        <span className="text-[13px] text-ink-2">
          HTML or JSON up to 20 MB, a zip of a site up to 100 MB. Or drop them anywhere.
        </span>
      </span>
    </label>
  )
}
