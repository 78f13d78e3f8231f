import { fileName } from '#design/clean.ts'
import { useShown } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { fileSize } from '../words.ts'

/** The file that is shown: its name, its size, its lines. */
export function CodeFacts() {
  const { page } = useWorkbench()
  const html = useShown().html ?? ''
  return (
    <p className="flex min-w-0 items-baseline gap-1.5 whitespace-nowrap">
      <span className="truncate text-[13px] text-ink-2">{fileName(page)}.html</span>
      <span className="text-[12px] text-ink-3 tabular-nums @max-[560px]/bar:hidden">
        {fileSize(new Blob([html]).size)} · {html.split('\n').length.toLocaleString('en')} lines
      </span>
    </p>
  )
}
