import { counted } from '#rules/listed.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Reading } from './import-client.ts'

/** Pages of a zip that could not come in beside the others, each with its reason. */
export function Refused({ refused }: Pick<Reading, 'refused'>) {
  const count = refused.reduce((sum, line) => sum + line.count, 0)
  return (
    <details
      className="group rounded-xl border border-line bg-panel-2 px-4 py-3 text-[13px]"
      open={refused.length <= 3}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="error" size={16} className="shrink-0 text-ink-2" />
        {counted(count, 'page')} stayed out
        <Icon
          name="chevron-right"
          size={14}
          className="ml-auto text-ink-3 transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mt-2 grid max-h-40 gap-1.5 overflow-y-auto pl-6 text-ink-2">
        {refused.map(({ file, reason }) => (
          <li key={file} className="wrap-anywhere">
            <span className="text-ink">{file}</span>: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
