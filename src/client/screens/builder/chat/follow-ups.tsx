import { requestedPage } from '#rules/page-requests.ts'
import { useWorkbench } from '../workbench-context.ts'

type FollowUpsProps = {
  page: string
  prompts: string[]
  /** which of them the pointer or the focus is on */
  onPoint?: (index: number | null) => void
}

/** What one could say next; a press says it. What asks for a further page of the site is said on that page. */
export function FollowUps({ page, prompts, onPoint }: FollowUpsProps) {
  const { editor, look } = useWorkbench()
  function say(prompt: string) {
    const wanted = requestedPage(prompt)
    if (wanted === null) return editor.send(page, prompt)
    editor.addPage(wanted)
    look({ page: wanted })
    return editor.send(wanted, prompt)
  }
  return (
    <ul aria-label="Suggestions" className="mt-2 flex flex-wrap gap-1.5">
      {prompts.map((prompt, index) => (
        <li key={prompt}>
          <button
            type="button"
            onClick={() => say(prompt)}
            onPointerEnter={() => onPoint?.(index)}
            onPointerLeave={() => onPoint?.(null)}
            onFocus={() => onPoint?.(index)}
            onBlur={() => onPoint?.(null)}
            className={
              'min-h-7 rounded-full border border-line px-3 py-1 text-left text-[12px] text-ink-2 leading-[18px] ' +
              'transition-colors duration-150 hover:bg-panel-2 hover:text-ink active:bg-accent-soft max-md:min-h-10'
            }
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  )
}
